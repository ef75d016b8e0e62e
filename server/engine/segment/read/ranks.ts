import { gallop } from '../format/sorted.ts'
import { type StripedSet, STRIPE_SHIFT } from '../format/stripes.ts'
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
  const { docs, striped, count: members } = posting
  if (striped !== null) readStripedRanks(striped, members, acts, count, ranks)
  else readListedRanks(docs as Uint16Array, acts, count, ranks) // what is not striped is a list
}

/**
 * Counts along the bitmap, from the beginning of a stripe at most. If the acts are all members of a
 * stripe, as in a query of one word, no counting is needed.
 */
function readStripedRanks(
  set: StripedSet,
  members: number,
  acts: Uint16Array,
  count: number,
  ranks: Int32Array,
): void {
  if (isWholeStripe(set, members, acts, count)) {
    const first = set.ranks[acts[0]! >>> STRIPE_SHIFT]!
    for (let i = 0; i < count; i++) ranks[i] = first + i
    return
  }
  const { words, ranks: before } = set
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

function isWholeStripe(
  { words, ranks }: StripedSet,
  members: number,
  acts: Uint16Array,
  count: number,
): boolean {
  if (count === 0) return false
  const stripe = acts[0]! >>> STRIPE_SHIFT
  if (count !== (ranks[stripe + 1] ?? members) - ranks[stripe]!) return false
  if (acts[count - 1]! >>> STRIPE_SHIFT !== stripe) return false
  for (let i = 0; i < count; i++)
    if ((words[acts[i]! >>> 5]! & (1 << (acts[i]! & 31))) === 0) return false
  return true
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
