/**
 * Transactions after which the index is merged. Each makes a small piece of it, of which a search can bear
 * some dozens; so a day's acts are all found before any work goes into merging them.
 */
const MERGE_AFTER = 64

/**
 * Has the index merged while others write. `mergeStep` does some of it, off this thread, and says whether
 * there is more.
 */
export function mergeBeside(mergeStep: () => Promise<boolean>, signal: AbortSignal) {
  let unmerged = 0
  let merging: Promise<void> = Promise.resolve()

  return {
    /**
     * To be called after each transaction. Waits only where merging falls behind, and throws what went wrong
     * with it.
     */
    async wrote(): Promise<void> {
      if (++unmerged <= MERGE_AFTER) return
      unmerged = 0
      await merging
      merging = mergeAll()
      merging.catch(() => {}) // thrown when its turn comes
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
