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

/** Where the positions of one act begin. */
export interface Place {
  bytes: Uint8Array
  at: number
}

/** The positions of a posting, act by act. */
export interface PositionSource {
  /** Reads where the act of this rank has the term; an act that has it in its title alone has it nowhere. */
  read(rank: number, list: PositionList): void
}

/** A reusable list of ascending positions. */
export class PositionList {
  count = 0
  #values = new Int32Array(64)
  #next = 0

  /**
   * Takes over the positions of an act, `skipped` acts behind the one that begins at the place; returns the
   * place behind it. What is skipped is decoded like the rest: a gap takes the same steps whether it is the
   * last of an act or not, because a branch that cannot be foreseen costs as much as several gaps.
   * @throws RangeError past the end.
   */
  read({ bytes, at }: Place, skipped = 0): number {
    const end = bytes.length
    let values = this.#values
    let next = at
    let acts = skipped
    let position = -1
    let count = 0
    let filled = 0
    do {
      if (next >= end) throw new RangeError('positions end too early')
      const head = bytes[next]!
      const more = head >>> 7
      const second = bytes[next + more]!
      let gap = (head & LOW_BITS) | ((second & 0x7f & -more) << 6)
      next += 1 + more
      if ((more & (second >>> 7)) === 1) {
        let byte
        let shift = 13
        do {
          byte = bytes[next++]!
          gap |= (byte & 0x7f) << shift
          shift += 7
        } while (byte >= MORE)
      }
      position += gap
      if (filled === values.length) values = this.#grow()
      values[filled] = position
      count = filled + ((gap | -gap) >>> 31) // a gap of 0 is none
      const last = (head >>> 6) & 1
      acts -= last
      filled = count & (last - 1)
      position |= -last
    } while (acts >= 0)
    if (next > end) throw new RangeError('positions end too early')
    this.count = count
    return next
  }

  at(i: number): number {
    return this.#values[i]!
  }

  /** Writes them less `offset` from `at` on; returns the end of them. */
  copyTo(places: Int32Array, at: number, offset: number): number {
    const values = this.#values
    for (let i = 0; i < this.count; i++) places[at + i] = values[i]! - offset
    return at + this.count
  }

  /**
   * Moves those of `places[from]` to `places[to - 1]`, which ascend, that have one of these positions
   * `offset` behind them to `at`, which is not behind `from`; returns the end of them.
   */
  keepFollowed(places: Int32Array, from: number, to: number, offset: number, at: number): number {
    const [values, count] = [this.#values, this.count]
    let end = at
    for (let i = from, j = 0; i < to && j < count;) {
      const difference = places[i]! + offset - values[j]!
      if (difference === 0) places[end++] = places[i]!
      if (difference <= 0) i++
      if (difference >= 0) j++
    }
    return end
  }

  /** Begins {@link hasNext} anew. */
  rewind(): void {
    this.#next = 0
  }

  /** Whether any position lies between two, inclusive; `first` ascends from question to question. */
  hasNext(first: number, last: number): boolean {
    while (this.#next < this.count && this.#values[this.#next]! < first) this.#next++
    return this.#next < this.count && this.#values[this.#next]! <= last
  }

  #grow(): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(this.#values.length * 2)
    grown.set(this.#values)
    return (this.#values = grown)
  }
}
