import { gallop } from '../format/sorted.ts'
import type { StripedSet } from '../format/stripes.ts'
import { popcount } from '../format/bits.ts'
import type { Posting } from './posting.ts'

/**
 * The rank of each of some ascending acts in a posting; −1 for those that it lacks. All at once,
 * because each search begins where the one before it ended.
 */
export function readRanks(
  posting: Posting,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  posting.take(1 + (count >>> 3))
  const { docs, striped } = posting
  if (striped !== null) readStripedRanks(striped, acts, count, ranks)
  else readListedRanks(docs as Uint16Array, acts, count, ranks) // what is not striped is a list
}

/** Without branches, because they would be unpredictable. */
function readStripedRanks(
  { words, ranks: before }: StripedSet,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  for (let i = 0; i < count; i++) {
    const act = acts[i]!
    const word = act >>> 5
    const bits = words[word]!
    const below = bits & ((1 << (act & 31)) - 1)
    const isIn = (bits >>> (act & 31)) & 1
    ranks[i] = (before[word]! + popcount(below)) | (isIn - 1)
  }
}

function readListedRanks(
  list: Uint16Array,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  let at = 0
  for (let i = 0; i < count; i++) {
    at = gallop(list, acts[i]!, at)
    ranks[i] = list[at] === acts[i] ? at : -1
  }
}
