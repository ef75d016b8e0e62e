import { MAX_SHARE, frequencyFor } from '../../ranking/bm25.ts'
import { MANY } from '../format/stripes.ts'

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
export const LEVELS = MOST_LEVEL - LEAST_LEVEL + 1

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
  return share >= MAX_SHARE ? MOST_LEVEL : levelOfRatio(frequencyFor(share))
}

export function levelOfRatio(ratio: number): number {
  return Math.min(MOST_LEVEL, Math.floor(Math.log(ratio) / Math.log(STEP)))
}

/** By norms, then by weight. */
const tables = new WeakMap<Float64Array, Map<number, Uint8Array>>()

/**
 * How many levels from {@link LEAST_LEVEL} on an act reaches, by frequency (from {@link MANY} on all of
 * them) and length byte: index `frequency << 8 | length`. Read only.
 *
 * @param weight What a frequency of one counts.
 */
export function levelsReached(norms: Float64Array, weight: number): Uint8Array {
  const byWeight = tables.get(norms) ?? new Map<number, Uint8Array>()
  tables.set(norms, byWeight)
  const known = byWeight.get(weight)
  if (known) return known
  const ratios = Float64Array.from({ length: LEVELS }, (_, i) => ratioOf(LEAST_LEVEL + i) / weight)
  const table = new Uint8Array(2 ** 16).fill(LEVELS)
  for (const [length, norm] of norms.entries())
    for (let frequency = 0, levels = 0; frequency < MANY; frequency++) {
      while (levels < LEVELS && frequency >= ratios[levels]! * norm) levels++
      table[(frequency << 8) | length] = levels
    }
  byWeight.set(weight, table)
  return table
}
