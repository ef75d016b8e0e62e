import { writeBlockStart } from '../format/block-index.ts'
import { ByteWriter } from '../format/byte-writer.ts'
import { writeAlias, writeEntry } from '../format/dictionary.ts'
import { encodePage, groupShift, writePages } from '../format/position-pages.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import { encodeActs, encodeFrequencies } from '../format/posting-parts.ts'
import { isShort, writeShort } from '../format/short-posting.ts'
import type { SegmentShape } from '../format/stripes.ts'
import { Term } from '../format/term.ts'
import { partsOf } from '../format/terms.ts'
import { type Piece, PieceData, PieceRows } from './piece.ts'

/** Four blocks fill a page of 8 KiB, with SQLite's overhead for each. */
const BLOCK_BYTES = 2_020
/** A longer part is not in the dictionary, so that looking up terms need not read past it. */
const INLINE_BYTES = 192

/**
 * Makes a piece of a segment of its terms, which must come in ascending order: dictionary blocks and rows.
 * The payload of a term is one of
 *
 *     ┌───┬────────────────┐
 *     │ 0 │ alias          │                         a stem with one form in this segment (dictionary.ts)
 *     └───┴────────────────┘
 *     ┌───────────┬───────────────────────┐
 *     │ 2 × count │ acts, one by one      │          short-posting.ts
 *     └───────────┴───────────────────────┘
 *     ┌───────────────┬───────┬─────────────┬───────────┐
 *     │ 2 × count + 1 │ acts  │ frequencies │ positions │  as many parts as the mark says (terms.ts)
 *     └───────────────┴───────┴─────────────┴───────────┘
 *     a part:  ┌────────────┬───────┐      ┌────────────────┬───────┐    positions that do not fit in here:
 *              │ 2 × length │ bytes │  or  │ 2 × length + 1 │ place │    ┌────────────────┬───────────┐
 *              └────────────┴───────┘      └────────────────┴───────┘    │ 2 × length + 1 │ directory │
 *                                            in the piece's data         └────────────────┴───────────┘
 */
export class SegmentWriter {
  readonly #shape: SegmentShape
  readonly #data = new PieceData()
  /** The dictionary blocks. */
  readonly #blocks: Uint8Array[] = []
  #blockBytes = 0
  readonly #block = new ByteWriter()
  readonly #payload = new ByteWriter()
  readonly #index = new ByteWriter()
  readonly #firstTerm = new Term()
  readonly #lastTerm = new Term()

  constructor(shape: SegmentShape) {
    this.#shape = shape
  }

  /** The approximate size of the piece so far. */
  get bytes(): number {
    return this.#data.length + this.#blockBytes + this.#block.length
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
      this.#part(encodeActs(posting, this.#shape))
      if (parts > 1) this.#part(encodeFrequencies(posting))
      if (parts > 2) this.#positions(posting)
    }
    this.#entry(term)
  }

  writeAlias(stem: Term, word: Term): void {
    this.#payload.clear()
    writeAlias(this.#payload, stem, word)
    this.#entry(stem)
  }

  /** Ends the piece. */
  finish(): Piece {
    this.#flush()
    const rows = new PieceRows()
    for (const row of this.#data.rows()) rows.append(row)
    const blocks = new ByteWriter()
    blocks.varint(rows.count)
    blocks.appendFrom(this.#index)
    for (const block of this.#blocks) rows.append(block)
    return { ...rows.finish(), blocks: blocks.copy() }
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
    writeBlockStart(this.#index, this.#firstTerm)
    this.#blocks.push(this.#block.copy())
    this.#blockBytes += this.#block.length
    this.#block.clear()
  }

  #part(bytes: Uint8Array): void {
    const payload = this.#payload
    if (bytes.length <= INLINE_BYTES) {
      payload.varint(bytes.length * 2)
      payload.append(bytes)
    } else {
      payload.varint(bytes.length * 2 + 1)
      payload.varint(this.#data.append(bytes))
    }
  }

  /** Writes one page inline, or pages as data and their directory inline. */
  #positions(posting: PostingBuffer): void {
    const payload = this.#payload
    const inline = posting.positions.length <= INLINE_BYTES
    const bytes = inline
      ? encodePage(posting, { from: 0, to: posting.count, shift: groupShift(posting) })
      : writePages(posting, this.#data)
    payload.varint(bytes.length * 2 + (inline ? 0 : 1))
    payload.append(bytes)
  }
}
