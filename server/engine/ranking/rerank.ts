import { stem } from '../analysis/stemmer.ts'
import type { ActKey } from '../port/keys.ts'
import { MAX_SHARE } from './bm25.ts'
import { closeness, ofDeed, ofNeighbours } from './closeness.ts'
import { type Deed, officesIn } from './deeds.ts'
import type { Unit } from './units.ts'

/**
 * With at most this many matches, those with the query's words in a row are searched and come
 * first.
 */
export const MOST_SOUGHT_FOR_ROWS = 2_000
/** The best acts, one page of them, are reranked by the positions of their words. */
const BEST_RERANKED = 20
/**
 * More for a deed: many acts make an appointment, while those with its words most often may only
 * mention one.
 */
const BEST_OF_DEEDS: Record<Deed, number> = { appointment: 100, other: 40 }
/**
 * The weight of a pair of words next to each other, relative to the rarity of the more common one.
 */
export const PAIR_WEIGHT = 3
/** A pasted title has more words than its ranking needs. */
export const MOST_PAIRED = 12
/** Rectifications repeat the words of the act that they rectify. */
export const RECTIFICATION_SHARE = 0.75
/** What a later act has undone comes behind what is in force, unless it is a much better answer. */
const UNDONE_SHARE = 0.5
/** For an object that is no office, such as a commission, or an office that somebody else holds. */
const NO_OFFICE_SHARE = 0.1
/** By this word a signer begins to decide. */
export const DECIDING = 'resolve'
/** A preamble ends before this position, if the act has one. */
export const LONGEST_PREAMBLE = 250

/** The number of best acts to rerank by the positions of these words. */
export function countReranked(units: Unit[]): number {
  const ofDeeds = units.map(({ deed }) => (deed === null ? 0 : BEST_OF_DEEDS[deed]))
  return Math.max(BEST_RERANKED, ...ofDeeds)
}

/** What the words of a query say about an act beyond their frequencies. */
export interface Rerank {
  units: Unit[]
  /** By unit. */
  rarities: number[]
  /** Exceeds any score without a row. */
  rowBonus: number
  seeksRectification: boolean
  undone: ReadonlySet<ActKey>
}

const NONE: ReadonlySet<ActKey> = new Set()

/** @param leaves The weighted rarities of everything that is scored. */
export function planRerank(
  units: Unit[],
  rarities: number[],
  leaves: number[],
  undone = NONE,
): Rerank {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    units,
    rarities,
    rowBonus: sum(leaves) * MAX_SHARE + sum(rarities) * PAIR_WEIGHT,
    seeksRectification: units.some(({ word }) => stem(word).startsWith('retifica')),
    undone,
  }
}

/** The score of one of the best acts, but for the bonus of a row, by whether it still counts. */
export function weighed(key: ActKey, score: number, { undone }: Rerank): number {
  return undone.has(key) ? score * UNDONE_SHARE : score
}

/** The words as written, with the stop words between them. */
export function rowOf(units: Unit[]): string[] {
  return units.flatMap(({ behind, word }, i) => (i === 0 ? [word] : [...behind, word]))
}

/** The position of the first deciding word, where the decision begins; 0: no preamble. */
export function preambleEnd(first: number | undefined): number {
  return first !== undefined && first < LONGEST_PREAMBLE ? first : 0
}

/** The positions of a query's words in the text of an act, ascending. */
export interface Places {
  /** By unit, for at most {@link MOST_PAIRED}. */
  units: (readonly number[])[]
  /** Of the words that introduce an office; empty unless the query appoints somebody. */
  posts: readonly number[]
  /** Positions before this one count little. */
  preamble: number
}

/** Whether a deed of the query puts somebody into an office or out of it. */
export function appoints({ units }: Rerank): boolean {
  return units.some(({ deed }) => deed === 'appointment')
}

/** The bonus of an act for pairs of neighbouring words of the query, by their positions in it. */
export function pairsBonus(
  { units, rarities }: Pick<Rerank, 'units' | 'rarities'>,
  places: Places,
): number {
  return bonusOf(rarities, nearnessOfPairs(units, places))
}

/** How near each word comes to the unit before it, from 0 to 1; of this an act's bonus is made. */
export function nearnessOfPairs(units: Unit[], places: Places): number[] {
  const found: number[] = []
  for (let n = 1; n < places.units.length; n++) found.push(nearnessOf(units[n - 1]!, n, places))
  return found
}

export function bonusOf(rarities: number[], nearness: number[]): number {
  let sum = 0
  for (let n = 1; n <= nearness.length; n++)
    sum += PAIR_WEIGHT * Math.min(rarities[n - 1]!, rarities[n]!) * nearness[n - 1]!
  return sum
}

/** How near the word at `n` comes to the unit before it. */
function nearnessOf({ deed }: Unit, n: number, { units, posts, preamble }: Places): number {
  const [before, here] = [units[n - 1]!, units[n]!] // n > 0
  if (deed === null) return closeness(before, here, preamble, ofNeighbours)
  const behind = closeness(before, here, preamble, ofDeed)
  if (deed === 'other') return behind
  const offices = officesIn(here, posts, units[n + 1])
  return Math.max(closeness(before, offices, preamble, ofDeed), behind * NO_OFFICE_SHARE)
}
