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

/** Walks the positions of one act. */
export class PositionCursor {
  /** The current position; −1 before the first one, Infinity behind the last one. */
  position = Infinity
  #bytes: Uint8Array = new Uint8Array(0)
  #at = 0
  #isLast = true

  /** Stands before the first of the positions that begin at `at`. */
  open(bytes: Uint8Array, at: number): void {
    this.position = -1
    this.#bytes = bytes
    this.#at = at
    this.#isLast = false
  }

  /** Goes to the next position. @throws RangeError past the end of the bytes. */
  next(): void {
    if (this.#isLast) {
      this.position = Infinity
      return
    }
    const bytes = this.#bytes
    const first = bytes[this.#at++]!
    let gap = first & LOW_BITS
    if (first >= MORE) {
      let byte
      let shift = 6
      do {
        byte = bytes[this.#at++]!
        gap |= (byte & 0x7f) << shift
        shift += 7
      } while (byte >= MORE)
    }
    if (this.#at > bytes.length) throw new RangeError('positions end too early')
    this.#isLast = (first & LAST) !== 0
    this.position = gap === 0 ? Infinity : this.position + gap
  }

  /** Goes to the first position that is not below `position`. */
  advance(position: number): void {
    while (this.position < position) this.next()
  }
}

/** A reusable list of ascending positions. */
export class PositionList {
  count = 0
  #values = new Int32Array(64)

  /** Takes over what a cursor has still to come. */
  read(cursor: PositionCursor): void {
    this.count = 0
    for (cursor.next(); cursor.position < Infinity; cursor.next()) {
      if (this.count === this.#values.length) this.#grow()
      this.#values[this.count++] = cursor.position
    }
  }

  at(i: number): number {
    return this.#values[i]!
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

  #grow(): void {
    const grown = new Int32Array(this.#values.length * 2)
    grown.set(this.#values)
    this.#values = grown
  }
}
