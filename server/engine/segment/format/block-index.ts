import { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import type { Term } from './term.ts'

/** Appends the start of a block to the index of a piece; their rows follow each other. */
export function writeBlockStart(target: ByteWriter, firstTerm: Term): void {
  target.varint(firstTerm.length)
  target.append(firstTerm.bytes, 0, firstTerm.length)
}

/** A piece in the database. */
export interface StoredPiece {
  /** The first row of the piece; its rows are counted from here. */
  firstRow: number
  /** The number of rows before those of the blocks, as varint, then the bytes of {@link writeBlockStart}. */
  blocks: Uint8Array
}

/** The start of each dictionary block of a segment; packed, because all of it stays in memory. */
export class BlockIndex {
  readonly #bytes: Uint8Array
  /** The range of each block's first term in the bytes. */
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  /** Of each piece: its first row, that of its first block, and the block at which it ends. */
  readonly #firstRows: number[] = []
  readonly #blockRows: number[] = []
  readonly #pieceEnds: number[] = []

  /** @param pieces In order. */
  constructor(pieces: StoredPiece[]) {
    this.#bytes = Buffer.concat(pieces.map(({ blocks }) => blocks))
    const [starts, ends]: [number[], number[]] = [[], []]
    const reader = new ByteReader(this.#bytes)
    let pieceEnd = 0
    for (const { firstRow, blocks } of pieces) {
      pieceEnd += blocks.length
      this.#firstRows.push(firstRow)
      this.#blockRows.push(firstRow + reader.varint())
      while (reader.at < pieceEnd) {
        const length = reader.varint()
        starts.push(reader.at)
        reader.take(length)
        ends.push(reader.at)
      }
      if (reader.at > pieceEnd) throw new RangeError('a piece ends amid a block')
      this.#pieceEnds.push(ends.length)
    }
    this.#starts = Uint32Array.from(starts)
    this.#ends = Uint32Array.from(ends)
  }

  /** The number of blocks. */
  get length(): number {
    return this.#starts.length
  }

  /** The row of a block. */
  row(block: number): number {
    const piece = this.#pieceOf(block)
    return this.#blockRows[piece]! + block - (this.#pieceEnds[piece - 1] ?? 0)
  }

  /** The first row of the piece that contains a block. */
  firstRow(block: number): number {
    return this.#firstRows[this.#pieceOf(block)]!
  }

  #pieceOf(block: number): number {
    let [low, high] = [0, this.#pieceEnds.length - 1]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#pieceEnds[middle]! > block) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The block that would contain a term; −1 when the term is below all of them. */
  find(term: Term): number {
    let low = 0
    let high = this.length
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
