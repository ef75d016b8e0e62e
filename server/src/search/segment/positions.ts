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

/** A reusable list of ascending positions. */
export class PositionList {
  count = 0
  #values = new Int32Array(64)

  /** Takes over the positions of an act. @throws RangeError past the end. */
  read({ bytes, at }: Place): void {
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
      if ((head & LAST) !== 0) break
    }
    this.count = count
  }

  at(i: number): number {
    return this.#values[i]!
  }

  #grow(): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(this.#values.length * 2)
    grown.set(this.#values)
    return (this.#values = grown)
  }
}

/** Consecutive acts of a posting with their positions, in groups of 2^shift. */
export interface PositionPage {
  /** Which acts, counted within the posting: from, to (not included). */
  from: number
  to: number
  shift: number
  bytes: Uint8Array
  /** Where each group but the first begins in the bytes. */
  groups: Uint16Array
}

/** Where a posting has its positions. */
export interface PositionSource {
  /** The page that has the act of this rank. */
  pageOf(rank: number): PositionPage
}

/** The positions of a posting in some acts, one act after the other. */
export class ActPositions {
  values = new Int32Array(1_024)
  /** By act: where its positions end among the values. */
  readonly ends: Uint32Array

  /** @param most So many acts at once. */
  constructor(most: number) {
    this.ends = new Uint32Array(most)
  }

  /** Reads the acts of these ascending ranks; where the rank is −1 there are no positions. */
  read(source: PositionSource, ranks: Int32Array, count: number): void {
    for (let i = 0; i < count;)
      if (ranks[i]! < 0) this.ends[i] = this.startOf(i++)
      else {
        const page = source.pageOf(ranks[i]!)
        i =
          page.shift === 0
            ? this.#readActs(page, ranks, i, count)
            : this.#readGroups(page, ranks, i, count)
      }
  }

  /** Where the positions of an act begin among the values. */
  startOf(i: number): number {
    return i === 0 ? 0 : this.ends[i - 1]!
  }

  /** Reads from `first` on the acts that are in a page whose groups are single acts; returns the next one. */
  #readActs(page: PositionPage, ranks: Int32Array, first: number, count: number): number {
    const { from, to, groups, bytes } = page
    let values = this.values
    let length = this.startOf(first)
    let i = first
    for (; i < count && ranks[i]! < to; i++) {
      const act = ranks[i]! - from
      if (act >= 0) {
        let at = act === 0 ? 0 : (groups[act - 1] ?? bytes.length)
        let position = -1
        for (;;) {
          const head = bytes[at++]!
          let gap = head & LOW_BITS
          if (head >= MORE) {
            let byte
            let shift = 6
            do {
              byte = bytes[at++]!
              gap |= (byte & 0x7f) << shift
              shift += 7
            } while (byte >= MORE)
          }
          if (at > bytes.length) throw new RangeError('positions end too early')
          if (gap === 0) break
          position += gap
          if (length === values.length) values = this.#grow()
          values[length++] = position
          if ((head & LAST) !== 0) break
        }
      }
      this.ends[i] = length
    }
    return i
  }

  /**
   * The same in a page of larger groups, which are those of rarer words. The acts between the sought ones in a
   * group are decoded, too, and dropped; and a gap takes the same steps whether it is long or short, the last of
   * an act or not: a branch that cannot be foreseen costs as much as several gaps.
   */
  #readGroups(page: PositionPage, ranks: Int32Array, first: number, count: number): number {
    const { from, to, shift, groups, bytes } = page
    const size = bytes.length
    let values = this.values
    let length = this.startOf(first)
    let act = 0
    let at = 0
    let i = first
    for (; i < count && ranks[i]! < to; i++) {
      const wanted = ranks[i]! - from
      if (wanted >= 0) {
        const group = wanted >>> shift
        if (act < group << shift) {
          act = group << shift
          at = groups[group - 1] ?? size
        }
        let position = -1
        let filled = length
        let end
        do {
          if (at >= size) throw new RangeError('positions end too early')
          const head = bytes[at]!
          const more = head >>> 7
          const second = bytes[at + more]!
          let gap = (head & LOW_BITS) | ((second & 0x7f & -more) << 6)
          at += 1 + more
          if ((more & (second >>> 7)) === 1) {
            let byte
            let bits = 13
            do {
              byte = bytes[at++]!
              gap |= (byte & 0x7f) << bits
              bits += 7
            } while (byte >= MORE)
          }
          position += gap
          if (filled === values.length) values = this.#grow()
          values[filled] = position
          end = filled + ((gap | -gap) >>> 31) // a gap of 0 is none
          const last = (head >>> 6) & 1
          act += last
          filled = end + ((length - end) & -last)
          position |= -last
        } while (act <= wanted)
        if (at > size) throw new RangeError('positions end too early')
        length = end
      }
      this.ends[i] = length
    }
    return i
  }

  #grow(): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(this.values.length * 2)
    grown.set(this.values)
    return (this.values = grown)
  }
}
