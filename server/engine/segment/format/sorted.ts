/**
 * {@link lowerBound} from an index on, for ascending values: the nearer the next one, the faster.
 */
export function gallop(ascending: Uint16Array, value: number, from: number): number {
  let step = 1
  while (from + step < ascending.length && ascending[from + step]! < value) step *= 2
  let low = from + (step >>> 1)
  let high = Math.min(from + step, ascending.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** The first index in an ascending array whose value is not below `value`. */
export function lowerBound(
  ascending: Uint16Array | Uint32Array | Float64Array,
  value: number,
): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
