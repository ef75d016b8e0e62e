import type { ActKey, SearchIndex, SearchReader, WordCount } from '../search-index.ts'
import type { MergeEffort } from './merge/merge-policy.ts'
import type { SegmentPart } from './write/part.ts'

/** The engine that lives in the archive's database. */
export interface EmbeddedIndex extends SearchIndex, SearchReader {
  /** The words of texts that are a letter away from a folded word, those that were likeliest meant first. */
  nearestWords(word: string, limit: number): WordCount[]
  /** Whether {@link mergeStep} has anything to do. */
  needsMerge(effort?: MergeEffort): boolean
  /**
   * Merges small parts of the index for about `budgetMs`; to be called until it returns false: nothing is
   * left to do. What is read and reckoned needs no lock; `write` is called with what remains, to do it in
   * a short write transaction, or to leave it.
   */
  mergeStep(budgetMs: number, write?: (work: () => void) => void, effort?: MergeEffort): boolean
  /**
   * Takes in acts that were made ready elsewhere, in the place of what there is of them, inside the caller's
   * transaction.
   * @param keys Those of the acts, ascending.
   */
  add(keys: ActKey[], part: IndexPart): void
}

/** Acts made ready for the index by buildPart (write/part.ts), in any thread. */
export type IndexPart = SegmentPart

/** An index that is made anew beside the one that is searched. */
export interface NextIndex extends EmbeddedIndex {
  /** Becomes the index that is searched, in the transaction of the caller. */
  takeOver(): void
  /** Gives up what there is of it. */
  discard(): void
}
