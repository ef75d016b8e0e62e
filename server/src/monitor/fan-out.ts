import type { Fence } from '../lib/lease.ts'
import { isHeard } from './alert.ts'
import type { FullEvent } from './full-event.ts'
import { eventData } from './event-data.ts'
import type { Consequences, FanOutStore, NewDelivery, OutboxPage, Seen } from './fan-out-store.ts'
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

/** Some events with their consequences. */
interface Batch extends Consequences {
  events: number
  unheard: Map<string, number>
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
    const batch: Batch = { events: 0, found: [], unheard: new Map(), upTo: end }
    for (const event of events) {
      addTo(batch, event)
      batch.events++
      if (batch.found.length >= BATCH_FOUND || performance.now() > until) break
    }
    if (batch.events < events.length) batch.upTo = events[batch.events - 1]!.seq // at least one was looked at
    return batch
  }

  /** Adds the consequences of an event. */
  function addTo({ found, unheard }: Batch, event: FullEvent): void {
    try {
      const matches = subscriptions.matches(event)
      for (const delivery of deliveriesOf(event)) found.push(delivery)
      for (const match of matches) {
        const { alert } = match
        // A match becomes an event of its own; webhooks get it in a later step.
        if (isHeard(alert)) found.push(match)
        else unheard.set(alert.id, (unheard.get(alert.id) ?? 0) + 1)
      }
    } catch (error) {
      onDefect(event.id, error)
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
  async function record({ found, unheard, upTo }: Batch): Promise<boolean> {
    for (let kept = 0; ;) {
      const rest = kept === 0 ? found : found.slice(kept)
      const count = await store.record({ found: rest, unheard, upTo }, seen, fence)
      if (count === null) return false
      await pause()
      kept += count
      if (kept >= found.length) return true
    }
  }
}
