import { filterTerm } from '../../analysis.ts'
import { stem } from '../../stemmer.ts'
import { ActPositions } from '../format/positions.ts'
import { FIELD_MARKS, type Mark, TEXT, wordTerm } from '../format/terms.ts'
import type { Posting } from '../read/posting.ts'
import { readRanks } from '../read/ranks.ts'
import type { Segment } from '../read/segment.ts'
import { closeness } from './closeness.ts'
import { NearMatcher } from './near.ts'
import type { Nearness } from './plan.ts'
import type { Unit, Units } from './units.ts'

/** How much a pair of words counts for being next to each other, in shares of the rarity of the more common one. */
export const PAIR_WEIGHT: Record<'text' | 'title', number> = { text: 3, title: 0.5 }
/** Rectifications repeat the words of what they rectify. */
export const RECTIFICATION_SHARE = 0.75
/** No share of a leaf is larger (bm25.ts). */
const MOST_OF_LEAF = 2.2
/** By these words a signer begins to decide. */
export const DECIDING = [
  'resolve',
  'resolvem',
  'decide',
  'decreta',
  'determina',
  'declara',
  'torna',
]
/** A preamble ends before this place, if the act has one. */
export const LONGEST_PREAMBLE = 250
/** So many acts are looked at together. */
const MOST_ACTS = 1_024

/** What the words of a query tell of an act beyond how often it has them. */
export interface Rerank {
  units: Unit[]
  isWhole: boolean
  /** By unit. */
  rarities: number[]
  /** More than anything but a row can make of a score. */
  rowBonus: number
  seeksRectification: boolean
}

/** @param leaves The rarities of all that is scored, weighed. */
export function planRerank(
  { units, isWhole }: Units,
  rarities: number[],
  leaves: number[],
): Rerank {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const pairs = sum(rarities) * (PAIR_WEIGHT.text + PAIR_WEIGHT.title)
  return {
    units,
    isWhole,
    rarities,
    rowBonus: sum(leaves) * MOST_OF_LEAF + pairs,
    seeksRectification: units.some(({ word }) => stem(word).startsWith('retifica')),
  }
}

/** The scores of some ascending acts of a segment, where `scores` are those by how often they have the words. */
export function rerank(
  segment: Segment,
  acts: Uint16Array,
  scores: Float64Array,
  plan: Rerank,
): Float64Array {
  const better = scores.slice()
  for (let from = 0; from < acts.length; from += MOST_ACTS) {
    const to = Math.min(from + MOST_ACTS, acts.length)
    rerankSome(segment, acts.subarray(from, to), better.subarray(from, to), plan)
  }
  return better
}

function rerankSome(segment: Segment, acts: Uint16Array, scores: Float64Array, plan: Rerank): void {
  if (!plan.seeksRectification) lowerRectifications(segment, acts, scores)
  const preambles = firstPlaces(segment, acts)
  addPairs(segment, acts, scores, plan, TEXT, PAIR_WEIGHT.text, preambles)
  addPairs(segment, acts, scores, plan, FIELD_MARKS.titulo, PAIR_WEIGHT.title, null)
  if (plan.isWhole) addRows(segment, acts, scores, plan)
}

function lowerRectifications(segment: Segment, acts: Uint16Array, scores: Float64Array): void {
  const posting = segment.find(filterTerm.tipo_ato('retificacao'))
  if (posting === null) return
  const ranks = new Int32Array(acts.length)
  readRanks(posting, acts, acts.length, ranks)
  for (let i = 0; i < acts.length; i++) if (ranks[i]! >= 0) scores[i]! *= RECTIFICATION_SHARE
}

/** Where each act's signer begins to decide; 0 where none does. */
function firstPlaces(segment: Segment, acts: Uint16Array): Float64Array {
  const first = new Float64Array(acts.length)
  for (const [i, places] of placesOf(segment, acts, TEXT, DECIDING).entries())
    if (places[0] !== undefined && places[0] < LONGEST_PREAMBLE) first[i] = places[0]
  return first
}

function addPairs(
  segment: Segment,
  acts: Uint16Array,
  scores: Float64Array,
  { units, rarities }: Rerank,
  mark: Mark,
  weight: number,
  preambles: Float64Array | null,
): void {
  let before = placesOf(segment, acts, mark, units[0]!.forms) // there are two at least
  for (let n = 1; n < units.length; n++) {
    const places = placesOf(segment, acts, mark, units[n]!.forms)
    const rarity = Math.min(rarities[n - 1]!, rarities[n]!)
    for (let i = 0; i < acts.length; i++)
      scores[i]! += weight * rarity * closeness(before[i]!, places[i]!, preambles?.[i] ?? 0)
    before = places
  }
}

/** The words as they were written, in a row in text or title. */
export function rowOf(units: Unit[]): Nearness[] {
  const [first, ...others] = units
  const row = [first!.word, ...others.flatMap(({ behind, word }) => [...behind, word])] // there are two at least
  return [TEXT, FIELD_MARKS.titulo].map((mark): Nearness => {
    return { kind: 'near', terms: row.map((word) => wordTerm(mark, word)), distance: null }
  })
}

function addRows(segment: Segment, acts: Uint16Array, scores: Float64Array, plan: Rerank): void {
  const found = new Uint8Array(acts.length)
  for (const near of rowOf(plan.units)) {
    const counts = NearMatcher.open(segment, near)?.countIn(acts)
    for (let i = 0; i < acts.length; i++) if (counts?.[i]) found[i] = 1
  }
  for (let i = 0; i < acts.length; i++) if (found[i] === 1) scores[i]! += plan.rowBonus
}

const ranks = new Int32Array(MOST_ACTS)
const positions = new ActPositions(MOST_ACTS)

/** Where any of some words stands in each act, ascending. */
function placesOf(segment: Segment, acts: Uint16Array, mark: Mark, words: string[]): number[][] {
  const places = Array.from({ length: acts.length }, (): number[] => [])
  const postings = words
    .map((word) => segment.find(wordTerm(mark, word)))
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
