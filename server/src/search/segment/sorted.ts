/** The first place in an ascending array whose value is not below `value`. */
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
