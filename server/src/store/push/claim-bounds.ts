/** No pending delivery of a webhook is due before this (ms since 1970). */
export interface Bounds {
  /** Of first attempts, and those that a person requested. */
  first: number
  /** Of scheduled retries. */
  retry: number
}

/** The bounds of an unknown webhook. */
export const UNKNOWN: Bounds = { first: 0, retry: 0 }

/**
 * Where the search for each webhook's due deliveries starts. Claimed deliveries lie before that
 * point. Without it, each claim would skip over them again, because PostgreSQL keeps them in the
 * indexes while an older transaction is open.
 */
export function createClaimBounds() {
  const known = new Map<string, Bounds>()

  return {
    of: (webhookId: string): Bounds => known.get(webhookId) ?? UNKNOWN,

    set(webhookId: string, bounds: Bounds): void {
      known.set(webhookId, bounds)
    },

    /** Records that a delivery is due at that time. */
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
