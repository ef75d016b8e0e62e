import { ByteWriter } from '../format/byte-writer.ts'
import { sealed } from '../format/checksum.ts'
import { ROW_BYTES } from '../format/data-rows.ts'

/**
 * A part of a segment's terms, written by one transaction: rows one after the other, each with its
 * checksum (checksum.ts). First come those with the data of long postings (data-rows.ts), then a row for
 * each dictionary block. References to data count from the first row of the piece, so a piece can be
 * built far from the database, in another thread.
 */
export interface Piece {
  rows: Uint8Array
  /** The end of each row. */
  ends: Uint32Array
  /** The number of rows with data, and the first term of each dictionary block (block-index.ts). */
  blocks: Uint8Array
}

/** Collects the data of long postings. */
export class PieceData {
  readonly #bytes = new ByteWriter()

  get length(): number {
    return this.#bytes.length
  }

  /** The bytes that are left in the current row. */
  get room(): number {
    return ROW_BYTES - (this.length % ROW_BYTES)
  }

  /** Returns the place where the bytes begin. */
  append(bytes: Uint8Array): number {
    this.#bytes.append(bytes)
    return this.length - bytes.length
  }

  /** Leaves the rest of the current row empty. */
  fillRow(): void {
    this.append(new Uint8Array(this.room % ROW_BYTES))
  }

  /** The rows so far. */
  *rows(): Iterable<Uint8Array> {
    const bytes = this.#bytes.view()
    for (let at = 0; at < bytes.length; at += ROW_BYTES) yield bytes.subarray(at, at + ROW_BYTES)
  }
}

/** Collects rows with their checksums. */
export class PieceRows {
  readonly #rows = new ByteWriter()
  readonly #ends: number[] = []

  get count(): number {
    return this.#ends.length
  }

  append(body: Uint8Array): void {
    this.#rows.append(sealed(body))
    this.#ends.push(this.#rows.length)
  }

  finish(): Omit<Piece, 'blocks'> {
    return { rows: this.#rows.copy(), ends: Uint32Array.from(this.#ends) }
  }
}
