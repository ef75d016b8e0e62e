import { stem } from '../stemmer.ts'
import { MAX_SHARE } from './bm25.ts'
import { closeness, ofDeed, ofNeighbours } from './closeness.ts'
import { type Deed, officesIn } from './deeds.ts'
import type { Unit } from './units.ts'

/** Where no more acts match, those that have the words of the query in a row are sought, and come first. */
export const MOST_SOUGHT_FOR_ROWS = 2_000
/** So many of the best, a page, are put in order by how their words stand together. */
const BEST_RERANKED = 20
/** Of a deed more: an appointment is made in a hundred acts, and named in those that have its words most often. */
const BEST_OF_DEEDS: Record<Deed, number> = { appointment: 100, other: 40 }
/** How much a pair of words counts for being next to each other, in shares of the rarity of the more common one. */
export const PAIR_WEIGHT = 3
/** A pasted title has more words than its order needs. */
export const MOST_PAIRED = 12
/** Rectifications repeat the words of what they rectify. */
export const RECTIFICATION_SHARE = 0.75
/** What somebody is designated for and is no office, as a commission, or an office that another one holds. */
const NO_OFFICE_SHARE = 0.1
/** By this word a signer begins to decide. */
export const DECIDING = 'resolve'
/** A preamble ends before this place, if the act has one. */
export const LONGEST_PREAMBLE = 250

/** How many of the best are put in order by how these words stand together. */
export function countReranked(units: Unit[]): number {
  const ofDeeds = units.map(({ deed }) => (deed === null ? 0 : BEST_OF_DEEDS[deed]))
  return Math.max(BEST_RERANKED, ...ofDeeds)
}

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
    rowBonus: sum(leaves) * MAX_SHARE + sum(rarities) * PAIR_WEIGHT,
    seeksRectification: units.some(({ word }) => stem(word).startsWith('retifica')),
  }
}

/** The words as they were written, with the stop words between them. */
export function rowOf(units: Unit[]): string[] {
  return units.flatMap(({ behind, word }, i) => (i === 0 ? [word] : [...behind, word]))
}

/** What follows from where the first deciding word stands; 0: from nothing. */
export function preambleEnd(first: number | undefined): number {
  return first !== undefined && first < LONGEST_PREAMBLE ? first : 0
}

/** Where the words of a query stand in the text of an act, ascending. */
export interface Places {
  /** By unit, of {@link MOST_PAIRED} at most. */
  units: (readonly number[])[]
  /** Of the words that stand before an office; of a query that appoints nobody, none. */
  posts: readonly number[]
  /** What stands before this place counts little. */
  preamble: number
}

/** Some deed of the query puts somebody into an office or out of it. */
export function appoints({ units }: Rerank): boolean {
  return units.some(({ deed }) => deed === 'appointment')
}

/** What the pairs of neighbouring words of a query add to an act's score, by where they stand in it. */
export function pairsBonus(
  { units, rarities }: Pick<Rerank, 'units' | 'rarities'>,
  places: Places,
): number {
  let sum = 0
  for (let n = 1; n < places.units.length; n++) {
    const rarity = Math.min(rarities[n - 1]!, rarities[n]!)
    sum += PAIR_WEIGHT * rarity * nearnessOf(units[n - 1]!, n, places)
  }
  return sum
}

/** How near the word at `n` stands to the unit before it. */
function nearnessOf({ deed }: Unit, n: number, { units, posts, preamble }: Places): number {
  const [before, here] = [units[n - 1]!, units[n]!] // n > 0
  if (deed === null) return closeness(before, here, preamble, ofNeighbours)
  const behind = closeness(before, here, preamble, ofDeed)
  if (deed === 'other') return behind
  const offices = officesIn(here, posts, units[n + 1])
  return Math.max(closeness(before, offices, preamble, ofDeed), behind * NO_OFFICE_SHARE)
}
