import type { AlertMatch } from './alert.ts'
import type { Fact } from './fact.ts'
import { factData } from './fact-data.ts'
import type { FanOutStore, NewDelivery, OutboxEntry, Seen } from './fan-out-store.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  subscriptions: Subscriptions
  /** The body of a delivery. `dados`: JSON, as UTF-8. */
  body(fact: Fact, webhookId: string, dados: Uint8Array): Uint8Array
  /** Lets other writers in. */
  pause(): Promise<void>
  /** Of a fact or a subscriber that cannot be dealt with; it is left out, and the others go on. */
  onDefect(id: string, error: unknown): void
}

/** Facts read at a time. */
const MAX_FACTS = 50
/** So that the deliveries of many facts with few recipients are one transaction, and soon on their way. */
const BATCH_MS = 25
const BATCH_FOUND = 500

/** What follows from a fact. */
type Found = NewDelivery | AlertMatch

/** Makes deliveries of facts. */
export function createFanOut({ store, subscriptions, body, pause, onDefect }: FanOutDeps) {
  let seen: Seen = { webhooks: 0, alerts: 0 }

  return {
    /**
     * Deals with the next facts.
     * @returns Whether there were any.
     */
    async step(): Promise<boolean> {
      for (;;) {
        follow()
        const { found, upTo } = nextBatch()
        if (upTo === null) return false
        if (await record(found, upTo)) return true
        // A webhook or an alert changed meanwhile: what was found may not hold.
        await pause()
      }
    },
  }

  /** Brings the subscriptions up to date. */
  function follow(): void {
    const changes = store.changes(seen)
    for (const [id, subscriber] of changes.webhooks) change(id, subscriber, subscriptions.set)
    for (const [id, alert] of changes.alerts) change(id, alert, subscriptions.setAlert)
    seen = changes.seen
  }

  function change<T>(id: string, now: T | null, set: (now: T) => void): void {
    try {
      if (now === null) subscriptions.remove(id)
      else set(now)
    } catch (error) {
      onDefect(id, error)
    }
  }

  function nextBatch(): { found: Found[]; upTo: number | null } {
    const until = performance.now() + BATCH_MS
    const found: Found[] = []
    let upTo: number | null = null
    for (const entry of store.next(MAX_FACTS)) {
      for (const each of foundIn(entry)) found.push(each)
      upTo = entry.seq
      if (found.length >= BATCH_FOUND || performance.now() > until) break
    }
    return { found, upTo }
  }

  /** What follows from an event. */
  function foundIn({ id, read }: OutboxEntry): Found[] {
    try {
      const fact = read()
      // A match becomes a fact of its own, of which webhooks are told in turn.
      return fact === null ? [] : [...deliveriesOf(fact), ...subscriptions.matches(fact)]
    } catch (error) {
      onDefect(id, error)
      return []
    }
  }

  function deliveriesOf(fact: Fact): NewDelivery[] {
    return subscriptions.recipients(fact).map(({ id: webhook_id, termos }) => ({
      evento_id: fact.id,
      tipo: fact.tipo,
      webhook_id,
      body: body(fact, webhook_id, Buffer.from(JSON.stringify(factData(fact, termos)))),
    }))
  }

  /** False when one of them changed before all were kept; then the rest is to be found anew. */
  async function record(found: Found[], upTo: number): Promise<boolean> {
    for (let kept = 0; ;) {
      const count = store.record(kept === 0 ? found : found.slice(kept), upTo, seen)
      if (count === null) return false
      await pause()
      kept += count
      if (kept >= found.length) return true
    }
  }
}
