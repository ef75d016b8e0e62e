/**
 * How many results of a batch an account gets at once; with more, it takes turns with the others.
 */
const SHARE = 50

/**
 * Counts each account's share of a batch, and knows which accounts lag behind the events for
 * everybody.
 */
export function createShares() {
  const behind = new Set<string>()
  let had = new Map<string, number>()

  return {
    /** Begins the next batch. */
    renew(): void {
      had = new Map()
    },

    /**
     * Whether an account gets this many results of an event now. If not, it lags behind: it gets
     * nothing here until it has caught up, so that it receives events in order.
     */
    take(conta_id: string, count: number): boolean {
      const total = (had.get(conta_id) ?? 0) + count
      if (behind.has(conta_id) || total > SHARE) {
        behind.add(conta_id)
        return false
      }
      had.set(conta_id, total)
      return true
    },

    /** No events of an account wait any more. */
    caughtUp(conta_id: string): void {
      behind.delete(conta_id)
    },
  }
}
