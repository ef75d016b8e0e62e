import type { ActKey, AnalyzedAct } from '../search/search-index.ts'

/** An act for the index; null: it is gone. */
export type IndexEntry = [key: ActKey, act: AnalyzedAct | null]

/** An act that was written since the rebuild began. */
export interface NotedAct {
  key: ActKey
  /** Another one each time that the act is noted. */
  seq: number
}

/**
 * An index made anew beside the one that is searched; what a rebuild needs of the store. Everything that
 * it must remember is there, and each call that writes is one short transaction, so it can be killed at
 * any moment and gone on with.
 */
export interface IndexRebuild {
  /** Begins, or goes on with a rebuild of the same version that was interrupted. */
  begin(): { resumed: boolean }
  /** How many of the acts are in the new index. */
  progress(): { done: number; total: number }
  /** The next acts to be taken in, in order, behind `after` (null: behind those taken in before). */
  keysAfter(after: ActKey | null, limit: number): ActKey[]
  /** Takes in acts from the front of `entries`, in order; gives how many. */
  write(entries: IndexEntry[]): number
  /** The first of those acts that came, changed or went meanwhile, whoever wrote them. */
  noted(limit: number): NotedAct[]
  /** Takes in what became of noted acts, from the front; gives how many. */
  writeNoted(notes: NotedAct[], entries: IndexEntry[]): number
  /** Merges some of the new index; false: nothing is left to do. */
  mergeStep(): boolean
  /** Puts the new index in the place of the old one; false when too many acts are noted to do it at once. */
  takeOver(): boolean
}
