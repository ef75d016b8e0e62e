import { aliasedTerm, isAlias } from './alias.ts'
import { ByteReader } from './byte-reader.ts'
import { CommonPostings } from './common-words.ts'
import type { DictionaryCursor } from './dictionary.ts'
import { NOTHING, has } from './doc-set.ts'
import { markDead } from './dead.ts'
import { findGrams, isCommon, isKept, mayHaveGrams } from './grams.ts'
import { norms } from './bm25.ts'
import { PostingBuffer } from './posting-buffer.ts'
import type { Segment } from './segment.ts'
import type { Building } from './segment-store.ts'
import type { SegmentTables } from './segment-tables.ts'
import { SegmentWriter } from './segment-writer.ts'
import { copyShort } from './short-posting.ts'
import { Term } from './term.ts'
import { GRAM_MARKS, partsOf, wordsOfGram } from './terms.ts'
import { writeGrams } from './write-terms.ts'

/** One of the segments that become one. */
interface Source {
  segment: Segment
  /** The ordinals of its acts in the new segment; −1: dead when the merge began. */
  target: Int32Array
  entries: DictionaryCursor
  /** The head of its current term (term.ts), which mostly tells it apart from the others'. */
  head: number
  /** Whether all entries of its dictionary are done. */
  done: boolean
}

/**
 * A merge under way. All that it needs to go on is in the database, so whoever takes the next step, in
 * this process or after a crash in another, opens it and goes on behind the last term written.
 */
export class Merge {
  /** The number of pieces written: who finds another number in the database must open it anew. */
  pieces: number
  readonly segment: Segment
  readonly #sources: Source[]
  readonly #tables: SegmentTables
  readonly #posting = new PostingBuffer()
  readonly #lowest: Source[] = []
  /**
   * By mark the common words so far, when the segment is the first to have grams. They are in memory alone:
   * a merge that somebody else goes on with makes no grams.
   */
  readonly #common: Map<number, CommonPostings> | null

  constructor(
    { pieces, lastTerm }: Building,
    segment: Segment,
    sources: Segment[],
    tables: SegmentTables,
  ) {
    this.pieces = pieces
    this.segment = segment
    this.#tables = tables
    const targets = readTargets(segment, sources)
    this.#sources = sources.map((source, i) => openSource(source, targets[i]!, lastTerm))
    const makesGrams =
      mayHaveGrams(segment.row.acts) && !sources.some(({ row }) => mayHaveGrams(row.acts))
    this.#common =
      makesGrams && lastTerm === null
        ? new Map(GRAM_MARKS.map((mark) => [mark.charCodeAt(0), new CommonPostings()]))
        : null
  }

