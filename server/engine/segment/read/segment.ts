import { BlockIndex } from '../format/block-index.ts'
import { norms } from '../../ranking/norms.ts'
import { asFloat64, asUint32 } from '../format/byte-reader.ts'
import {
  type DictionaryBlock,
  type Payload,
  DictionaryCursor,
  aliasedTerm,
  findEntry,
  isAlias,
} from '../format/dictionary.ts'
import { type FacetColumn, decodeFacet } from '../format/facet-column.ts'
import { KeyRuns } from '../format/key-runs.ts'
import { ROW_BYTES, readData } from '../format/data-rows.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import type { ColumnName, FacetName, SegmentRow } from '../format/segment-row.ts'
import { Term } from '../format/term.ts'
import type { PositionPage } from '../format/positions.ts'
import { isOfFew, partsOf, textTermOf } from '../format/terms.ts'
import type { WordCount } from '../../port/search.ts'
import type { Cache, CacheBudget, Sized } from './cache.ts'
import { naming } from './corrupt.ts'
import { type DocSet, NOTHING, countOf, intersect, range, subtract } from './doc-set.ts'
import { Posting, type PostingSource } from './posting.ts'
import type { SegmentStore } from './segment-store.ts'

/** Cached for a term that the segment lacks. */
const ABSENT: Sized = { bytes: 0 }

/** Steps (budget.ts) to find a term in a block of the dictionary, and to read a row of the database. */
const STEPS = { term: 15, row: 50 }

/** The approximate size of a word with its count. */
const COUNT_BYTES = 100

/**
 * One segment, read only: from terms to postings, from acts to keys, lengths and facets. Only the
 * set of dead acts ever changes, so everything else is cached while the budget lasts.
 */
export class Segment {
  #row: SegmentRow
  #dead: DocSet | null = null
  #live: DocSet | null = null
  #blocks: BlockIndex | null = null
  /**
   * The dictionary block that was read last: consecutive look-ups are often for neighbouring terms.
   */
  #lastBlock: (DictionaryBlock & { block: number }) | null = null
  /** The row of data that was read last: the parts of a posting follow each other. */
  #lastRow: { id: number; bytes: Uint8Array } | null = null
  #keys: KeyRuns | null = null
  readonly #store: SegmentStore
  readonly #budget: CacheBudget
  readonly #terms: Cache<Posting | typeof ABSENT>
  /** Results of phrases and prefixes (query/found.ts). */
  readonly #made: Cache<Posting | typeof ABSENT>
  readonly #madeDocs: Cache<Sized & { docs: DocSet }>
  readonly #counts: Cache<Sized & { counts: WordCount[] }>
  readonly #each: Cache<{ bytes: number; byAct: Map<number, number[]> }>
  readonly #pages: Cache<Sized & { page: PositionPage }>
  readonly #keptBlocks: Cache<Sized & { block: DictionaryBlock }>
  readonly #lengths: Cache<Sized & { lengths: Uint8Array }>
  readonly #amounts: Cache<Sized & { amounts: Float64Array }>
  readonly #facets: Cache<Sized & Pick<FacetColumn, 'ordinals'>>

  constructor(row: SegmentRow, store: SegmentStore, budget: CacheBudget) {
    this.#row = row
    this.#store = store
    this.#budget = budget
    this.#terms = budget.createCache()
    this.#made = budget.costly.createCache()
    this.#madeDocs = budget.costly.createCache()
    this.#counts = budget.costly.createCache()
    this.#each = budget.costly.createCache()
    this.#pages = budget.pages.createCache()
    this.#keptBlocks = budget.createCache()
    this.#lengths = budget.createCache()
    this.#amounts = budget.createCache()
    this.#facets = budget.createCache()
  }

  get row(): SegmentRow {
    return this.#row
  }

  /** Takes from the budget of the search that reads. */
  take(steps: number): void {
    this.#store.budget.take(steps)
  }

