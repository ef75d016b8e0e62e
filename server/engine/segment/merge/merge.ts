import { norms } from '../../ranking/norms.ts'
import { isAlias, aliasedTerm } from '../format/dictionary.ts'
import { isCommon, isKept, mayHaveGrams } from '../format/gram-rule.ts'
import { PostingBuffer } from '../format/posting-buffer.ts'
import type { SegmentRow } from '../format/segment-row.ts'
import { Term } from '../format/term.ts'
import { GRAM_MARKS, wordsOfGram } from '../format/terms.ts'
import { findNear } from '../query/found.ts'
import { NOTHING, has } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import { type Columns, keyRange, sumLengths } from '../write/columns.ts'
import { CommonPostings } from '../write/common-words.ts'
import { markDead } from '../write/dead.ts'
import { findGrams } from '../write/grams.ts'
import type { Piece } from '../write/piece.ts'
import type { SegmentTables } from '../write/segment-tables.ts'
import { SegmentWriter } from '../write/segment-writer.ts'
import { writeGrams } from '../write/write-terms.ts'
import { type MergedActs, mergeActs, readMergedActs } from './merged-acts.ts'
import { type MergeSource, advance, compareTerms, copyPosting, openSource } from './source.ts'

/** Writing this much holds the write lock for some 10 ms, and waits for the disk once. */
const PIECE_BYTES = 2 * 2 ** 20

/** The result of a step, not written yet. */
interface Made {
  piece: Piece
  /** The last term in it, where the next step continues; null after the last one. */
  lastTerm: Uint8Array | null
}

/** The segment that a merge makes, with its columns until they are written. */
type NewSegment = Omit<SegmentRow, 'id' | 'dead'> & { id: number | null; columns: Columns }

/**
 * A merge in progress. Its steps read and compute without a transaction; a short transaction then
 * writes the result. All its state is in the database, so another process can continue after the
 * last written term after a crash.
 */
export class Merge {
  readonly sources: Segment[]
  /** The number of pieces written. */
  pieces: number
  readonly #target: NewSegment
  readonly #acts: MergedActs
  readonly #entries: MergeSource[]
  readonly #posting = new PostingBuffer()
  readonly #lowest: MergeSource[] = []
  /**
   * The common words so far, by mark, if the segment is the first to have grams. Kept only in
   * memory: a merge continued by another process makes no grams.
   */
  readonly #common: Map<number, CommonPostings> | null

  private constructor(
    sources: Segment[],
    target: NewSegment,
    acts: MergedActs,
    { pieces, lastTerm }: { pieces: number; lastTerm: Uint8Array | null },
  ) {
    this.sources = sources
    this.pieces = pieces
    this.#target = target
    this.#acts = acts
    this.#entries = sources.map((source, i) => openSource(source, acts.targets[i]!, lastTerm))
    const makesGrams =
      mayHaveGrams(target.acts) && !sources.some(({ row }) => mayHaveGrams(row.acts))
    this.#common =
      makesGrams && lastTerm === null
        ? new Map(GRAM_MARKS.map((mark) => [mark.charCodeAt(0), new CommonPostings()]))
        : null
  }

  /** @param average The average length of the whole index (bm25.ts). */
  static begin(sources: Segment[], average: number): Merge {
    const { acts, keys, columns } = mergeActs(sources)
    const length = sumLengths(acts.lengths)
    const totals = { acts: keys.length, length, average, ...keyRange(keys) }
    return new Merge(sources, { id: null, columns, ...totals }, acts, { pieces: 0, lastTerm: null })
  }

  /**
   * Continues a merge that another process began. @param lastTerm The last term that was written.
   */
  static resume(
    segment: Segment,
    sources: Segment[],
    written: { pieces: number; lastTerm: Uint8Array | null },
  ): Merge {
    const acts = readMergedActs(segment, sources)
    return new Merge(sources, { columns: [], ...segment.row }, acts, written)
  }

  /** The id of the new segment; null before anything was written. */
  get id(): number | null {
    return this.#target.id
  }

