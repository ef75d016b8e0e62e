import type { ByteWriter } from './byte-writer.ts'

/**
 * The positions of a word in one act: ascending token positions, as gaps (the first one from −1),
 * so every gap is at least 1. A gap takes one byte or more:
 *
 *     ┌────────┬────────┬────────────────┐   ┌────────┬────────────────┐
 *     │ more   │ last   │ 6 lowest bits  │ … │ more   │ 7 bits         │
 *     └────────┴────────┴────────────────┘   └────────┴────────────────┘
 *       byte follows      of the gap           byte follows
 *              └ no further gap in this act
 *
 * A gap of 0 marked last means that the act has no position at all.
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

/** The index after the act whose positions begin at `at`. @throws RangeError past the end. */
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

/** The positions of several acts, one act after the other; reused. */
export class PositionList {
  values = new Int32Array(1_024)
  length = 0

  clear(): void {
    this.length = 0
  }

  /**
   * Appends the positions of the act that begins at an index; returns the index after it. @throws
   * RangeError
   */
  append(bytes: Uint8Array, from: number): number {
    let values = this.values
    let length = this.length
    let at = from
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
      if (length === values.length) values = this.grow()
      values[length++] = position
      if ((head & LAST) !== 0) break
    }
    this.length = length
    return at
  }

  protected grow(): Int32Array<ArrayBuffer> {
    const grown = new Int32Array(this.values.length * 2)
    grown.set(this.values)
    return (this.values = grown)
  }
}

/** Consecutive acts of a posting with their positions, in groups of 2^shift. */
export interface PositionPage {
  /** The range of acts, counted within the posting: from, to (not included). */
  from: number
  to: number
  shift: number
  bytes: Uint8Array
  /** Where each group but the first begins in the bytes. */
  groups: Uint16Array
}

/** Provides the positions of a posting. */
export interface PositionSource {
  /** The page that contains the act of this rank. */
  pageOf(rank: number): PositionPage
}

/**
 * A posting's positions in some acts, one act after the other. Each act is read by a call of its
 * own: a long nested loop would be compiled while it runs, and thrown away when it ends.
 */
export class ActPositions extends PositionList {
  /** By act: the index at which its positions end. */
  readonly ends: Uint32Array

  /** @param most The most acts at once. */
  constructor(most: number) {
    super()
    this.ends = new Uint32Array(most)
  }

  /**
   * Reads the acts with these ascending ranks; a rank of −1 has no positions. @throws RangeError
   */
  read(source: PositionSource, ranks: Int32Array, count: number): void {
    this.clear()
    let page: PositionPage | null = null
    let next = 0
    let at = 0
    for (let i = 0; i < count; i++) {
      const rank = ranks[i]!
      if (rank >= 0) {
        if (page === null || rank >= page.to) {
          page = source.pageOf(rank)
          next = at = 0
        }
        const act = rank - page.from
        const group = act >>> page.shift
        const first = group << page.shift
        if (first > next || page.shift === 0) {
          next = first
          at = group === 0 ? 0 : (page.groups[group - 1] ?? page.bytes.length)
        }
        at =
          page.shift === 0
            ? this.append(page.bytes, at)
            : this.#appendBehind(page.bytes, at, act - next)
        next = act + 1
      }
      this.ends[i] = this.length
    }
  }

  /** Takes out the positions that others have in the same acts. */
  leaveOut(others: ActPositions, count: number): void {
    const { values } = this
    let kept = 0
    let from = 0
    for (let act = 0, other = 0; act < count; act++) {
      const end = this.ends[act]!
      for (let i = from; i < end; i++) {
        while (other < others.ends[act]! && others.values[other]! < values[i]!) other++
        if (other === others.ends[act] || others.values[other] !== values[i])
          values[kept++] = values[i]!
      }
      other = others.ends[act]!
      from = end
      this.ends[act] = kept
    }
    this.length = kept
  }

  /** The index at which the positions of an act begin. */
  startOf(i: number): number {
    return i === 0 ? 0 : this.ends[i - 1]!
  }

  /**
   * Appends the act that comes `skipped` acts after an index. For rarer words, whose acts are in
   * larger groups: skipped acts are decoded, too, and dropped. Every gap takes the same steps,
   * whether short or long, last of an act or not, because an unpredictable branch costs as much as
   * several gaps.
   */
  #appendBehind(bytes: Uint8Array, from: number, skipped: number): number {
    const start = this.length
    let values = this.values
    let at = from
    let acts = skipped
    let position = -1
    let filled = start
    let length
    do {
      if (at >= bytes.length) throw new RangeError('positions end too early')
      const head = bytes[at]!
      const more = head >>> 7
      const second = bytes[at + more]!
      let gap = (head & LOW_BITS) | ((second & 0x7f & -more) << 6)
      at += 1 + more
      if ((more & (second >>> 7)) === 1) {
        let byte
        let shift = 13
        do {
          byte = bytes[at++]!
          gap |= (byte & 0x7f) << shift
          shift += 7
        } while (byte >= MORE)
      }
      position += gap
      if (filled === values.length) values = this.grow()
      values[filled] = position
      length = filled + ((gap | -gap) >>> 31) // a gap of 0 is no position
      const last = (head >>> 6) & 1
      acts -= last
      filled = length + ((start - length) & -last)
      position |= -last
    } while (acts >= 0)
    if (at > bytes.length) throw new RangeError('positions end too early')
    this.length = length
    return at
  }
}
