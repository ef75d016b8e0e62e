import type { Fence } from '../lib/lease.ts'
import type { AlertMatch } from './alert.ts'
import type { FullEvent } from './full-event.ts'
import { eventData } from './event-data.ts'
import type { FanOutStore, NewDelivery, OutboxPage, Seen } from './fan-out-store.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  /** Leave to do this work; nobody else does it meanwhile. */
  fence: Fence
  subscriptions: Subscriptions
  /** The body of a delivery. `dados`: JSON, as UTF-8. */
  body(event: FullEvent, webhookId: string, dados: Uint8Array): Uint8Array
  /** Lets other writers in. */
  pause(): Promise<void>
  /** Of an event or a subscriber that cannot be dealt with; it is left out, and the others go on. */
  onDefect(id: string, error: unknown): void
}

/** Events read at a time. */
const MAX_EVENTS = 50
/** So that the deliveries of many events with few recipients are one transaction, and soon on their way. */
const BATCH_MS = 25
const BATCH_FOUND = 500

/** What follows from an event. */
type Found = NewDelivery | AlertMatch

/** Some events with what follows from them; with it, everything up to `upTo` is done. */
interface Batch {
  events: number
  found: Found[]
  upTo: number
}

/** Makes deliveries of events. */
export function createFanOut(deps: FanOutDeps) {
  const { store, fence, subscriptions, body, pause, onDefect } = deps
  let seen: Seen = { webhooks: 0, alerts: 0 }
  /** What was read of the outbox and is not dealt with yet. */
  let page: OutboxPage = { events: [], unreadable: [], upTo: null }

  return {
    /**
     * Deals with the next events.
     * @returns Whether there were any.
     * @throws Overtaken
     */
    async step(): Promise<boolean> {
      for (;;) {
        await follow()
        if (page.upTo === null) await turnPage()
        if (page.upTo === null) return false
        const batch = nextBatch(page.events, page.upTo)
        if (await record(batch)) {
          if (batch.events < page.events.length) page.events = page.events.slice(batch.events)
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
    page = await store.next(MAX_EVENTS)
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

  /** `end`: the last event of which `events` tell. */
  function nextBatch(events: FullEvent[], end: number): Batch {
    const until = performance.now() + BATCH_MS
    const batch: Batch = { events: 0, found: [], upTo: end }
    for (const event of events) {
      for (const each of foundIn(event)) batch.found.push(each)
      batch.events++
      if (batch.found.length >= BATCH_FOUND || performance.now() > until) break
    }
    if (batch.events < events.length) batch.upTo = events[batch.events - 1]!.seq // at least one was looked at
    return batch
  }

  /** What follows from an event. */
  function foundIn(event: FullEvent): Found[] {
    try {
      // A match becomes an event of its own, of which webhooks are told in turn.
      return [...deliveriesOf(event), ...subscriptions.matches(event)]
    } catch (error) {
      onDefect(event.id, error)
      return []
    }
  }

  function deliveriesOf(event: FullEvent): NewDelivery[] {
    return subscriptions.recipients(event).map(({ id: webhook_id, termos }) => ({
      evento_id: event.id,
      tipo: event.tipo,
      webhook_id,
      body: body(event, webhook_id, Buffer.from(JSON.stringify(eventData(event, termos)))),
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
