import type { FanOutStore, Seen } from './fan-out-store.ts'
import type { Subscriptions } from './subscriptions.ts'

/** Keeps the subscriptions as the store has them. `onDefect`: one cannot be read; the others are. */
export function followSubscriptions(
  store: Pick<FanOutStore, 'changes'>,
  subscriptions: Subscriptions,
  onDefect: (id: string, error: unknown) => void,
) {
  let seen: Seen = { webhooks: 0, alerts: 0, hidden: 0 }

  function change<T>(id: string, now: T | null, set: (now: T) => void): void {
    try {
      if (now === null) subscriptions.remove(id)
      else set(now)
    } catch (error) {
      onDefect(id, error)
    }
  }

  return {
    /** Up to where they were read. */
    seen: () => seen,
    async update(): Promise<void> {
      const changes = await store.changes(seen)
      for (const [id, subscriber] of changes.webhooks) change(id, subscriber, subscriptions.set)
      for (const [id, alert] of changes.alerts) change(id, alert, subscriptions.setAlert)
      seen = changes.seen
    },
  }
}
