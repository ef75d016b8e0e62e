import { popcount } from './doc-set.ts'
import type { Posting } from './posting.ts'
import { STRIPE_SHIFT, type StripedSet } from './stripes.ts'

/**
 * The rank of each of some ascending acts among those of a posting; −1 for those that it lacks. All at once
 * because each begins where the one before it ended.
 */
export function readRanks(
  { docs, striped }: Posting,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  if (striped !== null) readStripedRanks(striped, acts, count, ranks)
  else readListedRanks(docs as Uint16Array, acts, count, ranks) // what is not striped is a list
}

/** Counts along the bitmap, from the beginning of a stripe at most. */
function readStripedRanks(
  { words, ranks: before }: StripedSet,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  let stripe = -1
  let word = 0
  let rank = 0
  for (let i = 0; i < count; i++) {
    const act = acts[i]!
    if (act >>> STRIPE_SHIFT !== stripe) {
      stripe = act >>> STRIPE_SHIFT
      word = (stripe << STRIPE_SHIFT) >>> 5
      rank = before[stripe]!
    }
    while (word < act >>> 5) rank += popcount(words[word++]!)
    const bits = words[word]!
    const bit = 1 << (act & 31)
    ranks[i] = (bits & bit) === 0 ? -1 : rank + popcount(bits & (bit - 1))
  }
}

/** Gallops through the list. */
function readListedRanks(
  list: Uint16Array,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  let at = 0
  for (let i = 0; i < count; i++) {
    const act = acts[i]!
    let step = 1
    while (at + step < list.length && list[at + step]! < act) step *= 2
    let low = at + (step >>> 1)
    let high = Math.min(at + step, list.length)
    while (low < high) {
      const middle = (low + high) >>> 1
      if (list[middle]! < act) low = middle + 1
      else high = middle
    }
    at = low
    ranks[i] = list[at] === act ? at : -1
  }
}
