import { ByteWriter } from '../format/byte-writer.ts'
import { sealed } from '../format/checksum.ts'

/**
 * A part of a segment's terms, written by one transaction: rows one after the other, each with its
 * checksum (checksum.ts). References between rows count from the first row of the piece, so a piece
 * can be built far from the database, in another thread.
 */
export interface Piece {
  rows: Uint8Array
  /** The end of each row. */
  ends: Uint32Array
  /** The first term and the row of each dictionary block (block-index.ts). */
  blocks: Uint8Array
}

/** Collects the rows of a piece. */
export class PieceRows {
  readonly #rows = new ByteWriter()
  readonly #ends: number[] = []

  get bytes(): number {
    return this.#rows.length
  }

  /** Returns the number of the row, from 0. */
  append(body: Uint8Array): number {
    this.#rows.append(sealed(body))
    return this.#ends.push(this.#rows.length) - 1
  }

  finish(): Omit<Piece, 'blocks'> {
    return { rows: this.#rows.copy(), ends: Uint32Array.from(this.#ends) }
  }
}
