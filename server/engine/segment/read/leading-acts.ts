import { share } from '../../ranking/bm25.ts'
import type { LevelSource } from './acts-by-level.ts'
import { listOf } from './doc-set.ts'

/** The acts of a posting with the largest shares, with these: the largest first, then the newest. */
export interface LeadingActs {
  acts: Uint16Array
  shares: Float64Array
}

/** What the shares of a posting's acts depend on. */
type ShareSource = LevelSource & { frequencies: Uint8Array }

/** Pairs of a frequency and a length byte. */
const PAIRS = 2 ** 16
/** Shares that differ by less may be equal but for rounding. */
const FINENESS = 2 ** -30
/** By pair, how many acts that have it are still to be placed, and the next one's place; all 0 between calls. */
const left = new Int32Array(PAIRS)
const places = new Int32Array(PAIRS)
/** The pairs that occur; keeps nothing between calls. */
const occurring = new Uint16Array(PAIRS)

/**
 * All acts that may be among the `size` that score most, and maybe some more. Shares are the same where
 * frequency and length are, so the few pairs of these are put in order, not the acts. Null where rounding
 * may decide which act comes next.
 */
export function leadingActs(size: number, source: ShareSource): LeadingActs | null {
  const acts = listOf(source.docs)
  const pairs = countPairs(acts, source)
  const best = bestPairs(pairs, size, source)
  for (const pair of pairs) if (!best?.has(pair)) left[pair] = 0
  if (best === null) return null
  let total = 0
  for (const pair of best.keys()) {
    places[pair] = total
    left[pair] = Math.min(left[pair]!, size)
    total += left[pair]
  }
  const shares = new Float64Array(total)
  for (const [pair, of] of best) shares.fill(of, places[pair], places[pair]! + left[pair]!)
  return { acts: placeNewest(acts, total, source), shares }
}

/** The pairs of some acts, counted in {@link left}. */
function countPairs(acts: Uint16Array, { frequencies, lengths }: ShareSource): Uint16Array {
  let n = 0
  for (let rank = 0; rank < acts.length; rank++) {
    const pair = (frequencies[rank]! << 8) | lengths[acts[rank]!]!
    if (left[pair]!++ === 0) occurring[n++] = pair
  }
  return occurring.subarray(0, n)
}

/** The pairs with the largest shares, and these, the largest first: of as many acts as are sought. */
function bestPairs(
  pairs: Uint16Array,
  size: number,
  { weight, norms }: ShareSource,
): Map<number, number> | null {
  const shareOf = (pair: number) => share(weight * (pair >>> 8), norms[pair & 0xff]!)
  // Numbers with the pair as their last digits are sorted without a comparison of ours.
  const sorted = new Float64Array(pairs.length)
  for (let i = 0; i < pairs.length; i++)
    sorted[i] = Math.floor(shareOf(pairs[i]!) / FINENESS) * PAIRS + pairs[i]!
  sorted.sort()
  const best = new Map<number, number>()
  let step = Infinity
  let total = 0
  for (let i = sorted.length - 1; i >= 0; i--) {
    const pair = sorted[i]! % PAIRS
    const next = Math.floor(sorted[i]! / PAIRS)
    if (total >= size) return step - next > 1 ? best : null
    best.set(pair, shareOf(pair))
    total += left[pair]!
    step = next
  }
  return best
}

/** Fills the places of the pairs from the newest act on, until none is left. */
function placeNewest(
  acts: Uint16Array,
  total: number,
  { frequencies, lengths }: ShareSource,
): Uint16Array {
  const placed = new Uint16Array(total)
  for (let rank = acts.length - 1, open = total; open > 0; rank--) {
    const act = acts[rank]!
    const pair = (frequencies[rank]! << 8) | lengths[act]!
    if (left[pair] === 0) continue
    left[pair]!--
    placed[places[pair]!++] = act
    open--
  }
  return placed
}
