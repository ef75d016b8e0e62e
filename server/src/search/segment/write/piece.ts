import { ByteWriter } from '../format/byte-writer.ts'
import { sealed } from '../format/checksum.ts'

/**
 * Part of a segment's terms, as one transaction writes it: rows one after the other, each behind its
 * checksum (checksum.ts). Where one row names another, it counts from the first row of the piece, so a
 * piece can be made far from the database, in another thread.
 */
export interface Piece {
  rows: Uint8Array
  /** Where each row ends. */
  ends: Uint32Array
  /** The first term and the row of each dictionary block (block-index.ts). */
  blocks: Uint8Array
}

/** Gathers the rows of a piece. */
export class PieceRows {
  readonly #rows = new ByteWriter()
  readonly #ends: number[] = []

  get bytes(): number {
    return this.#rows.length
  }

  /** Returns which row it is, from 0. */
  append(body: Uint8Array): number {
    this.#rows.append(sealed(body))
    return this.#ends.push(this.#rows.length) - 1
  }

  finish(): Omit<Piece, 'blocks'> {
    return { rows: this.#rows.copy(), ends: Uint32Array.from(this.#ends) }
  }
}
