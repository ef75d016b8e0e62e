import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { PostingBuffer } from './posting-buffer.ts'
import type { PositionPage, PositionSource } from './positions.ts'

/**
 * The positions of a posting, in pages. Its acts are in groups of 2^shift, of about 32 bytes, whose lengths
 * are known, so that any act's positions are a few steps away:
 *
 *     ┌───────┬────────────────────────────────┬──────────────────────────────────────────────┐
 *     │ shift │ varint per group but the last: │ positions of act 0, act 1, …  (positions.ts) │
 *     │       │ its length                     │                                              │
 *     └───────┴────────────────────────────────┴──────────────────────────────────────────────┘
 *
 * A page ends with the act that would reach into the next row of the database; an act of any length is
 * whole in one page. A posting that needs but one short page has it in the dictionary; for others the
 * dictionary holds the directory:
 *
 *     ┌─────────────┬──────────────┬─────────────┬─ ─        ─ ─┬────────────────┐
 *     │ place of    │ acts in      │ distance to │ acts in      │ distance to    │
 *     │ page 0      │ page 0       │ page 1      │ page 1       │ the end        │   varints
 *     └─────────────┴──────────────┴─────────────┴─ ─        ─ ─┴────────────────┘
 *       in the piece's data
 */
const GROUP_BYTES = 32
const MOST_SHIFT = 4
/** In a segment. */
const MOST_ACTS = 65_536
/** Where less of a row is left, a page begins in the next one. */
const LEAST_ROOM = 256

/** Some acts of a posting, `from` to `to` (not included), in groups of 2^shift. */
interface PageRange {
  from: number
  to: number
  shift: number
}

/** The size of a posting's groups, as a power of two. */
export function groupShift({ positions, count }: PostingBuffer): number {
  const average = positions.length / count
  let shift = MOST_SHIFT
  while (shift > 0 && average * 2 ** shift > GROUP_BYTES) shift--
  return shift
}

export function encodePage(posting: PostingBuffer, { from, to, shift }: PageRange): Uint8Array {
  const { ends } = posting
  const startOf = (act: number) => (act === 0 ? 0 : ends[act - 1]!)
  const page = new ByteWriter()
  page.byte(shift)
  for (let act = from + 2 ** shift; act < to; act += 2 ** shift)
    page.varint(startOf(act) - startOf(act - 2 ** shift))
  page.append(posting.positions.view(), startOf(from), startOf(to))
  return page.copy()
}

/** Where pages are written: see PieceData. */
interface PageTarget {
  readonly length: number
  readonly room: number
  append(page: Uint8Array): number
  fillRow(): void
}

/** Writes a posting's pages and returns their directory. */
export function writePages(posting: PostingBuffer, target: PageTarget): Uint8Array {
  const shift = groupShift(posting)
  const directory = new ByteWriter()
  let last = 0
  for (let from = 0; from < posting.count;) {
    if (target.room < LEAST_ROOM) target.fillRow()
    const to = endOfPage(posting, { from, shift, room: target.room })
    const at = target.append(encodePage(posting, { from, to, shift }))
    directory.varint(at - last)
    if (to < posting.count) directory.varint(to - from)
    last = at
    from = to
  }
  directory.varint(target.length - last)
  return directory.copy()
}

/** The end of the longest page that begins with an act and takes at most `room` bytes; it has one act. */
function endOfPage(
  { ends, count }: PostingBuffer,
  { from, shift, room }: { from: number; shift: number; room: number },
): number {
  const start = from === 0 ? 0 : ends[from - 1]!
  const size = 2 ** shift
  let lengths = 1
  let group = start
  for (let act = from; act < count; act++) {
    if (act > from && (act - from) % size === 0) {
      lengths += ends[act - 1]! - group < 0x80 ? 1 : 2
      group = ends[act - 1]!
    }
    if (act > from && lengths + ends[act]! - start > room) return act
  }
  return count
}

/** Returns a page by its place: one that was read before, or the result of `read`. */
export type KeptPages = (place: number, read: () => PositionPage) => PositionPage

/** The bytes of a piece's data between two places. */
export type LoadData = (from: number, to: number) => Uint8Array

/** The positions of each act of a posting. Pages are read on demand; acts mostly come in order. */
export class PositionPages implements PositionSource {
  /** The first act of each page, and the number of all acts. */
  readonly #acts: number[]
  /** The place of each page, and the end of the last one. */
  readonly #places: number[]
  readonly #load: LoadData
  readonly #kept: KeptPages
  #current: PositionPage | null = null

  private constructor(acts: number[], places: number[], load: LoadData, kept: KeptPages) {
    this.#acts = acts
    this.#places = places
    this.#load = load
    this.#kept = kept
  }

  static ofPage(page: Uint8Array, count: number): PositionPages {
    return new PositionPages(
      [0, count],
      [0, page.length],
      () => page,
      (_, read) => read(),
    )
  }

  static ofDirectory(
    directory: Uint8Array,
    count: number,
    load: LoadData,
    kept: KeptPages,
  ): PositionPages {
    const reader = new ByteReader(directory)
    const acts = [0]
    const places = [reader.varint()]
    for (;;) {
      const next = reader.varint()
      const isEnd = reader.done
      acts.push(isEnd ? count : acts.at(-1)! + next) // not empty
      places.push(places.at(-1)! + (isEnd ? next : reader.varint()))
      if (isEnd) return new PositionPages(acts, places, load, kept)
    }
  }

  pageOf(rank: number): PositionPage {
    const current = this.#current
    if (current !== null && rank >= current.from && rank < current.to) return current
    let [low, high] = [0, this.#acts.length - 2]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.#acts[middle]! <= rank) low = middle
      else high = middle - 1
    }
    return (this.#current = this.#kept(this.#places[low]!, () => this.#loadPage(low)))
  }

  /** All pages in order, to copy them. */
  *all(): Iterable<PositionPage> {
    for (let page = 0; page < this.#acts.length - 1; page++) yield this.#loadPage(page)
  }

  #loadPage(page: number): PositionPage {
    const [from, to] = [this.#acts[page]!, this.#acts[page + 1]!]
    const reader = new ByteReader(this.#load(this.#places[page]!, this.#places[page + 1]!))
    const shift = reader.byte()
    if (shift > MOST_SHIFT || from >= to || to > MOST_ACTS)
      throw new RangeError('a page of positions is not one')
    const groups = new Uint16Array((to - from - 1) >>> shift)
    for (let group = 0, at = 0; group < groups.length; group++)
      groups[group] = at += reader.varint()
    return { from, to, shift, groups, bytes: reader.bytes.slice(reader.at) }
  }
}
