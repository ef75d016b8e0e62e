import type { Fence } from '../lib/lease.ts'
import type { AlertMatch } from './alert.ts'
import type { FullEvent } from './full-event.ts'
import { eventData } from './event-data.ts'
import type { FanOutStore, NewDelivery, OutboxPage, Seen } from './fan-out-store.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  /** The lease of this work; nobody else does it meanwhile. */
  fence: Fence
  subscriptions: Subscriptions
  /** The body of a delivery. `dados`: JSON, as UTF-8. */
  body(event: FullEvent, webhookId: string, dados: Uint8Array): Uint8Array
  /** Lets other writers in. */
  pause(): Promise<void>
  /** Reports an event or a subscriber that fails; it is skipped, and the others continue. */
  onDefect(id: string, error: unknown): void
}

/** Events read at a time. */
const MAX_EVENTS = 50
/** So that many events with few recipients share one transaction, and their deliveries leave soon. */
const BATCH_MS = 25
const BATCH_FOUND = 500

/** A consequence of an event. */
type Found = NewDelivery | AlertMatch

/** Some events with their consequences; after them, everything up to `upTo` is done. */
interface Batch {
  events: number
  found: Found[]
  upTo: number
}

/** Makes deliveries of events. */
export function createFanOut(deps: FanOutDeps) {
  const { store, fence, subscriptions, body, pause, onDefect } = deps
  let seen: Seen = { webhooks: 0, alerts: 0 }
  /** The part of the outbox that was read and not yet processed. */
  let page: OutboxPage = { events: [], unreadable: [], upTo: null }

  return {
    /**
     * Processes the next events.
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
        // A webhook or an alert changed meanwhile: the consequences may be wrong.
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

  /** `end`: the place of the last event on the page. */
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

  /** The consequences of an event. */
  function foundIn(event: FullEvent): Found[] {
    try {
      // A match becomes an event of its own; webhooks get it in a later step.
      return [...deliveriesOf(event), ...subscriptions.matches(event)]
    } catch (error) {
      onDefect(event.id, error)
      return []
    }
  }

  function deliveriesOf(event: FullEvent): NewDelivery[] {
    const dados = eventData(event)
    return subscriptions.recipients(event).map(({ id: webhook_id, ...reason }) => ({
      evento_id: event.id,
      tipo: event.tipo,
      webhook_id,
      body: body(event, webhook_id, Buffer.from(JSON.stringify(dados(reason)))),
    }))
  }

  /** False when a subscriber changed before all were stored; the rest must be found again. */
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
