import type { DatabaseSync } from 'node:sqlite'
import type { EmbeddedIndex, MergeEffort } from '../search/segment/index.ts'
import { transaction } from './database.ts'
import type { IndexVersion } from './index-version.ts'
import { tryLock } from './lock.ts'

/** How long a step reads and reckons, for which it needs no lock; to write what it made takes a fraction. */
const STEP_MS = 50

export interface IndexMergerOptions {
  db: DatabaseSync
  openIndex(): EmbeddedIndex
  version: IndexVersion
  dataDir: string
}

export interface IndexMerger extends Disposable {
  /**
   * Merges some small segments of the index, to be called until it returns false: nothing is left to do, or
   * another process or thread is doing it.
   */
  step(effort: MergeEffort): boolean
}

/**
 * Keeps the index small in number of segments. A merge that was interrupted, by whatever end of its
 * process, is gone on with by the next one who takes a step. One at a time does so in a data folder:
 * two would be correct, but each would read anew what the other has moved.
 */
export function createIndexMerger({
  db,
  openIndex,
  version,
  dataDir,
}: IndexMergerOptions): IndexMerger {
  let index: EmbeddedIndex | null = null
  let lock: Disposable | null = null

  return {
    step(effort: MergeEffort): boolean {
      try {
        return step(effort)
      } catch (error) {
        release()
        index = null // what it remembers may be of the transaction that was undone
        throw error
      }
    },
    [Symbol.dispose]: release,
  }

  function step(effort: MergeEffort): boolean {
    const isMore = version.isCurrent() && open().needsMerge(effort) && mergeSome(effort)
    if (!isMore) release()
    return isMore
  }

  function mergeSome(effort: MergeEffort): boolean {
    lock ??= tryLock(dataDir, 'indice.lock')
    return lock !== null && open().mergeStep(STEP_MS, writeIfCurrent, effort)
  }

  /** Asked once more, because another version of the program may have made the index anew since. */
  function writeIfCurrent(work: () => void): void {
    transaction(db, () => {
      if (version.isCurrent()) work()
    })
  }

  function open(): EmbeddedIndex {
    return (index ??= openIndex())
  }

  function release(): void {
    lock?.[Symbol.dispose]()
    lock = null
  }
}
