import { ByteReader, asUint16 } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { PositionPage, PositionSource } from './positions.ts'
import type { PostingBuffer } from './posting-buffer.ts'

/**
 * The positions of a posting, in pages. Its acts are in groups of 2^shift, of about 32 bytes, whose places
 * are known, so that any act's positions are a few steps away:
 *
 *     ┌───────┬───────────────────────────────┬──────────────────────────────────────────────┐
 *     │ shift │ u16 per group but the first:  │ positions of act 0, act 1, …  (positions.ts) │
 *     │       │ where it begins               │                                              │
 *     └───────┴───────────────────────────────┴──────────────────────────────────────────────┘
 *
 * A page ends with the act that would make it longer than a page of the database; so no group begins
 * beyond 16 bits, and an act of any length is whole in one page. A posting that needs but one short page
 * has it in the dictionary; for others the dictionary holds the directory:
 *
 *     ┌──────────────┬────────────────┬────────────────┬─ ─
 *     │ row of the   │ u16: first act │ u16: first act │
 *     │ first page   │ of page 1      │ of page 2      │       acts counted within the posting
 *     └──────────────┴────────────────┴────────────────┴─ ─
 */
const GROUP_BYTES = 32
const MOST_SHIFT = 4
const PAGE_BYTES = 7_600

/** The page of a posting's acts `from` to `to` (not included). */
export function encodePage(posting: PostingBuffer, from: number, to: number): Uint8Array {
  const { ends } = posting
  const start = from === 0 ? 0 : ends[from - 1]!
  const average = (ends[to - 1]! - start) / (to - from)
  let shift = MOST_SHIFT
  while (shift > 0 && average * 2 ** shift > GROUP_BYTES) shift--
  const groups = (to - from - 1) >>> shift
  const page = new Uint8Array(1 + groups * 2 + ends[to - 1]! - start)
  page[0] = shift
  for (let group = 1; group <= groups; group++) {
    const at = ends[from + (group << shift) - 1]! - start
    page[group * 2 - 1] = at & 0xff
    page[group * 2] = at >>> 8
  }
  page.set(posting.positions.view().subarray(start, ends[to - 1]), 1 + groups * 2)
  return page
}

/** Writes a posting's pages as rows and returns their directory. */
export function writePages(
  posting: PostingBuffer,
  append: (page: Uint8Array) => number,
): Uint8Array {
  const directory = new ByteWriter()
  for (let from = 0; from < posting.count;) {
    const to = endOfPage(posting, from)
    const row = append(encodePage(posting, from, to))
    if (from === 0) directory.varint(row)
    else directory.uint16(from)
    from = to
  }
  return directory.copy()
}

function endOfPage({ ends, count }: PostingBuffer, from: number): number {
  const limit = (from === 0 ? 0 : ends[from - 1]!) + PAGE_BYTES
  let to = from + 1
  while (to < count && ends[to]! <= limit) to++
  return to
}

/** Returns a page by its row: one that was read before, or the result of `read`. */
export type KeptPages = (row: number, read: () => PositionPage) => PositionPage

/** The positions of each act of a posting. Pages are read on demand; acts mostly come in order. */
export class PositionPages implements PositionSource {
  readonly #count: number
  readonly #firstActs: Uint16Array
  readonly #firstRow: number
  readonly #load: (row: number) => Uint8Array
  readonly #kept: KeptPages
  #current: PositionPage | null = null

  private constructor(
    count: number,
    { firstActs, firstRow }: { firstActs: Uint16Array; firstRow: number },
    load: (row: number) => Uint8Array,
    kept: KeptPages,
  ) {
    this.#count = count
    this.#firstActs = firstActs
    this.#firstRow = firstRow
    this.#load = load
    this.#kept = kept
  }

  static ofPage(page: Uint8Array, count: number): PositionPages {
    const single = { firstActs: new Uint16Array(0), firstRow: 0 }
    return new PositionPages(
      count,
      single,
      () => page,
      (_, read) => read(),
    )
  }

  static ofDirectory(
    directory: Uint8Array,
    count: number,
    load: (row: number) => Uint8Array,
    kept: KeptPages,
  ): PositionPages {
    const reader = new ByteReader(directory)
    const firstRow = reader.varint()
    const firstActs = asUint16(directory.subarray(reader.at))
    return new PositionPages(count, { firstActs, firstRow }, load, kept)
  }

  pageOf(rank: number): PositionPage {
    const current = this.#current
    if (current !== null && rank >= current.from && rank < current.to) return current
    let [low, high] = [0, this.#firstActs.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#firstActs[middle]! <= rank) low = middle + 1
      else high = middle
    }
    return (this.#current = this.#kept(this.#firstRow + low, () => this.#loadPage(low)))
  }

  /** All pages in order, to copy them. */
  *all(): Iterable<PositionPage> {
    for (let page = 0; page <= this.#firstActs.length; page++) yield this.#loadPage(page)
  }

  #loadPage(page: number): PositionPage {
    const from = page === 0 ? 0 : this.#firstActs[page - 1]!
    const to = this.#firstActs[page] ?? this.#count
    const bytes = this.#load(this.#firstRow + page)
    const shift = bytes[0] ?? 0
    if (shift > MOST_SHIFT || from >= to) throw new RangeError('a page of positions is not one')
    const groups = ((to - from - 1) >>> shift) * 2
    return {
      from,
      to,
      shift,
      groups: asUint16(bytes.slice(1, 1 + groups)),
      bytes: bytes.subarray(1 + groups),
    }
  }
}
