import type { Fence } from '../lib/flow/lease.ts'
import { type AlertMatch, isHeard } from '../alerts/alert.ts'
import { eventData } from './event-data.ts'
import type { Consequences, FanOutStore, OutboxPage, Seen } from './fan-out-store.ts'
import type { FullEvent } from './full-event.ts'
import { createShares } from './shares.ts'
import type { Recipient, Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  /** The lease of this work, so that one process at a time does it. */
  fence: Fence
  subscriptions: Subscriptions
  /** The body of a delivery. `dados`: JSON, as UTF-8. */
  body(event: FullEvent, webhookId: string, dados: Uint8Array): Uint8Array
  /** Milliseconds since any moment; monotonic. */
  stopwatch(): number
  /** Called after each write: lets other writers in. */
  pause(): Promise<void>
  /** Reports a failing event or subscriber; it is skipped, and the others continue. */
  onDefect(id: string, error: unknown): void
}

/** How many events are read at a time. */
const MAX_EVENTS = 50
/**
 * Lets many events with few recipients share one transaction, so that their deliveries leave soon.
 */
const BATCH_MS = 25
const BATCH_FOUND = 500
/**
 * About as much of one account's events as one short transaction stores, because the others wait
 * meanwhile.
 */
const TURN_FOUND = 100

/** Some events with their consequences. */
interface Batch extends Consequences {
  events: number
  unheard: Map<string, number>
}

/** The consequences of an event for one account. */
interface Concern {
  recipients: Recipient[]
  heard: AlertMatch[]
  /** Ids of alerts without a channel. */
  unheard: string[]
}

/**
 * Turns events into deliveries: events for everybody in the order of commits, alternating with the
 * backlogs of single accounts, one account after the other.
 */
