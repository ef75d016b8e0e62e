/** So much is made for an account of a batch of events; with more, it takes turns with the others. */
const SHARE = 50

/** How much of a batch each account has had, and who is behind with the events that concern everybody. */
export function createShares() {
  const behind = new Set<string>()
  let had = new Map<string, number>()

  return {
    /** The next batch begins. */
    renew(): void {
      had = new Map()
    },

    /**
     * Whether an account gets so much of an event now. If not, it is behind: it gets nothing here, so that it is
     * told in order, until it has caught up.
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

    /** Nothing of an account waits any more. */
    caughtUp(conta_id: string): void {
      behind.delete(conta_id)
    },
  }
}
