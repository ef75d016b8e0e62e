import { type DocSet, bitmapWords, intersect, range, shortened, subtract } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import type { KeySet } from '../../port/search.ts'
import type { AmountRange, Plan } from './plan.ts'

/**
 * The acts of a segment that are not replaced and that dates, state and amount allow; null: all of
 * them.
 */
export function eligibleActs(
  segment: Segment,
  { firstKey, lastKey, among, amounts }: Plan,
): DocSet | null {
  const { acts } = segment.row
  if (amounts) segment.take(acts >>> 5)
  const conditions = [
    segment.live,
    datedActs(segment, firstKey, lastKey),
    among && keyedActs(segment, among),
    amounts && pricedActs(segment, amounts),
  ].filter((set) => set !== null)
  const [first, ...others] = conditions
  if (first === undefined) return null
  return others.reduce(intersect, first)

  function keyedActs({ keys, row }: Segment, { keys: wanted, others: isOthers }: KeySet): DocSet {
    const found = new Uint32Array(bitmapWords(acts))
    for (let i = firstFrom(wanted, row.firstKey); i < wanted.length; i++) {
      if (wanted[i]! > row.lastKey) break
      const act = keys.find(wanted[i]!)
      if (act >= 0) found[act >>> 5]! |= 1 << (act & 31)
      segment.take(1)
    }
    const set = shortened(found)
    return isOthers ? subtract(range(0, acts, acts), set) : set
  }
}

function datedActs({ row, keys }: Segment, firstKey: number, lastKey: number): DocSet | null {
  const from = row.firstKey >= firstKey ? 0 : keys.ordinalFrom(firstKey)
  const to = row.lastKey <= lastKey ? row.acts : keys.ordinalFrom(lastKey + 1)
  return from === 0 && to === row.acts ? null : range(from, to, row.acts)
}

function pricedActs({ amounts, row }: Segment, { least, most }: AmountRange): DocSet {
  const found = new Uint32Array(bitmapWords(row.acts))
  for (let act = 0; act < row.acts; act++) {
    const amount = amounts[act]!
    if (amount > 0 && amount >= least && amount <= most) found[act >>> 5]! |= 1 << (act & 31)
  }
  return shortened(found)
}

/** The index of the first of ascending keys that is not before `key`. */
function firstFrom(keys: ArrayLike<number>, key: number): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keys[middle]! < key) low = middle + 1
    else high = middle
  }
  return low
}