export function createFanOut(deps: FanOutDeps) {
  const { store, fence, subscriptions, body, stopwatch, pause, onDefect } = deps
  const shares = createShares()
  let seen: Seen = { webhooks: 0, alerts: 0 }
  /** The part of the outbox that was read and not yet processed. */
  let page: OutboxPage = { events: [], ofAccounts: [], unreadable: [], upTo: null }
  /**
   * The account of the last turn. Only this object adds waiting events, so it knows when there are
   * none.
   */
  let lastTurn: string | null = null
  let isAnyWaiting = true

  return {
    /**
     * Processes the next events.
     * @returns Whether there were any.
     * @throws Overtaken
     */
    async step(): Promise<boolean> {
      const isTold = await tellEverybody()
      const isTurn = isAnyWaiting && (await takeTurn())
      return isTold || isTurn
    },
  }

  async function tellEverybody(): Promise<boolean> {
    const batch = await stored(async () => {
      if (page.upTo === null) await turnPage()
      return page.upTo === null ? null : batchOf(page, page.upTo)
    })
    if (batch === null) return false
    const { events, ofAccounts, unreadable } = page
    const isLast = batch.events === events.length
    page = {
      events: events.slice(batch.events),
      ofAccounts: ofAccounts.filter(({ seq }) => seq > batch.upTo),
      unreadable,
      upTo: isLast ? null : page.upTo,
    }
    if (batch.waiting.length > 0) isAnyWaiting = true
    return true
  }

  /** Processes waiting events of the next account. */
  async function takeTurn(): Promise<boolean> {
    const conta_id = await store.nextInTurn(lastTurn)
    isAnyWaiting = conta_id !== null
    if (conta_id === null) return false
    lastTurn = conta_id
    await stored(async () => {
      const seqs = await store.waiting(conta_id, MAX_EVENTS)
      return await turnBatch(conta_id, seqs)
    })
    if ((await store.waiting(conta_id, 1)).length === 0) shares.caughtUp(conta_id)
    return true
  }

  /** Stores the result of `make`; makes it again when a webhook or an alert changed meanwhile. */
  async function stored(make: () => Promise<Batch | null>): Promise<Batch | null> {
    for (;;) {
      await follow()
      const batch = await make()
      if (batch === null || (await record(batch))) return batch
      await pause()
    }
  }

  /** Updates the subscriptions. */
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

  /** The beginning of a page. `end`: the position of its last event. */
  function batchOf({ events, ofAccounts }: OutboxPage, end: number): Batch {
    const batch = newBatch(null, end)
    shares.renew()
    const isFull = fullAfter(batch, BATCH_FOUND)
    for (const event of events) {
      addForEverybody(batch, event)
      if (isFull()) break
    }
    if (batch.events < events.length) batch.upTo = events[batch.events - 1]!.seq // at least one was examined
    batch.waiting.push(...ofAccounts.filter(({ seq }) => seq <= batch.upTo))
    return batch
  }

  /** The consequences of these events, or of the first of them, for an account. */
  async function turnBatch(conta_id: string, seqs: number[]): Promise<Batch> {
    const batch = newBatch(conta_id, 0)
    const isFull = fullAfter(batch, TURN_FOUND)
    for (const seq of seqs) {
      batch.upTo = seq
      await addFor(conta_id, batch, seq)
      if (isFull()) break
    }
    return batch
  }

  function addForEverybody(batch: Batch, event: FullEvent): void {
    batch.events++
    try {
      const dados = eventData(event)
      for (const [conta_id, concern] of concerns(event)) {
        const size = concern.recipients.length + concern.heard.length
        if (subscriptions.areOfOne() || shares.take(conta_id, size))
          add(batch, event, dados, concern)
        else batch.waiting.push({ conta_id, seq: event.seq })
      }
    } catch (error) {
      onDefect(event.id, error)
    }
  }

  async function addFor(conta_id: string, batch: Batch, seq: number): Promise<void> {
    batch.events++
    try {
      const event = await store.event(seq)
      const concern = event && concerns(event).get(conta_id)
      if (event && concern) add(batch, event, eventData(event), concern)
    } catch (error) {
      onDefect(`event ${seq}`, error)
    }
  }

  /** The subscribers that an event concerns, by account. */
  function concerns(event: FullEvent): Map<string, Concern> {
    const found = new Map<string, Concern>()
    const of = (conta_id: string) => {
      const concern = found.get(conta_id) ?? { recipients: [], heard: [], unheard: [] }
      found.set(conta_id, concern)
      return concern
    }
    for (const recipient of subscriptions.recipients(event))
      of(recipient.conta_id).recipients.push(recipient)
    for (const match of subscriptions.matches(event)) {
      const { heard, unheard } = of(match.alert.conta_id)
      // A match becomes an event of its own, which webhooks get in a later step.
      if (isHeard(match.alert)) heard.push(match)
      else unheard.push(match.alert.id)
    }
    return found
  }

  function add(
    { found, unheard }: Batch,
    event: FullEvent,
    dados: ReturnType<typeof eventData>,
    concern: Concern,
  ): void {
    for (const { id: webhook_id, termos, leitura } of concern.recipients) {
      const data = Buffer.from(JSON.stringify(dados({ termos, leitura })))
      const { id: evento_id, tipo } = event
      found.push({ evento_id, tipo, webhook_id, body: body(event, webhook_id, data) })
    }
    for (const match of concern.heard) found.push(match)
    for (const id of concern.unheard) unheard.set(id, (unheard.get(id) ?? 0) + 1)
  }

  function fullAfter({ found }: Batch, most: number): () => boolean {
    const until = stopwatch() + BATCH_MS
    return () => found.length >= most || stopwatch() > until
  }

  /**
   * False when a subscriber changed before everything was stored; the rest must be computed again.
   */
  async function record(batch: Batch): Promise<boolean> {
    const { found } = batch
    for (let kept = 0; ;) {
      const rest = kept === 0 ? found : found.slice(kept)
      const count = await store.record({ ...batch, found: rest }, seen, fence)
      if (count === null) return false
      await pause()
      kept += count
      if (kept >= found.length) return true
    }
  }
}

function newBatch(turnOf: string | null, upTo: number): Batch {
  return { events: 0, found: [], unheard: new Map(), waiting: [], turnOf, upTo }
}
