import { aliasedTerm, isAlias } from './alias.ts'
import { ByteReader } from './byte-reader.ts'
import type { DictionaryCursor } from './dictionary.ts'
import { NOTHING, has } from './doc-set.ts'
import { markDead } from './dead.ts'
import { isKept } from './grams.ts'
import { norms } from './bm25.ts'
import { PostingBuffer } from './posting-buffer.ts'
import type { Segment } from './segment.ts'
import type { Building } from './segment-store.ts'
import type { SegmentTables } from './segment-tables.ts'
import { SegmentWriter } from './segment-writer.ts'
import { copyShort } from './short-posting.ts'
import { Term } from './term.ts'
import { partsOf, wordsOfGram } from './terms.ts'

/** One of the segments that become one. */
interface Source {
  segment: Segment
  /** The ordinals of its acts in the new segment; −1: dead when the merge began. */
  target: Int32Array
  entries: DictionaryCursor
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
  }

  /** Writes terms until the time is over, at least one; returns whether all are written. */
  step(until: number): boolean {
    const { acts, average } = this.segment.row
    const shape = { acts, lengths: this.segment.lengths, norms: norms(average) }
    const writer = new SegmentWriter(this.#tables, shape)
    const last = new Term()
    while (this.#findLowest()) {
      this.#mergeTerm(writer)
      last.copy(this.#lowest[0]!.entries.term) // not empty
      for (const source of this.#lowest) advance(source)
      if (performance.now() > until) break
    }
    this.#tables.insertPiece(this.segment.row.id, writer.finish(), last.toBytes())
    this.pieces++
    return this.#sources.every(({ done }) => done)
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

  /** Gathers the sources that stand at the lowest term; false when all are done. */
  #findLowest(): boolean {
    const lowest = this.#lowest
    lowest.length = 0
    for (const source of this.#sources) {
      if (source.done) continue
      const order = lowest.length === 0 ? 0 : source.entries.term.compare(lowest[0]!.entries.term)
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
    if (posting.count > 0) writer.writePosting(term, posting)
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
  const source = { segment, target, entries: segment.entriesFrom(last), done: false }
  do advance(source)
  while (!source.done && source.entries.term.compare(last) <= 0)
  return source
}

function advance(source: Source): void {
  source.done = !source.entries.next()
}

/** Appends what a source has of its current term, under the new ordinals. */
function copyPosting({ segment, target, entries }: Source, posting: PostingBuffer): void {
  const { term, block, payload, payloadEnd } = entries
  const parts = partsOf(term.bytes[0]!)
  if (isAlias(block, payload)) {
    segment.find(aliasedTerm(block, payload, payloadEnd).toString())?.copyTo(posting, target, parts)
    return
  }
  const reader = new ByteReader(block, payload)
  const head = reader.varint()
  if (head % 2 === 0) copyShort(reader, head / 2, parts, target, posting)
  else segment.postingAt(entries).copyTo(posting, target, parts)
}