  /** Merges terms until the time is over or there is enough to write; at least one. */
  step(until: number): Made {
    const { acts, average } = this.#target
    const writer = new SegmentWriter({ acts, lengths: this.#acts.lengths, norms: norms(average) })
    const last = new Term()
    while (this.#findLowest()) {
      this.#mergeTerm(writer)
      last.copy(this.#lowest[0]!.entries.term) // not empty
      for (const source of this.#lowest) advance(source)
      if (performance.now() > until || writer.bytes > PIECE_BYTES) break
    }
    const isDone = this.#entries.every(({ done }) => done)
    // Grams sort after everything else.
    if (isDone) this.#makeGrams(writer)
    return { piece: writer.finish(), lastTerm: isDone ? null : last.toBytes() }
  }

  /** Writes the result of a step; after the last one the new segment replaces its sources. */
  write({ piece, lastTerm }: Made, tables: SegmentTables): void {
    const id = this.#target.id ?? this.#create(tables)
    tables.insertPiece(id, piece, lastTerm ?? undefined)
    this.pieces++
    if (lastTerm === null) this.#finish(id, tables)
  }

  #create(tables: SegmentTables): number {
    const ids = this.sources.map(({ row }) => row.id)
    const id = tables.insertSegment('building', this.#target, ids)
    for (const [name, body] of this.#target.columns) tables.putColumn(id, name, body)
    this.#target.id = id
    this.#target.columns = []
    return id
  }

  #finish(id: number, tables: SegmentTables): void {
    tables.setState(id, 'live')
    tables.dropColumn(id, 'origin')
    for (const { row } of this.sources) tables.setState(row.id, 'dropped')
    const died = this.#entries.flatMap(({ segment, target }) =>
      [...target].filter((act, ordinal) => act >= 0 && has(segment.dead, ordinal)),
    )
    const row = { ...this.#target, id, dead: 0 }
    if (died.length > 0) markDead(row, NOTHING, this.#acts.lengths, died, tables)
  }

  #makeGrams(writer: SegmentWriter): void {
    const { acts } = this.#target
    for (const common of this.#common?.values() ?? [])
      writeGrams(findGrams(common.inOrder(acts), acts), writer)
  }

  /** Collects the sources that are at the lowest term; false when all are done. */
  #findLowest(): boolean {
    const lowest = this.#lowest
    lowest.length = 0
    for (const source of this.#entries) {
      if (source.done) continue
      const order = lowest.length === 0 ? 0 : compareTerms(source, lowest[0]!)
      if (order < 0) lowest.length = 0
      if (order <= 0) lowest.push(source)
    }
    return lowest.length > 0
  }

  #mergeTerm(writer: SegmentWriter): void {
    const { term } = this.#lowest[0]!.entries // not empty
    const word = this.#commonAlias()
    if (word !== null) {
      writer.writeAlias(term, word)
      return
    }
    const posting = this.#posting
    posting.clear()
    for (const source of this.#lowest) copyPosting(source, posting)
    const words = wordsOfGram(term)
    if (words !== null && !this.#completeGram(words)) return
    posting.sort()
    if (posting.count === 0) return
    writer.writePosting(term, posting)
    if (isCommon(posting.count, this.#target.acts))
      this.#common?.get(term.bytes[0]!)?.add(term, posting)
  }

  /**
   * Adds the occurrences of a gram from sources that do not keep it; false if it is not worth
   * keeping. Finding them takes time, so a gram that most sources lack, or that is barely frequent
   * enough, is dropped.
   */
  #completeGram(words: string[]): boolean {
    const { acts } = this.#target
    const others = this.#entries.filter((source) => !this.#lowest.includes(source))
    if (others.length > 0) {
      const known = this.#lowest.reduce((sum, { segment }) => sum + segment.row.acts, 0)
      if (known * 2 < acts || !isKept(this.#posting.count, known, 2)) return false
      for (const { segment, target } of others)
        findNear(segment, { kind: 'near', terms: words, distance: null, own: false })?.copyTo(
          this.#posting,
          target,
          2,
        )
    }
    return isKept(this.#posting.count, acts)
  }

  /**
   * The word that is the only form of a stem, the same one in every source; null for any other
   * term.
   */
  #commonAlias(): Term | null {
    let word: Term | null = null
    for (const { entries } of this.#lowest) {
      const { term, block, payload, payloadEnd } = entries
      if (!isAlias(block, payload)) return null
      const form = aliasedTerm(term, block, payload, payloadEnd)
      if (word !== null && word.compare(form) !== 0) return null
      word = form
    }
    return word
  }
}
