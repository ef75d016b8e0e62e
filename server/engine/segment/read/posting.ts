import { ByteReader } from '../format/byte-reader.ts'
import { type KeptPages, type LoadData, PositionPages } from '../format/position-pages.ts'
import { type PositionSource, skipPositions } from '../format/positions.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import {
  type PostingActs,
  actsOf,
  decodeActs,
  decodeFrequencies,
  narrowed,
} from '../format/posting-parts.ts'
import { ShortPosting } from '../format/short-posting.ts'
import type { SegmentShape, StripedSet } from '../format/stripes.ts'
import { type LevelSource, ActsByLevel } from './acts-by-level.ts'
import { type DocSet, listOf } from './doc-set.ts'
import { type LeadingActs, leadingActs } from './leading-acts.ts'

/** Loads the parts of a posting. */
export interface PostingSource {
  load: LoadData
  /** Pages of positions that were read before. */
  kept: KeptPages
  /** Runs a decoder; its errors then name the segment and the term. */
  naming<T>(decode: () => T): T
  /** Reports how much loaded memory is kept. */
  spend(bytes: number): void
  /** Takes from the budget of the search that reads. */
  take(steps: number): void
}

/** The bytes themselves, their places in the data, or a directory of pages (position-pages.ts). */
type Part = Uint8Array | { from: number; to: number } | { directory: Uint8Array }

/** What the shares of acts depend on, besides frequencies. */
export type ScoreSource = Pick<LevelSource, 'weight' | 'lengths' | 'norms'>

/** What is known of a posting's acts by their shares, until norms or weight change. */
interface Ranking {
  source: ScoreSource
  levels: ActsByLevel | null
  /** By level. */
  strong: Map<number, DocSet>
  /** By size. */
  leading: Map<number, LeadingActs | null>
}

/** The memory of a posting without its parts. */
const OBJECT_BYTES = 200

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
  #ranking: Ranking | null = null

  private constructor(count: number, acts: number, source: PostingSource) {
    if (count > acts) throw new RangeError('a posting has more acts than the segment')
    this.count = count
    this.bytes = OBJECT_BYTES
    this.#acts = acts
    this.#source = source
  }

  /**
   * @param payload As SegmentWriter wrote it; it is kept.
   * @param parts The number of its parts (terms.ts).
   * @param acts The number of acts of the segment.
   */
  static ofPayload(
    payload: Uint8Array,
    parts: number,
    acts: number,
    source: PostingSource,
  ): Posting {
    const reader = new ByteReader(payload)
    const head = reader.varint()
    const posting = new Posting(Math.floor(head / 2), acts, source)
    posting.bytes += payload.length
    if (head % 2 === 0) {
      const short = new ShortPosting(reader, posting.count, parts)
      posting.#docs = short.acts
      posting.#frequencies = short.frequencies
      posting.#positions = short
    } else
      for (let part = 0; part < parts; part++) posting.#parts.push(readPart(reader, part === 2))
    return posting
  }

  /** A computed result (the acts with a phrase, or with words of a prefix), like the posting of a stem. */
  static ofFound(found: PostingBuffer, shape: SegmentShape, source: PostingSource): Posting {
    const posting = new Posting(found.count, shape.acts, source)
    posting.#docs = posting.#keepActs(actsOf(found, shape))
    posting.#frequencies = posting.#keep(narrowed(found.frequencies.subarray(0, found.count)))
    return posting
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

  /** The acts at a level (levels.ts) or above it. */
  strong(level: number, source: ScoreSource): DocSet {
    const ranking = this.#rankingBy(source)
    const known = ranking.strong.get(level)
    if (known) return known
    const found = this.#keep(this.#levelsIn(ranking).from(level))
    ranking.strong.set(level, found)
    return found
  }

  /** The acts that may be among the `size` best by this term alone (leading-acts.ts); null where it cannot be said. */
  leading(size: number, source: ScoreSource): LeadingActs | null {
    const { docs, frequencies } = this
    if (!(frequencies instanceof Uint8Array)) return null
    const { leading } = this.#rankingBy(source)
    const known = leading.get(size)
    if (known !== undefined) return known
    this.take(this.count >>> 4)
    const found = leadingActs(size, { ...source, docs, frequencies })
    if (found !== null) for (const array of [found.acts, found.shares]) this.#keep(array)
    leading.set(size, found)
    return found
  }

  #rankingBy(source: ScoreSource): Ranking {
    const { norms, weight } = source
    if (this.#ranking?.source.norms !== norms || this.#ranking.source.weight !== weight)
      this.#ranking = { source, levels: null, strong: new Map(), leading: new Map() }
    return this.#ranking
  }

  #levelsIn(ranking: Ranking): ActsByLevel {
    if (ranking.levels !== null) return ranking.levels
    this.take(this.count >>> 4)
    const { docs, frequencies } = this
    ranking.levels = new ActsByLevel({ ...ranking.source, docs, frequencies })
    this.#spend(ranking.levels.bytes)
    return ranking.levels
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
    if (part instanceof Uint8Array) return part
    if (part === undefined || 'directory' in part) throw new RangeError('the posting lacks a part')
    return this.#source.load(part.from, part.to)
  }

  #keep<T extends DocSet | Uint8Array | Float64Array>(array: T): T {
    this.#spend(array.byteLength)
    return array
  }

  #spend(bytes: number): void {
    this.bytes += bytes
    this.#source.spend(bytes)
  }

  #keepActs(acts: PostingActs): DocSet {
    if (acts instanceof Uint16Array) return this.#keep(acts)
    this.#striped = acts
    this.#spend(acts.ranks.byteLength)
    return this.#keep(acts.words)
  }

  #readDocs(): DocSet {
    this.take(this.count >>> 6)
    return this.#keepActs(decodeActs(this.#bytesOf(this.#parts[0]), this.count, this.#acts))
  }

  #readFrequencies(): Uint8Array | Uint32Array {
    this.take(this.count >>> 6)
    return this.#keep(decodeFrequencies(this.#bytesOf(this.#parts[1]), this.count))
  }

  #openPositions(): PositionPages {
    const part = this.#parts[2]
    const isDirectory = part !== undefined && 'directory' in part
    return isDirectory
      ? PositionPages.ofDirectory(
          part.directory,
          this.count,
          (from, to) => this.#source.naming(() => this.#source.load(from, to)),
          this.#source.kept,
        )
      : PositionPages.ofPage(this.#bytesOf(part), this.count)
  }
}

function readPart(reader: ByteReader, arePositions: boolean): Part {
  const head = reader.varint()
  const length = Math.floor(head / 2)
  if (head % 2 === 0) return reader.take(length)
  if (arePositions) return { directory: reader.take(length) }
  const from = reader.varint()
  return { from, to: from + length }
}