  /** Writes terms until the time is over, at least one; returns whether all are written. */
  step(until: number): boolean {
    const { acts, average } = this.segment.row
    const shape = { acts, lengths: this.segment.lengths, norms: norms(average) }
    const writer = new SegmentWriter(this.#tables, shape)
    if (this.#isCopied()) {
      this.#makeGrams(writer)
      return true
    }
    const last = new Term()
    while (this.#findLowest()) {
      this.#mergeTerm(writer)
      last.copy(this.#lowest[0]!.entries.term) // not empty
      for (const source of this.#lowest) advance(source)
      if (performance.now() > until) break
    }
    this.#tables.insertPiece(this.segment.row.id, writer.finish(), last.toBytes())
    this.pieces++
    return this.#isCopied() && this.#common === null
  }

  /** Puts the new segment in the place of its sources. */
  finish(): void {
    const { row, lengths } = this.segment
    this.#tables.setState(row.id, 'live')
    this.#tables.dropColumn(row.id, 'origin')
    for (const { segment } of this.#sources) this.#tables.setState(segment.row.id, 'dropped')
    const died = this.#sources.flatMap(({ segment, target }) =>
      [...target].filter((act, ordinal) => act >= 0 && has(segment.dead, ordinal)),
    )
    if (died.length > 0) markDead(row, NOTHING, lengths, died, this.#tables)
  }

  /** Whether all is written that the sources have. */
  #isCopied(): boolean {
    return this.#sources.every(({ done }) => done)
  }

  /** The last step of a merge that is the first to have grams. */
  #makeGrams(writer: SegmentWriter): void {
    const { acts, id } = this.segment.row
    for (const common of this.#common?.values() ?? [])
      writeGrams(findGrams(common.inOrder(acts), acts), writer)
    const piece = writer.finish()
    if (piece.blocks.length > 0) this.#tables.insertPiece(id, piece)
  }

  /** Gathers the sources that stand at the lowest term; false when all are done. */
  #findLowest(): boolean {
    const lowest = this.#lowest
    lowest.length = 0
    for (const source of this.#sources) {
      if (source.done) continue
      const order = lowest.length === 0 ? 0 : compare(source, lowest[0]!)
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
    if (isCommon(posting.count, this.segment.row.acts))
      this.#common?.get(term.bytes[0]!)?.add(term, posting)
  }

  /**
   * Adds what those sources have of a gram that do not keep it; false when it is not worth keeping. To look
   * for it there takes time, so one that most sources lack, or that is hardly frequent enough, is let go.
   */
  #completeGram(words: string[]): boolean {
    const { acts } = this.segment.row
    const others = this.#sources.filter((source) => !this.#lowest.includes(source))
    if (others.length > 0) {
      const known = this.#lowest.reduce((sum, { segment }) => sum + segment.row.acts, 0)
      if (known * 2 < acts || !isKept(this.#posting.count, known, 2)) return false
      for (const { segment, target } of others)
        segment
          .findNear({ kind: 'near', terms: words, distance: null })
          ?.copyTo(this.#posting, target, 2)
    }
    return isKept(this.#posting.count, acts)
  }

  /** The word that is the one form of a stem in every source, the same; null for what is no such stem. */
  #commonAlias(): Term | null {
    let word: Term | null = null
    for (const { entries } of this.#lowest) {
      const { block, payload, payloadEnd } = entries
      if (!isAlias(block, payload)) return null
      const form = aliasedTerm(block, payload, payloadEnd)
      if (word !== null && word.compare(form) !== 0) return null
      word = form
    }
    return word
  }
}

/** The ordinal in the new segment of each act of each source. */
function readTargets({ keys, origin, row }: Segment, sources: Segment[]): Int32Array[] {
  const targets = sources.map((source) => new Int32Array(source.row.acts).fill(-1))
  for (let act = 0; act < row.acts; act++) {
    const source = origin[act]!
    targets[source]![sources[source]!.keys.find(keys.keyOf(act))] = act
  }
  return targets
}

function openSource(segment: Segment, target: Int32Array, lastTerm: Uint8Array | null): Source {
  const last = new Term()
  if (lastTerm !== null) last.replaceEnd(0, lastTerm, 0, lastTerm.length)
  const source = { segment, target, entries: segment.entriesFrom(last), head: 0, done: false }
  do advance(source)
  while (!source.done && source.entries.term.compare(last) <= 0)
  return source
}

function advance(source: Source): void {
  source.done = !source.entries.next()
  source.head = source.entries.term.head()
}

function compare(a: Source, b: Source): number {
  return a.head === b.head ? a.entries.term.compare(b.entries.term) : a.head - b.head
}

/** Appends what a source has of its current term, under the new ordinals. */
function copyPosting(source: Source, posting: PostingBuffer): void {
  const { term, block, payload, payloadEnd, payloadBytes } = source.entries
  const parts = partsOf(term.bytes[0]!)
  if (!isAlias(block, payload)) {
    copyPayload(source, term, payloadBytes, parts, posting)
    return
  }
  const word = aliasedTerm(block, payload, payloadEnd)
  const ofWord = source.segment.findPayload(word)
  if (ofWord !== null) copyPayload(source, word, ofWord, parts, posting)
}

/** @param wanted How many parts are needed; a short posting gives all that it has. */
function copyPayload(
  { segment, target }: Source,
  term: Term,
  payload: Uint8Array,
  wanted: number,
  posting: PostingBuffer,
): void {
  const reader = new ByteReader(payload)
  const head = reader.varint()
  if (head % 2 === 0) copyShort(reader, head / 2, partsOf(term.bytes[0]!), target, posting)
  else segment.postingOf(term, payload).copyTo(posting, target, wanted)
}
