import type { EmbeddedIndex, MergeEffort } from '../../../engine/index.ts'
import type { Sql } from '../sql.ts'
import type { IndexVersion } from './index-version.ts'

/** How long a step reads and computes, without a lock; writing the result takes a fraction of that. */
const STEP_MS = 50

export interface IndexMergerOptions {
  sql: Sql
  /** Opens the index on the connection of `sql`. */
  openIndex(): EmbeddedIndex
  version: IndexVersion
  /** The lease of merging; null while another process has it. */
  lock(): Disposable | null
}

export interface IndexMerger extends Disposable {
  /**
   * Merges some small segments of the index. Call it until it returns false: nothing is left to
   * merge, or another process or thread merges.
   */
  step(effort: MergeEffort): Promise<boolean>
}

/**
 * Keeps the number of segments small. After an interruption, the next step continues the merge, in
 * any process. Only one merges in a data folder at a time: two would be correct, but each would
 * read again what the other has moved.
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
        index = null // its memory may be of the rolled back transaction
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
      // Checked again, because another version of the program may have rebuilt the index meanwhile.
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

/** Reads and computes for about `budgetMs`; returns what to write, null when nothing is left to merge. */
export function prepareMerge(
  index: EmbeddedIndex,
  budgetMs: number,
  effort: MergeEffort,
): (() => void) | null {
  const prepared: (() => void)[] = []
  index.mergeStep(budgetMs, (work) => prepared.push(work), effort)
  return prepared[0] ?? null
}
