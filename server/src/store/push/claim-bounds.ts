/** No delivery of a webhook that is pending is due before (ms since 1970). */
export interface Bounds {
  /** Of first attempts, and those that a person asked for. */
  first: number
  /** Of attempts that the schedule asks for again. */
  retry: number
}

/** Of a webhook of which nothing is known. */
export const UNKNOWN: Bounds = { first: 0, retry: 0 }

/**
 * From where on the due deliveries of each webhook are sought. What was claimed lies before, and would be passed over
 * at each claim again: PostgreSQL keeps it in the indexes as long as a transaction is open that began earlier.
 */
export function createClaimBounds() {
  const known = new Map<string, Bounds>()

  return {
    of: (webhookId: string): Bounds => known.get(webhookId) ?? UNKNOWN,

    set(webhookId: string, bounds: Bounds): void {
      known.set(webhookId, bounds)
    },

    /** A delivery is due at that time. */
    lower(webhookId: string, dueAt: number): void {
      const bounds = known.get(webhookId)
      if (bounds) known.set(webhookId, lowered(bounds, dueAt))
    },

    forget(webhookId: string): void {
      known.delete(webhookId)
    },

    forgetAll: () => known.clear(),
  }
}

function lowered({ first, retry }: Bounds, dueAt: number): Bounds {
  return { first: Math.min(first, dueAt), retry: Math.min(retry, dueAt) }
}
