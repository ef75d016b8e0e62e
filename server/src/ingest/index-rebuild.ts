import type { ActKey } from '../search/search-index.ts'
import type { IndexPart, MergeEffort } from '../search/segment/index.ts'

/** Some acts made ready for the index: those that are not gone. */
export interface IndexChunk {
  keys: ActKey[]
  /** Null: all of them are gone. */
  part: IndexPart | null
}

/**
 * An index made anew beside the one that is searched; what a rebuild needs of the store. Everything that
 * it must remember is there, and each call that writes is one short transaction, so it can be killed at
 * any moment and gone on with.
 */
export interface IndexRebuild {
  /** Begins, or goes on with a rebuild of the same version that was interrupted. */
  begin(): Promise<{ resumed: boolean }>
  /** How many of the acts are in the new index. */
  progress(): Promise<{ done: number; total: number }>
  /** The next acts to be taken in, in order, behind `after` (null: behind those taken in before). */
  keysAfter(after: ActKey | null, limit: number): Promise<ActKey[]>
  /** Takes in acts, in order. @param last The last key that was asked for: from behind it another goes on. */
  write(chunk: IndexChunk, last: ActKey): Promise<void>
  /**
   * Takes in some of those acts that came, changed or went meanwhile, whoever wrote them; false: there are
   * none.
   */
  catchUp(): Promise<boolean>
  /** Merges some of the new index; false: nothing is left to do. */
  mergeStep(effort: MergeEffort): Promise<boolean>
  /** Puts the new index in the place of the old one; false when too many acts are noted to do it at once. */
  takeOver(): Promise<boolean>
}
