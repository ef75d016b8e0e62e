import type { Fence } from '../lib/lease.ts'
import type { AlertMatch } from './alert.ts'
import type { Fact } from './fact.ts'
import { factData } from './fact-data.ts'
import type { FanOutStore, NewDelivery, OutboxPage, Seen } from './fan-out-store.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  /** Leave to do this work; nobody else does it meanwhile. */
  fence: Fence
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

/** Some facts with what follows from them; with it, everything up to `upTo` is done. */
interface Batch {
  facts: number
  found: Found[]
  upTo: number
}

/** Makes deliveries of facts. */
export function createFanOut(deps: FanOutDeps) {
  const { store, fence, subscriptions, body, pause, onDefect } = deps
  let seen: Seen = { webhooks: 0, alerts: 0 }
  /** What was read of the outbox and is not dealt with yet. */
  let page: OutboxPage = { facts: [], unreadable: [], upTo: null }

  return {
    /**
     * Deals with the next facts.
     * @returns Whether there were any.
     * @throws Overtaken
     */
    async step(): Promise<boolean> {
      for (;;) {
        await follow()
        if (page.upTo === null) await turnPage()
        if (page.upTo === null) return false
        const batch = nextBatch(page.facts, page.upTo)
        if (await record(batch)) {
          if (batch.facts < page.facts.length) page.facts = page.facts.slice(batch.facts)
          else page.upTo = null
          return true
        }
        // A webhook or an alert changed meanwhile: what was found may not hold.
        await pause()
      }
    },
  }

  /** Brings the subscriptions up to date. */
  async function follow(): Promise<void> {
    const changes = await store.changes(seen)
    for (const [id, subscriber] of changes.webhooks) change(id, subscriber, subscriptions.set)
    for (const [id, alert] of changes.alerts) change(id, alert, subscriptions.setAlert)
    seen = changes.seen
  }

  async function turnPage(): Promise<void> {
    page = await store.next(MAX_FACTS)
    for (const { id, error } of page.unreadable) onDefect(id, error)
  }

  function change<T>(id: string, now: T | null, set: (now: T) => void): void {
    try {
      if (now === null) subscriptions.remove(id)
      else set(now)
    } catch (error) {
      onDefect(id, error)
    }
  }

  /** `end`: the last event of which `facts` tell. */
  function nextBatch(facts: Fact[], end: number): Batch {
    const until = performance.now() + BATCH_MS
    const batch: Batch = { facts: 0, found: [], upTo: end }
    for (const fact of facts) {
      for (const each of foundIn(fact)) batch.found.push(each)
      batch.facts++
      if (batch.found.length >= BATCH_FOUND || performance.now() > until) break
    }
    if (batch.facts < facts.length) batch.upTo = facts[batch.facts - 1]!.seq // at least one was looked at
    return batch
  }

  /** What follows from a fact. */
  function foundIn(fact: Fact): Found[] {
    try {
      // A match becomes a fact of its own, of which webhooks are told in turn.
      return [...deliveriesOf(fact), ...subscriptions.matches(fact)]
    } catch (error) {
      onDefect(fact.id, error)
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
  async function record({ found, upTo }: Batch): Promise<boolean> {
    for (let kept = 0; ;) {
      const rest = kept === 0 ? found : found.slice(kept)
      const count = await store.record(rest, upTo, seen, fence)
      if (count === null) return false
      await pause()
      kept += count
      if (kept >= found.length) return true
    }
  }
}
