/**
 * Transactions between two merges of the index. Each adds a small piece; a search tolerates some dozens. So
 * the acts of a day can be found before any merging begins.
 */
const MERGE_AFTER = 64

/**
 * Merges the index while others write. `mergeStep` does a part of it in another thread, and says whether
 * more is left.
 */
export function mergeBeside(mergeStep: () => Promise<boolean>, signal: AbortSignal) {
  let unmerged = 0
  let merging: Promise<void> = Promise.resolve()

  return {
    /**
     * Call it after each transaction. It waits only when merging falls behind, and throws the error of a
     * failed merge.
     */
    async wrote(): Promise<void> {
      if (++unmerged <= MERGE_AFTER) return
      unmerged = 0
      await merging
      merging = mergeAll()
      merging.catch(() => {}) // thrown when its result is awaited
    },
    /** Resolves when nothing is left to merge. */
    async settle(): Promise<void> {
      await merging
      await mergeAll()
    },
  }

  async function mergeAll(): Promise<void> {
    while (await mergeStep()) signal.throwIfAborted()
  }
}
