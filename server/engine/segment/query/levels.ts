import { MAX_SHARE, frequencyFor } from '../../ranking/bm25.ts'

/**
 * A word's share of an act, in steps, so that few sets of acts need be kept: at level n its
 * frequency is 1.25ⁿ times the norm of the act's length. Equal steps of the share would be too wide
 * for words in titles.
 */
const STEP = 1.25
/** A share of 0.2. */
export const LEAST_LEVEL = -10
/** A share of 2.16. */
export const MOST_LEVEL = 18

/** The ratio of frequency to norm at a level. */
export function ratioOf(level: number): number {
  return STEP ** level
}

/**
 * The highest level that any act with such a share has reached; below {@link LEAST_LEVEL}: possibly
 * none.
 */
export function levelOf(share: number): number {
  if (share <= 0) return -Infinity
  return share >= MAX_SHARE ? MOST_LEVEL : levelOfRatio(frequencyFor(share, 1))
}

export function levelOfRatio(ratio: number): number {
  return Math.min(MOST_LEVEL, Math.floor(Math.log(ratio) / Math.log(STEP)))
}