  /** Takes over the only thing that may have changed: the dead acts. */
  update(row: SegmentRow): void {
    if (row.dead !== this.#row.dead) this.#dead = this.#live = null
    this.#row = row
  }

  /** The acts that were corrected or removed. */
  get dead(): DocSet {
    if (this.#row.dead === 0) return NOTHING
    return (this.#dead ??= this.#column('dead', asUint32))
  }

  /** The other acts; null when none is dead. */
  get live(): DocSet | null {
    const { acts, dead } = this.#row
    return dead === 0 ? null : (this.#live ??= subtract(range(0, acts, acts), this.dead))
  }

  get keys(): KeyRuns {
    return (this.#keys ??= this.#column('keys', (body) => new KeyRuns(body, this.#row.acts)))
  }

  /** The length byte of each act. */
  get lengths(): Uint8Array {
    const kept = this.#lengths.get('')
    if (kept) return kept.lengths
    const lengths = this.#column('lengths', (body) => body)
    this.#lengths.set('', { lengths, bytes: lengths.length })
    return lengths
  }

  /** The largest amount that each act names, in reais; 0: none. */
  get amounts(): Float64Array {
    const kept = this.#amounts.get('')
    if (kept) return kept.amounts
    const amounts = this.#column('amounts', asFloat64)
    this.#amounts.set('', { amounts, bytes: amounts.byteLength })
    return amounts
  }

  /** While it is being built: the source of each act. */
  get origin(): Uint8Array {
    return this.#column('origin', (body) => body)
  }

  /** A column of values, read again each time: the texts take much more room than the numbers. */
  facet(name: FacetName): FacetColumn {
    return this.#column(name, (body) => decodeFacet(body, this.#row.acts))
  }

  /** The value of each act in a facet column. */
  facetOrdinals(name: FacetName): FacetColumn['ordinals'] {
    const kept = this.#facets.get(name)
    if (kept) return kept.ordinals
    const { ordinals } = this.facet(name)
    this.#facets.set(name, { ordinals, bytes: ordinals.byteLength })
    return ordinals
  }

  /** The posting of a term; null when no act has it. */
  find(term: string): Posting | null {
    this.take(1)
    const kept = this.#terms.get(term)
    if (kept) return kept instanceof Posting ? kept : null
    const posting = this.#isInText(term) ? this.#naming(term, () => this.#lookUp(term)) : null
    this.#terms.set(term, posting ?? ABSENT)
    return posting
  }

  /**
   * The acts that `find` computes from the segment, as a posting; null if there are none. Cached
   * under `key`, which must look like no term.
   */
  make(key: string, find: () => PostingBuffer | null): Posting | null {
    const kept = this.#made.get(key)
    if (kept) return kept instanceof Posting ? kept : null
    const posting = this.#naming(key, () => {
      const found = find()
      if (found === null) return null
      const { acts, average } = this.#row
      const shape = { acts, lengths: this.lengths, norms: norms(average) }
      return found.count === 0 ? null : Posting.ofFound(found, shape, this.#source(key, 0))
    })
    this.#made.set(key, posting ?? ABSENT)
    return posting
  }

  /** Whether {@link make} has this key cached. */
  isMade(key: string): boolean {
    return this.#made.get(key) !== undefined
  }

  /** The acts that `find` computes, cached in the same way, but without frequencies. */
  makeDocs(key: string, find: () => DocSet): DocSet {
    const kept = this.#madeDocs.get(key)
    if (kept) return kept.docs
    const docs = this.#naming(key, find)
    this.#madeDocs.set(key, { docs, bytes: docs.byteLength })
    return docs
  }

  /** Whether {@link makeDocs} has this key cached. */
  hasDocs(key: string): boolean {
    return this.#madeDocs.get(key) !== undefined
  }

  /** The counts of terms that `find` computes, cached in the same way. */
  makeCounts(key: string, find: () => WordCount[]): WordCount[] {
    const kept = this.#counts.get(key)
    if (kept) return kept.counts
    const counts = this.#naming(key, find)
    this.#counts.set(key, { counts, bytes: counts.length * COUNT_BYTES })
    return counts
  }

  /** The numbers that `find` computes for each of some acts, cached act by act in the same way. */
  makeEach(key: string, acts: Uint16Array, find: (missing: Uint16Array) => number[][]): number[][] {
    const kept = this.#each.get(key) ?? { byAct: new Map<number, number[]>(), bytes: 0 }
    const missing = acts.filter((act) => !kept.byAct.has(act))
    if (missing.length > 0) {
      const found = this.#naming(key, () => find(missing))
      for (const [i, act] of missing.entries()) kept.byAct.set(act, found[i]!)
      kept.bytes += missing.length * COUNT_BYTES
      this.#each.set(key, kept)
    }
    return Array.from(acts, (act) => kept.byAct.get(act)!)
  }

  /** The entries of the dictionary, from the block that would contain `term`. */
  entriesFrom(term: Term): DictionaryCursor {
    let block = Math.max(0, this.#index.find(term))
    return new DictionaryCursor(() =>
      block < this.#index.length ? this.#readBlock(block++) : null,
    )
  }

  /** The posting of a payload of this segment's dictionary, not cached. */
  postingOf(term: Term, payload: Payload): Posting {
    return this.#posting(term.toString(), term, payload)
  }

  /** The dictionary's payload of a term; null when it lacks the term. */
  findPayload(term: Term): Payload | null {
    return this.#naming(term.toString(), () => this.#payloadOf(term))
  }

  /** The number of acts of a posting that are not dead. */
  countLive(posting: Posting): number {
    if (this.#row.dead === 0) return posting.count
    return posting.count - countOf(intersect(posting.docs, this.dead))
  }

  /** A word of the title is one of the text, too: most words of a query are in neither. */
  #isInText(term: string): boolean {
    const ofText = textTermOf(term)
    return ofText === null || this.find(ofText) !== null
  }

  get #index(): BlockIndex {
    return (this.#blocks ??= new BlockIndex(this.#store.pieces(this.#row.id)))
  }

  #payloadOf(term: Term): Payload | null {
    this.take(STEPS.term)
    const block = this.#index.find(term)
    if (block < 0) return null
    if (this.#lastBlock?.block !== block) this.#lastBlock = { block, ...this.#blockOf(block, term) }
    const { bytes, firstRow } = this.#lastBlock
    const payloadBytes = findEntry(bytes, term)
    return payloadBytes && { payloadBytes, firstRow }
  }

  /** Blocks of fields with few words are kept: each query asks such fields for all of its words. */
  #blockOf(number: number, term: Term): DictionaryBlock {
    if (!isOfFew(term.bytes[0]!)) return this.#readBlock(number)
    const kept = this.#keptBlocks.get(String(number))
    if (kept) return kept.block
    const block = this.#readBlock(number)
    this.#keptBlocks.set(String(number), { block, bytes: block.bytes.length })
    return block
  }

  #readBlock(block: number): DictionaryBlock {
    return {
      bytes: this.#readRow(this.#index.row(block)),
      firstRow: this.#index.firstRow(block),
    }
  }

  #readDataRow(id: number): Uint8Array {
    if (this.#lastRow?.id !== id) this.#lastRow = { id, bytes: this.#readRow(id) }
    return this.#lastRow.bytes
  }

  #readRow(id: number): Uint8Array {
    this.take(STEPS.row)
    return this.#store.row(id)
  }

  #lookUp(text: string): Posting | null {
    const term = Term.of(text)
    const payload = this.#payloadOf(term)
    if (payload === null) return null
    const { payloadBytes, firstRow } = payload
    return isAlias(payloadBytes)
      ? this.find(aliasedTerm(term, payloadBytes, 0, payloadBytes.length).toString())
      : this.#posting(text, term, { payloadBytes: payloadBytes.slice(), firstRow })
  }

  #posting(name: string, term: Term, { payloadBytes, firstRow }: Payload): Posting {
    const parts = partsOf(term.bytes[0]!)
    return Posting.ofPayload(payloadBytes, parts, this.#row.acts, this.#source(name, firstRow))
  }

  /** @param firstRow The first row of the posting's piece. */
  #source(name: string, firstRow: number): PostingSource {
    return {
      naming: (read) => this.#naming(name, read),
      load: (from, to) => readData(from, to, (row) => this.#readDataRow(firstRow + row)),
      take: (steps) => this.take(steps),
      kept: (place, read) => this.#keptPage(String(firstRow * ROW_BYTES + place), read),
      spend: (bytes) => this.#budget.spend(bytes),
    }
  }

  #keptPage(place: string, read: () => PositionPage): PositionPage {
    const kept = this.#pages.get(place)
    if (kept) return kept.page
    const page = read()
    this.#pages.set(place, { page, bytes: page.bytes.length + page.groups.byteLength })
    return page
  }

  #column<T>(name: ColumnName, decode: (body: Uint8Array) => T): T {
    return naming(this.#row.id, `column ${name}`, () => {
      const body = this.#store.column(this.#row.id, name)
      if (body === null) throw new RangeError('it is missing')
      return decode(body)
    })
  }

  #naming<T>(term: string, read: () => T): T {
    return naming(this.#row.id, `term "${term}"`, read)
  }
}
