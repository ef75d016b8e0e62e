import type { ActKey } from '../../engine/port.ts'
import type { IndexPart, MergeEffort } from '../../engine/index.ts'

/** Some acts prepared for the index, without those that no longer exist. */
export interface IndexChunk {
  keys: ActKey[]
  /** Null: none of them exists any more. */
  part: IndexPart | null
}

/**
 * A new index built beside the current one; what a rebuild needs of the store. All its state is stored, and
 * each writing call is one short transaction, so it can be killed at any moment and continued.
 */
export interface IndexRebuild {
  /** Begins a rebuild, or continues an interrupted one of the same version. */
  begin(): Promise<{ resumed: boolean }>
  /** How many of the acts are in the new index. */
  progress(): Promise<{ done: number; total: number }>
  /** The next acts to add, in order, after `after` (null: after those already added). */
  keysAfter(after: ActKey | null, limit: number): Promise<ActKey[]>
  /** Adds acts, in order. @param last The last key that was asked for; the next call continues after it. */
  write(chunk: IndexChunk, last: ActKey): Promise<void>
  /**
   * Adds some of the acts that were written, changed or removed meanwhile, by anyone; false: there are
   * none.
   */
  catchUp(): Promise<boolean>
  /** Merges a part of the new index; false: nothing is left to merge. */
  mergeStep(effort: MergeEffort): Promise<boolean>
  /** Replaces the old index with the new one; false when too many acts are noted to do it at once. */
  takeOver(): Promise<boolean>
}
