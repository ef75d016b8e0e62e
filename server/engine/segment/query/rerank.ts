import { filterTerm, inflects } from '../../analysis/analysis.ts'
import {
  type Rerank,
  DECIDING,
  MOST_PAIRED,
  RECTIFICATION_SHARE,
  appoints,
  bonusOf,
  nearnessOfPairs,
  preambleEnd,
  rowOf,
} from '../../ranking/rerank.ts'
import { POST_WORDS } from '../../ranking/deeds.ts'
import type { Unit } from '../../ranking/units.ts'
import { stem } from '../../analysis/stemmer.ts'
import { ActPositions } from '../format/positions.ts'
import { TEXT, stemTerm, wordTerm } from '../format/terms.ts'
import type { Posting } from '../read/posting.ts'
import { readRanks } from '../read/ranks.ts'
import type { Segment } from '../read/segment.ts'
import type { Nearness } from './plan.ts'

/** Corrects the frequency scores of some ascending acts of a segment, at most {@link MOST_ACTS}. */
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

/** The position at which each act's signer begins to decide; 0 if none does. */
function preambleEnds(segment: Segment, acts: Uint16Array): number[] {
  return placesOf(segment, acts, [DECIDING]).map(([first]) => preambleEnd(first))
}

function addPairs(segment: Segment, acts: Uint16Array, scores: Float64Array, plan: Rerank): void {
  const units = plan.units.slice(0, MOST_PAIRED)
  const ofPosts = appoints(plan)
  const key = `^${ofPosts} ${JSON.stringify(units)}`
  const nearness = segment.makeEach(key, acts, (some) => nearnessIn(segment, some, units, ofPosts))
  for (let i = 0; i < acts.length; i++) scores[i]! += bonusOf(plan.rarities, nearness[i]!)
}

/** By act; does not depend on other acts, so it never changes. */
function nearnessIn(
  segment: Segment,
  acts: Uint16Array,
  units: Unit[],
  ofPosts: boolean,
): number[][] {
  const places = units.map(({ forms }) => placesOf(segment, acts, forms))
  const posts = ofPosts ? placesOf(segment, acts, POST_WORDS) : []
  return preambleEnds(segment, acts).map((preamble, i) =>
    nearnessOfPairs(units, {
      units: places.map((of) => of[i]!),
      posts: posts[i] ?? [],
      preamble,
    }),
  )
}

/** The words as written, in a row in the text, which begins with the heading. */
export function rowNear(units: Unit[]): Nearness {
  return {
    kind: 'near',
    terms: rowOf(units).map((word) => wordTerm(TEXT, word)),
    distance: null,
    own: false,
  }
}

/** The term that gives the rarity of a unit. */
export function termOf({ word }: Unit): string {
  return inflects(word) ? stemTerm(TEXT, stem(word)) : wordTerm(TEXT, word)
}

/** The most acts to look at together. */
const MOST_ACTS = 1_024
/** For the acts that are being looked at; keeps nothing between calls. */
const ranks = new Int32Array(MOST_ACTS)
const positions = new ActPositions(MOST_ACTS)

/** The positions of any of some words in the text of each act, ascending. */
function placesOf(segment: Segment, acts: Uint16Array, words: string[]): number[][] {
  const places = Array.from({ length: acts.length }, (): number[] => [])
  const postings = words
    .map((word) => segment.find(wordTerm(TEXT, word)))
    .filter((posting): posting is Posting => posting !== null)
  for (const posting of postings) {
    readRanks(posting, acts, acts.length, ranks)
    positions.read(posting.positions, ranks, acts.length)
    posting.take(positions.length >>> 3)
    for (let i = 0; i < acts.length; i++)
      for (let at = positions.startOf(i); at < positions.ends[i]!; at++)
        places[i]!.push(positions.values[at]!)
  }
  if (postings.length > 1) for (const some of places) some.sort((a, b) => a - b)
  return places
}
