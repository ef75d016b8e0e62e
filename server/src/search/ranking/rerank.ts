import { stem } from '../stemmer.ts'
import { MAX_SHARE } from './bm25.ts'
import { closeness, ofDeed, ofNeighbours } from './closeness.ts'
import type { Unit } from './units.ts'

/** Where no more acts match, those that have the words of the query in a row are sought, and come first. */
export const MOST_SOUGHT_FOR_ROWS = 2_000
/** So many of the best, a page and a half, are put in order by how their words stand together. */
const BEST_RERANKED = 30
/** Of a deed many more: it is done in a hundred acts, and named in those that have its words most often. */
const BEST_OF_DEEDS = 100
/** How much a pair of words counts for being next to each other, in shares of the rarity of the more common one. */
export const PAIR_WEIGHT = 3
/** A pasted title has more words than its order needs. */
export const MOST_PAIRED = 12
/** Rectifications repeat the words of what they rectify. */
export const RECTIFICATION_SHARE = 0.75
/** By this word a signer begins to decide. */
export const DECIDING = 'resolve'
/** A preamble ends before this place, if the act has one. */
export const LONGEST_PREAMBLE = 250

/** How many of the best are put in order by how these words stand together. */
export function countReranked(units: Unit[]): number {
  return units.some(({ isDeed }) => isDeed) ? BEST_OF_DEEDS : BEST_RERANKED
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

/** What a pair of neighbouring words adds to an act's score, by where they stand in it. */
export function pairBonus(
  { rarities, units }: Rerank,
  second: number,
  [before, places]: [readonly number[], readonly number[]],
  preamble: number,
): number {
  const rarity = Math.min(rarities[second - 1]!, rarities[second]!) // second > 0
  const nearness = units[second - 1]!.isDeed ? ofDeed : ofNeighbours
  return PAIR_WEIGHT * rarity * closeness(before, places, preamble, nearness)
}
