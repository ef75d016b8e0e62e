import { filterTerm } from '../../analysis.ts'
import { stem } from '../../stemmer.ts'
import { ActPositions } from '../format/positions.ts'
import { TEXT, wordTerm } from '../format/terms.ts'
import type { Posting } from '../read/posting.ts'
import { readRanks } from '../read/ranks.ts'
import type { Segment } from '../read/segment.ts'
import { closeness } from './closeness.ts'
import type { Nearness } from './plan.ts'
import type { Unit } from './units.ts'

/** How much a pair of words counts for being next to each other, in shares of the rarity of the more common one. */
export const PAIR_WEIGHT = 3
/** A pasted title has more words than its order needs. */
export const MOST_PAIRED = 12
/** Rectifications repeat the words of what they rectify. */
export const RECTIFICATION_SHARE = 0.75
/** No share of a leaf is larger (bm25.ts). */
const MOST_OF_LEAF = 2.2
/** By this word a signer begins to decide. */
export const DECIDING = 'resolve'
/** A preamble ends before this place, if the act has one. */
export const LONGEST_PREAMBLE = 250

/** What the words of a query tell of an act beyond how often it has them. */
export interface Rerank {
  units: Unit[]
  /** By unit. */
  rarities: number[]
  /** More than anything but a row can make of a score. */
  rowBonus: number
  seeksRectification: boolean
}

/** @param leaves The rarities of all that is scored, weighed. */
export function planRerank(units: Unit[], rarities: number[], leaves: number[]): Rerank {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    units,
    rarities,
    rowBonus: sum(leaves) * MOST_OF_LEAF + sum(rarities) * PAIR_WEIGHT,
    seeksRectification: units.some(({ word }) => stem(word).startsWith('retifica')),
  }
}

/**
 * Corrects the scores of some ascending acts of a segment, which are those by how often they have the words.
 * There are at most {@link MOST_ACTS}.
 */
export function rerank(
  segment: Segment,
  acts: Uint16Array,
  scores: Float64Array,
  plan: Rerank,
): void {
  if (acts.length === 0) return
  if (!plan.seeksRectification) lowerRectifications(segment, acts, scores)
  addPairs(segment, acts, scores, plan)
}

function lowerRectifications(segment: Segment, acts: Uint16Array, scores: Float64Array): void {
  const posting = segment.find(filterTerm.tipo_ato('retificacao'))
  if (posting === null) return
  const ranks = new Int32Array(acts.length)
  readRanks(posting, acts, acts.length, ranks)
  for (let i = 0; i < acts.length; i++) if (ranks[i]! >= 0) scores[i]! *= RECTIFICATION_SHARE
}

/** Where each act's signer begins to decide; 0 where none does. */
function preambleEnds(segment: Segment, acts: Uint16Array): number[] {
  return placesOf(segment, acts, [DECIDING]).map(([first = LONGEST_PREAMBLE]) =>
    first < LONGEST_PREAMBLE ? first : 0,
  )
}

function addPairs(
  segment: Segment,
  acts: Uint16Array,
  scores: Float64Array,
  { units, rarities }: Rerank,
): void {
  const preambles = preambleEnds(segment, acts)
  let before = placesOf(segment, acts, units[0]!.forms) // there are two at least
  for (let n = 1; n < Math.min(units.length, MOST_PAIRED); n++) {
    const places = placesOf(segment, acts, units[n]!.forms)
    const weight = PAIR_WEIGHT * Math.min(rarities[n - 1]!, rarities[n]!)
    for (let i = 0; i < acts.length; i++)
      scores[i]! += weight * closeness(before[i]!, places[i]!, preambles[i]!)
    before = places
  }
}

/** The words as they were written, in a row in the text, which begins with the heading. */
export function rowOf(units: Unit[]): Nearness {
  const [first, ...others] = units
  const row = [first!.word, ...others.flatMap(({ behind, word }) => [...behind, word])] // there are two at least
  return { kind: 'near', terms: row.map((word) => wordTerm(TEXT, word)), distance: null }
}

/** So many acts may be looked at together. */
const MOST_ACTS = 1_024
/** Of the acts that are being looked at; nothing is kept in them. */
const ranks = new Int32Array(MOST_ACTS)
const positions = new ActPositions(MOST_ACTS)

/** Where any of some words stands in the text of each act, ascending. */
function placesOf(segment: Segment, acts: Uint16Array, words: string[]): number[][] {
  const places = Array.from({ length: acts.length }, (): number[] => [])
  const postings = words
    .map((word) => segment.find(wordTerm(TEXT, word)))
    .filter((posting): posting is Posting => posting !== null)
  for (const posting of postings) {
    readRanks(posting, acts, acts.length, ranks)
    positions.read(posting.positions, ranks, acts.length)
    for (let i = 0; i < acts.length; i++)
      for (let at = positions.startOf(i); at < positions.ends[i]!; at++)
        places[i]!.push(positions.values[at]!)
  }
  if (postings.length > 1) for (const some of places) some.sort((a, b) => a - b)
  return places
}
