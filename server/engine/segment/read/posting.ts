import { ByteReader, asUint16 } from '../format/byte-reader.ts'
import { type KeptPages, PositionPages } from '../format/position-pages.ts'
import { type PositionSource, skipPositions } from '../format/positions.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import { ShortPosting } from '../format/short-posting.ts'
import { type StripedSet, MANY, stripedLength, stripedViews } from '../format/stripes.ts'
import { type DocSet, listOf } from './doc-set.ts'
import { strongActs } from './strong-acts.ts'

/** Loads the parts of a posting. */
export interface PostingSource {
  load(row: number): Uint8Array
  /** Pages of positions that were read before. */
  kept: KeptPages
  /** Runs a decoder; its errors then name the segment and the term. */
  naming<T>(decode: () => T): T
  /** Reports how much loaded memory is kept. */
  spend(bytes: number): void
  /** Takes from the budget of the search that reads. */
  take(steps: number): void
}

/** The bytes themselves, the number of their row, or a directory of rows (position-pages.ts). */
type Part = Uint8Array | number | { directory: Uint8Array }

/** The posting of a term in one segment; each part is read on first use. */
export class Posting {
  /** The number of acts. */
  readonly count: number
  /** The memory that it takes so far. */
  bytes: number
  readonly #acts: number
  readonly #parts: Part[] = []
  readonly #source: PostingSource
  #docs: DocSet | null = null
  #striped: StripedSet | null = null
  #frequencies: Uint8Array | Uint32Array | null = null
  #positions: PositionSource | null = null
  #strong: { norms: Float64Array; sets: Map<number, DocSet> } | null = null

  /**
   * @param payload As SegmentWriter wrote it; it is kept.
   * @param parts The number of its parts (terms.ts).
   * @param acts The number of acts of the segment.
   */
  constructor(payload: Uint8Array, parts: number, acts: number, source: PostingSource) {
    const reader = new ByteReader(payload)
    const head = reader.varint()
    this.count = Math.floor(head / 2)
    if (this.count > acts) throw new RangeError('a posting has more acts than the segment')
    this.bytes = payload.length + 200
    this.#acts = acts
    this.#source = source
    if (head % 2 === 0) {
      const short = new ShortPosting(reader, this.count, parts)
      this.#docs = short.acts
      this.#frequencies = short.frequencies
      this.#positions = short
    } else for (let part = 0; part < parts; part++) this.#parts.push(readPart(reader, part === 2))
  }

  /** Takes from the budget of the search that reads. */
  take(steps: number): void {
    this.#source.take(steps)
  }

  get docs(): DocSet {
    return (this.#docs ??= this.#source.naming(() => this.#readDocs()))
  }

  /** The acts with the summaries of their stripes; null for a short posting, which is a list. */
  get striped(): StripedSet | null {
    void this.docs
    return this.#striped
  }

  /** Frequencies by rank. */
  get frequencies(): Uint8Array | Uint32Array {
    return (this.#frequencies ??= this.#source.naming(() => this.#readFrequencies()))
  }

  /**
   * The acts whose frequency is at least `ratio` times the norm of their length; cached for each
   * ratio until the norms change.
   */
  strong(ratio: number, norms: Float64Array, lengths: Uint8Array): DocSet {
    if (this.#strong?.norms !== norms) this.#strong = { norms, sets: new Map() }
    const known = this.#strong.sets.get(ratio)
    if (known) return known
    this.take(this.count >>> 4)
    const least = norms.map((norm) => ratio * norm)
    const found = this.#keep(strongActs(this.docs, this.frequencies, lengths, least))
    this.#strong.sets.set(ratio, found)
    return found
  }

  /** The positions of each act, by rank; an act that has the term only in its title has none. */
  get positions(): PositionSource {
    return (this.#positions ??= this.#source.naming(() => this.#openPositions()))
  }

  /**
   * Appends the acts to another posting, with the ordinals that `target` gives them (−1: drops
   * them) and with the first `parts` parts.
   */
  copyTo(buffer: PostingBuffer, target: Int32Array, parts: number): void {
    this.#source.naming(() => {
      const docs = listOf(this.docs)
      const frequencies = parts > 1 ? this.frequencies : null
      const add = (rank: number) => {
        const act = target[docs[rank]!] ?? -1
        if (act >= 0) buffer.add(act, frequencies?.[rank] ?? 0)
        return act >= 0
      }
      if (parts < 3) for (let rank = 0; rank < docs.length; rank++) add(rank)
      else
        for (const { from, to, bytes } of this.#openPositions().all()) {
          let at = 0
          for (let rank = from; rank < to; rank++)
            at = add(rank) ? buffer.copyPositions(bytes, at) : skipPositions(bytes, at)
        }
    })
  }

  #bytesOf(part: Part | undefined): Uint8Array {
    if (typeof part === 'number') return this.#keep(this.#source.load(part))
    if (!(part instanceof Uint8Array)) throw new RangeError('the posting lacks a part')
    return part
  }

  #keep<T extends DocSet | Uint8Array>(array: T): T {
    this.bytes += array.byteLength
    this.#source.spend(array.byteLength)
    return array
  }

  #readDocs(): DocSet {
    const bytes = this.#bytesOf(this.#parts[0])
    const isStriped = this.count * 2 > stripedLength(this.#acts)
    if (bytes.length !== (isStriped ? stripedLength(this.#acts) : this.count * 2))
      throw new RangeError('the acts have another length than their number says')
    if (!isStriped) return asUint16(bytes)
    const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
    this.#striped = stripedViews(aligned, this.#acts)
    return this.#striped.words
  }

  #readFrequencies(): Uint8Array | Uint32Array {
    const bytes = this.#bytesOf(this.#parts[1])
    if (bytes.length === this.count) return bytes
    this.take(this.count >>> 4)
    const frequencies = Uint32Array.from(bytes.subarray(0, this.count))
    const reader = new ByteReader(bytes, this.count)
    for (let rank = 0; rank < this.count; rank++)
      if (frequencies[rank] === MANY) frequencies[rank] = reader.varint()
    return this.#keep(frequencies)
  }

  #openPositions(): PositionPages {
    const part = this.#parts[2]
    const isDirectory = part !== undefined && typeof part === 'object' && 'directory' in part
    return isDirectory
      ? PositionPages.ofDirectory(
          part.directory,
          this.count,
          (row) => this.#source.naming(() => this.#source.load(row)),
          this.#source.kept,
        )
      : PositionPages.ofPage(this.#bytesOf(part), this.count)
  }
}

function readPart(reader: ByteReader, arePositions: boolean): Part {
  const head = reader.varint()
  if (head % 2 === 0) return reader.take(head / 2)
  return arePositions ? { directory: reader.take((head - 1) / 2) } : reader.varint()
}
