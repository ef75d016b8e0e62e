import { ActPositions } from '../format/positions.ts'
import type { Posting } from '../read/posting.ts'
import { readRanks } from '../read/ranks.ts'

/**
 * The number of acts to look at together: few enough for their data to stay in the processor's
 * cache.
 */
export const MOST_ACTS = 1_024

/** A word of a query in one segment. */
export interface PlacedWord {
  posting: Posting
  /** Its places in margins, which do not count; null: they do, or it has none. */
  margin: Posting | null
}

/** Reused buffers, which keep nothing between calls. */
const ranks = new Int32Array(MOST_ACTS)
const outside = new ActPositions(MOST_ACTS)

/** Reads where a word stands in some ascending acts, {@link MOST_ACTS} at most. */
export function readPlaces(
  { posting, margin }: PlacedWord,
  acts: Uint16Array,
  count: number,
  into: ActPositions,
): void {
  readRanks(posting, acts, count, ranks)
  into.read(posting.positions, ranks, count)
  if (margin === null) return
  readRanks(margin, acts, count, ranks)
  outside.read(margin.positions, ranks, count)
  margin.take(outside.length >>> 3)
  into.leaveOut(outside, count)
}
