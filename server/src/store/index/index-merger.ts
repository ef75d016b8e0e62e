import type { EmbeddedIndex, MergeEffort } from '../../search/segment/index.ts'
import type { Sql } from '../sql.ts'
import type { IndexVersion } from './index-version.ts'

/** How long a step reads and reckons, for which it needs no lock; to write what it made takes a fraction. */
const STEP_MS = 50

export interface IndexMergerOptions {
  sql: Sql
  /** Opens the index on the connection of `sql`. */
  openIndex(): EmbeddedIndex
  version: IndexVersion
  /** Leave to merge; null while another has it. */
  lock(): Disposable | null
}

export interface IndexMerger extends Disposable {
  /**
   * Merges some small segments of the index, to be called until it gives false: nothing is left to do, or
   * another process or thread is doing it.
   */
  step(effort: MergeEffort): Promise<boolean>
}

/**
 * Keeps the index small in number of segments. The next who takes a step continues a merge that was
 * interrupted, by whatever end of its process. One at a time does so in a data folder: two would be correct,
 * but each would read anew what the other has moved.
 */
export function createIndexMerger(options: IndexMergerOptions): IndexMerger {
  const { sql, openIndex, version } = options
  let index: EmbeddedIndex | null = null
  let lock: Disposable | null = null

  return {
    async step(effort: MergeEffort): Promise<boolean> {
      try {
        return await step(effort)
      } catch (error) {
        release()
        index = null // what it remembers may be of the transaction that was undone
        throw error
      }
    },
    [Symbol.dispose]: release,
  }

  async function step(effort: MergeEffort): Promise<boolean> {
    const isMore =
      (await version.isCurrent(sql)) && open().needsMerge(effort) && (await mergeSome(effort))
    if (!isMore) release()
    return isMore
  }

  async function mergeSome(effort: MergeEffort): Promise<boolean> {
    lock ??= options.lock()
    if (lock === null) return false
    const work = prepareMerge(open(), STEP_MS, effort)
    if (work === null) return false
    await sql.transaction(async (tx) => {
      // Asked once more, because another version of the program may have made the index anew since.
      if (await version.isCurrent(tx)) work()
    })
    return true
  }

  function open(): EmbeddedIndex {
    return (index ??= openIndex())
  }

  function release(): void {
    lock?.[Symbol.dispose]()
    lock = null
  }
}

/** Reads and reckons for about `budgetMs`; gives what is then to be written, null when nothing is left to do. */
export function prepareMerge(
  index: EmbeddedIndex,
  budgetMs: number,
  effort: MergeEffort,
): (() => void) | null {
  const prepared: (() => void)[] = []
  index.mergeStep(budgetMs, (work) => prepared.push(work), effort)
  return prepared[0] ?? null
}
