import { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import type { Term } from './term.ts'

/** Appends where a block lies to the index of a piece. */
export function writeBlockStart(target: ByteWriter, firstTerm: Term, row: number): void {
  target.varint(firstTerm.length)
  target.append(firstTerm.bytes, 0, firstTerm.length)
  target.varint(row)
}

/** Where the dictionary blocks of a segment begin: packed, because all of it stays in memory. */
export class BlockIndex {
  readonly #bytes: Uint8Array
  /** Where each block's first term begins and ends in the bytes. */
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  readonly #rows: Float64Array

  /** @param pieces What {@link writeBlockStart} wrote, in order. */
  constructor(pieces: Uint8Array[]) {
    this.#bytes = Buffer.concat(pieces)
    const [starts, ends, rows]: [number[], number[], number[]] = [[], [], []]
    const reader = new ByteReader(this.#bytes)
    while (!reader.done) {
      const length = reader.varint()
      starts.push(reader.at)
      reader.take(length)
      ends.push(reader.at)
      rows.push(reader.varint())
    }
    this.#starts = Uint32Array.from(starts)
    this.#ends = Uint32Array.from(ends)
    this.#rows = Float64Array.from(rows)
  }

  /** The number of blocks. */
  get length(): number {
    return this.#rows.length
  }

  /** How much memory it takes. */
  get byteLength(): number {
    return this.#bytes.length + 16 * this.#rows.length
  }

  /** The row of a block. */
  row(block: number): number {
    return this.#rows[block]!
  }

  /** The block in which a term would be; −1 when the term is below all of them. */
  find(term: Term): number {
    let low = 0
    let high = this.#rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#isAbove(middle, term)) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  /** Whether the first term of a block is above `term`. */
  #isAbove(block: number, term: Term): boolean {
    const start = this.#starts[block]!
    const length = this.#ends[block]! - start
    const shared = Math.min(length, term.length)
    for (let i = 0; i < shared; i++) {
      const difference = this.#bytes[start + i]! - term.bytes[i]!
      if (difference !== 0) return difference > 0
    }
    return length > term.length
  }
}
