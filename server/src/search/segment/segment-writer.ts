import { writeBlockStart } from './block-index.ts'
import { ByteWriter } from './byte-writer.ts'
import { bytesOf } from './byte-reader.ts'
import { writeEntry } from './dictionary.ts'
import { encodePage, writePages } from './position-pages.ts'
import type { PostingBuffer } from './posting-buffer.ts'
import type { Piece, SegmentTables } from './segment-tables.ts'
import { isShort, writeShort } from './short-posting.ts'
import { MANY, encodeStriped, stripedLength } from './stripes.ts'
import { Term } from './term.ts'
import { partsOf } from './terms.ts'

/** Four blocks, with what SQLite adds to each, fill a page of 8 KiB. */
const BLOCK_BYTES = 2_020
/** A longer part becomes a row of its own, so that looking terms up need not read past it. */
const INLINE_BYTES = 192

/** What the writer must know of the segment's acts. */
export interface SegmentShape {
  acts: number
  /** The length byte of each act (length.ts). */
  lengths: Uint8Array
  /** The norm of each length byte (bm25.ts). */
  norms: Float64Array
}

/**
 * Writes the terms of a segment, which must come in ascending order, as dictionary blocks and rows. The
 * payload of a term is one of
 *
 *     ┌───┬────────────────┐
 *     │ 0 │ term of a word │                         a stem with one form in this segment
 *     └───┴────────────────┘
 *     ┌───────────┬───────────────────────┐
 *     │ 2 × count │ acts, one by one      │          short-posting.ts
 *     └───────────┴───────────────────────┘
 *     ┌───────────────┬───────┬─────────────┬───────────┐
 *     │ 2 × count + 1 │ acts  │ frequencies │ positions │  as many parts as the mark says (terms.ts)
 *     └───────────────┴───────┴─────────────┴───────────┘
 *     a part:  ┌────────────┬───────┐      ┌───┬─────┐    positions that do not fit in here:
 *              │ 2 × length │ bytes │  or  │ 1 │ row │    ┌────────────────┬───────────┐
 *              └────────────┴───────┘      └───┴─────┘    │ 2 × length + 1 │ directory │
 *                                                         └────────────────┴───────────┘
 */
export class SegmentWriter {
  readonly #tables: SegmentTables
  readonly #shape: SegmentShape
  readonly #firstRow: number
  readonly #block = new ByteWriter()
  readonly #payload = new ByteWriter()
  readonly #scratch = new ByteWriter()
  readonly #index = new ByteWriter()
  #lastRow: number
  readonly #firstTerm = new Term()
  readonly #lastTerm = new Term()

  /** Begins a piece, inside the caller's transaction. */
  constructor(tables: SegmentTables, shape: SegmentShape) {
    this.#tables = tables
    this.#shape = shape
    this.#firstRow = tables.beginRows()
    this.#lastRow = this.#firstRow - 1
  }

  writePosting(term: Term, posting: PostingBuffer): void {
    const payload = this.#payload
    const parts = partsOf(term.bytes[0]!)
    payload.clear()
    if (isShort(posting, parts)) {
      payload.varint(posting.count * 2)
      writeShort(payload, posting, parts)
    } else {
      payload.varint(posting.count * 2 + 1)
      this.#part(this.#acts(posting))
      if (parts > 1) this.#part(this.#frequencies(posting))
      if (parts > 2) this.#positions(posting)
    }
    this.#entry(term)
  }

  writeAlias(stem: Term, word: Term): void {
    this.#payload.clear()
    this.#payload.byte(0)
    this.#payload.append(word.bytes, 0, word.length)
    this.#entry(stem)
  }

  /** Ends the piece: which rows it is, and where its dictionary blocks begin. */
  finish(): Piece {
    this.#flush()
    return { firstRow: this.#firstRow, lastRow: this.#lastRow, blocks: this.#index.copy() }
  }

  #entry(term: Term): void {
    if (this.#block.length + this.#payload.length + term.length > BLOCK_BYTES) this.#flush()
    const isFirst = this.#block.length === 0
    if (isFirst) this.#firstTerm.copy(term)
    writeEntry(this.#block, isFirst ? 0 : term.sharedWith(this.#lastTerm), term, this.#payload)
    this.#lastTerm.copy(term)
  }

  #flush(): void {
    if (this.#block.length === 0) return
    writeBlockStart(this.#index, this.#firstTerm, this.#appendRow(this.#block.view()))
    this.#block.clear()
  }

  #appendRow(body: Uint8Array): number {
    this.#lastRow = this.#tables.appendRow(body)
    return this.#lastRow
  }

  #part(bytes: Uint8Array): void {
    const payload = this.#payload
    if (bytes.length <= INLINE_BYTES) {
      payload.varint(bytes.length * 2)
      payload.append(bytes)
    } else {
      payload.varint(1)
      payload.varint(this.#appendRow(bytes))
    }
  }

  #acts(posting: PostingBuffer): Uint8Array {
    const { acts, lengths, norms } = this.#shape
    return posting.count * 2 <= stripedLength(acts)
      ? bytesOf(posting.acts.subarray(0, posting.count))
      : encodeStriped(posting, acts, lengths, norms)
  }

  /**
   * One byte per act; {@link MANY} stands for a frequency that follows behind them all as a varint, in
   * the order of the acts.
   */
  #frequencies({ frequencies, count }: PostingBuffer): Uint8Array {
    const bytes = this.#scratch
    bytes.clear()
    for (let i = 0; i < count; i++) bytes.byte(Math.min(frequencies[i]!, MANY))
    for (let i = 0; i < count; i++) if (frequencies[i]! >= MANY) bytes.varint(frequencies[i]!)
    return bytes.view()
  }

  /** One page here, or pages as rows and their directory here. */
  #positions(posting: PostingBuffer): void {
    const payload = this.#payload
    const inline = posting.positions.length <= INLINE_BYTES
    const bytes = inline
      ? encodePage(posting, 0, posting.count)
      : writePages(posting, (page) => this.#appendRow(page))
    payload.varint(bytes.length * 2 + (inline ? 0 : 1))
    payload.append(bytes)
  }
}
