import type { Fence } from '../lib/flow/lease.ts'
import { type SpanStart, beginSpan } from '../lib/tracing/spans.ts'
import {
  type Batch,
  type DeliveryBody,
  concernsOf,
  deliveriesOf,
  newBatch,
  sizeOf,
} from './batch.ts'
import type { FanOutStore, OutboxPage } from './fan-out-store.ts'
import { followSubscriptions } from './follow-subscriptions.ts'
import type { FullEvent } from './full-event.ts'
import { createShares } from './shares.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface FanOutDeps {
  store: FanOutStore
  /** The lease of this work, so that one process at a time does it. */
  fence: Fence
  subscriptions: Subscriptions
  body: DeliveryBody
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

/**
 * Turns events into deliveries: events for everybody in the order of commits, alternating with the
 * backlogs of single accounts, one account after the other.
 */
export function createFanOut(deps: FanOutDeps) {
  const stored = createRecorder(deps)
  const shares = createShares()
  const everybody = tellEverybody(deps, stored, shares)
  const turns = takeTurns(deps, stored, shares)

  return {
    /**
     * Processes the next events.
     * @returns Whether there were any.
     * @throws Overtaken
     */
    async step(): Promise<boolean> {
      const told = await everybody.step()
      if (told !== null && told.waiting.length > 0) turns.expect()
      const isTurn = await turns.step()
      return told !== null || isTurn
    },
  }
}

type Shares = ReturnType<typeof createShares>

/**
 * Stores the result of `make`; makes it again when a webhook or an alert changed, or a row was hidden, meanwhile. `make`
 * gets how many rows had been hidden.
 */
type Stored = (make: (hidden: number) => Promise<Batch | null>) => Promise<Batch | null>

function createRecorder({
  store,
  fence,
  subscriptions,
  stopwatch,
  pause,
  onDefect,
}: FanOutDeps): Stored {
  const followed = followSubscriptions(store, subscriptions, onDefect)

  return async (make) => {
    for (;;) {
      await followed.update()
      const startedAt = stopwatch()
      const batch = await make(followed.seen().hidden)
      if (batch === null) return null
      if (await record(batch)) {
        beginSpan(() => roundSpan(batch, startedAt))?.end()
        return batch
      }
      await pause()
    }
  }

  /** False when a subscriber changed before everything was stored; the rest must be computed again. */
  async function record(batch: Batch): Promise<boolean> {
    const { found } = batch
    for (let kept = 0; ;) {
      const rest = kept === 0 ? found : found.slice(kept)
      const count = await store.record({ ...batch, found: rest }, followed.seen(), fence)
      if (count === null) return false
      await pause()
      kept += count
      if (kept >= found.length) return true
    }
  }
}

/** Made at its end, because most rounds find no events, and are not told of. */
function roundSpan({ events, found }: Batch, startedAt: number): SpanStart {
  return {
    name: 'monitor round',
    kind: 'internal',
    startedAt,
    attributes: { 'arauto.monitor.events': events, 'arauto.monitor.found': found.length },
  }
}

const NOTHING: OutboxPage = { events: [], ofAccounts: [], unreadable: [], upTo: null }

/** The events that may concern anybody, in the order of commits. */
function tellEverybody(deps: FanOutDeps, stored: Stored, shares: Shares) {
  const { store, subscriptions, body, onDefect } = deps
  /** The part of the outbox that was read and not yet processed. */
  let page = NOTHING
  /** How many rows had been hidden when it was read: it may tell those that were hidden since. */
  let hiddenThen = 0

  return {
    /** What was stored; null: there was nothing. */
    async step(): Promise<Batch | null> {
      const batch = await stored(async (hidden) => {
        if (page.upTo === null || hidden !== hiddenThen) await turnPage()
        hiddenThen = hidden
        return page.upTo === null ? null : batchOf(page, page.upTo)
      })
      if (batch !== null) page = restOf(page, batch)
      return batch
    },
  }

  async function turnPage(): Promise<void> {
    page = await store.next(MAX_EVENTS)
    for (const { id, error } of page.unreadable) onDefect(id, error)
  }

  /** The beginning of a page. `end`: the position of its last event. */
  function batchOf({ events, ofAccounts }: OutboxPage, end: number): Batch {
    const batch = newBatch(null, end)
    shares.renew()
    const isFull = fullAfter(batch, BATCH_FOUND, deps)
    for (const event of events) {
      add(batch, event)
      if (isFull()) break
    }
    if (batch.events < events.length) batch.upTo = events[batch.events - 1]!.seq // at least one was examined
    batch.waiting.push(...ofAccounts.filter(({ seq }) => seq <= batch.upTo))
    return batch
  }

  function add(batch: Batch, event: FullEvent): void {
    batch.events++
    try {
      const deliveries = deliveriesOf(event, body)
      for (const [conta_id, concern] of concernsOf(event, subscriptions))
        if (subscriptions.areOfOne() || shares.take(conta_id, sizeOf(concern)))
          deliveries.addTo(batch, concern)
        else batch.waiting.push({ conta_id, seq: event.seq })
    } catch (error) {
      onDefect(event.id, error)
    }
  }
}

function restOf({ events, ofAccounts, unreadable, upTo }: OutboxPage, batch: Batch): OutboxPage {
  return {
    events: events.slice(batch.events),
    ofAccounts: ofAccounts.filter(({ seq }) => seq > batch.upTo),
    unreadable,
    upTo: batch.events === events.length ? null : upTo,
  }
}

/** The events that wait for single accounts, one account after the other. */
function takeTurns(deps: FanOutDeps, stored: Stored, shares: Shares) {
  const { store, subscriptions, body, onDefect } = deps
  /** The account of the last turn. */
  let last: string | null = null
  /** Only the fan-out adds waiting events, so it knows when there are none. */
  let isAnyWaiting = true

  return {
    /** Some may be waiting now. */
    expect(): void {
      isAnyWaiting = true
    },
    /** Processes waiting events of the next account; false: none has any. */
    async step(): Promise<boolean> {
      if (!isAnyWaiting) return false
      const conta_id = await store.nextInTurn(last)
      isAnyWaiting = conta_id !== null
      if (conta_id === null) return false
      last = conta_id
      await stored(async () => turnBatch(conta_id, await store.waiting(conta_id, MAX_EVENTS)))
      if ((await store.waiting(conta_id, 1)).length === 0) shares.caughtUp(conta_id)
      return true
    },
  }

  /** The consequences of these events, or of the first of them, for an account. */
  async function turnBatch(conta_id: string, seqs: number[]): Promise<Batch> {
    const batch = newBatch(conta_id, 0)
    const isFull = fullAfter(batch, TURN_FOUND, deps)
    for (const seq of seqs) {
      batch.upTo = seq
      await add(conta_id, batch, seq)
      if (isFull()) break
    }
    return batch
  }

  async function add(conta_id: string, batch: Batch, seq: number): Promise<void> {
    batch.events++
    try {
      const event = await store.event(seq)
      const concern = event && concernsOf(event, subscriptions).get(conta_id)
      if (event && concern) deliveriesOf(event, body).addTo(batch, concern)
    } catch (error) {
      onDefect(`event ${seq}`, error)
    }
  }
}

function fullAfter(
  { found }: Batch,
  most: number,
  { stopwatch }: Pick<FanOutDeps, 'stopwatch'>,
): () => boolean {
  const until = stopwatch() + BATCH_MS
  return () => found.length >= most || stopwatch() > until
}
