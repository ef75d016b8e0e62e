import type { DocSet } from '../read/doc-set.ts'

/** The number of acts to score together. */
export const MOST_SCORED = 256

/** Norms for what counts the same however long the act is. */
export const LENGTHLESS = new Float64Array(256).fill(1)

/** What one leaf of a query adds to the scores of a segment's acts, before its rarity. */
export interface Scorer {
  /** Norms for the frequencies, instead of those of the acts' lengths. */
  norms?: Float64Array
  /** Adds to each stripe of the segment an upper bound of the shares in it. */
  addBounds(bounds: Float64Array): void
  /** Adds the weighted frequency in each of some ascending acts, {@link MOST_SCORED} at most. */
  addFrequencies(acts: Uint16Array, count: number, frequencies: Float64Array): void
  /** All acts at a level or above it (levels.ts), and few others; null: possibly any act. */
  actsFrom?(level: number): DocSet | null
}
