import type { ByteWriter } from './byte-writer.ts'

/**
 * Where a word stands in one act: ascending token positions, as gaps (the first one from −1), so every
 * gap is at least 1. A gap takes one byte, or more:
 *
 *     ┌────────┬────────┬────────────────┐   ┌────────┬────────────────┐
 *     │ more   │ last   │ 6 lowest bits  │ … │ more   │ 7 bits         │
 *     └────────┴────────┴────────────────┘   └────────┴────────────────┘
 *       byte follows      of the gap           byte follows
 *              └ no further gap in this act
 *
 * A gap of 0 marked last says that the act has no position at all.
 */
const MORE = 0x80
const LAST = 0x40
const LOW_BITS = 0x3f
/** No position is larger: an act has fewer words than this. */
const ANY = 0x7fffffff

/** Appends the positions `positions[from]` to `positions[to - 1]` of one act. */
export function writePositions(
  target: ByteWriter,
  positions: Int32Array,
  from: number,
  to: number,
): void {
  if (from === to) target.byte(LAST)
  let previous = -1
  for (let i = from; i < to; i++) {
    const gap = positions[i]! - previous
    previous = positions[i]!
    const last = i === to - 1 ? LAST : 0
    if (gap <= LOW_BITS) target.byte(gap | last)
    else {
      target.byte((gap & LOW_BITS) | last | MORE)
      target.varint(gap >>> 6)
    }
  }
}

/** The place behind the act whose positions begin at `at`. @throws RangeError past the end. */
export function skipPositions(bytes: Uint8Array, at: number): number {
  const end = bytes.length
  let next = at
  while (next < end) {
    const first = bytes[next++]!
    if (first >= MORE) while (bytes[next++]! >= MORE);
    if ((first & LAST) !== 0 && next <= end) return next
  }
  throw new RangeError('positions end too early')
}

/** Where the positions of one act begin. */
export interface Place {
  bytes: Uint8Array
  at: number
}

/** A reusable list of ascending positions. */
export class PositionList {
  count = 0
  #values = new Int32Array(64)

  /** Takes over the positions of an act up to the first one behind `last`. @throws RangeError */
  read({ bytes, at }: Place, last = ANY): void {
    let values = this.#values
    let count = 0
    let next = at
    let position = -1
    for (;;) {
      const head = bytes[next++]!
      let gap = head & LOW_BITS
      if (head >= MORE) {
        let byte
        let shift = 6
        do {
          byte = bytes[next++]!
          gap |= (byte & 0x7f) << shift
          shift += 7
        } while (byte >= MORE)
      }
      if (next > bytes.length) throw new RangeError('positions end too early')
      if (gap === 0) break
      position += gap
      if (count === values.length) values = this.#grow()
      values[count++] = position
      if ((head & LAST) !== 0 || position > last) break
    }
    this.count = count
  }

  at(i: number): number {
    return this.#values[i]!
  }

  /** Keeps the positions that another list has, too, `distance` further on. */
  keepFollowed(other: PositionList, distance: number): void {
    const [values, others] = [this.#values, other.#values]
    const [count, otherCount] = [this.count, other.count]
    let kept = 0
    for (let i = 0, j = 0; i < count && j < otherCount;) {
      const difference = values[i]! + distance - others[j]!
      if (difference === 0) values[kept++] = values[i]!
      if (difference <= 0) i++
      if (difference >= 0) j++
    }
    this.count = kept
  }

  /** Whether any position lies between two, inclusive. */
  hasBetween(first: number, last: number): boolean {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#values[middle]! < first) low = middle + 1
      else high = middle
    }
    return low < this.count && this.#values[low]! <= last
  }

  #grow(): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(this.#values.length * 2)
    grown.set(this.#values)
    return (this.#values = grown)
  }
}
