import type { Query } from '../port/query.ts'
import type { ActKey } from '../port/keys.ts'
import type {
  Facets,
  IndexFilters,
  SearchPage,
  SearchRequest,
  TermKind,
  ValueSpan,
  WordCount,
} from '../port/search.ts'
import type { IndexChange } from '../port/act.ts'
import type { MergeEffort } from './merge/merge-policy.ts'
import type { SegmentPart } from './write/part.ts'

/**
 * The engine inside the archive's database. It is as synchronous as its connection; store/index/
 * wraps it as a SearchReader.
 */
export interface EmbeddedIndex {
  /** Joins the caller's transaction, so that acts and index change together. */
  apply(changes: IndexChange[]): void
  search(request: SearchRequest): SearchPage
  facets(query: Query, filters: IndexFilters): Facets
  /** The words of texts that are one letter away from a folded word, likeliest first. */
  nearestWords(word: string, limit: number): WordCount[]
  /** See SearchReader. */
  commonest(of: TermKind, prefix: string, limit: number): WordCount[]
  /** See SearchReader. */
  values(facet: 'orgao' | 'tipo_ato'): ValueSpan[]
  /** Whether {@link mergeStep} has anything to do. */
  needsMerge(effort?: MergeEffort): boolean
  /**
   * Merges small parts of the index for about `budgetMs`. Call it until it returns false: then
   * nothing is left to merge. Reading and computing need no lock. `write` receives the rest of the
   * work and runs it in a short write transaction, or skips it.
   */
  mergeStep(budgetMs: number, write?: (work: () => void) => void, effort?: MergeEffort): boolean
  /**
   * Adds acts that were prepared elsewhere, and replaces their older versions, inside the caller's
   * transaction.
   * @param keys The keys of the acts, ascending.
   */
  add(keys: ActKey[], part: IndexPart): void
}

/** Acts prepared for the index by buildPart (write/part.ts), in any thread. */
export type IndexPart = SegmentPart

/** A new index, built beside the current one. */
export interface NextIndex extends EmbeddedIndex {
  /** Replaces the current index, in the caller's transaction. */
  takeOver(): void
  /** Deletes the new index. */
  discard(): void
}
