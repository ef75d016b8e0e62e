import type { EventLog, EventView, LoggedEvent } from '../../events/event-log.ts'
import { type MatchReason, eventData } from '../../events/event-data.ts'
import type { FullEvent } from '../../events/full-event.ts'
import { type Subscriptions, createSubscriptions } from '../../events/subscriptions.ts'
import { compileRows } from '../rows/row-watch.ts'
import { deliveryBody } from '../../webhooks/message/delivery-request.ts'
import type { PendingReplay, ReplayBatch, ReplayedDelivery } from '../../webhooks/replay.ts'
import type { Listener } from '../../webhooks/webhook-store.ts'

/** The events of one batch: few, so that the reader thread is soon free for a search… */
const BATCH_MS = 100
const MOST_EVENTS = 500
/** …and the transaction that stores the deliveries is short. */
const MOST_DELIVERIES = 100

/**
 * Finds what a webhook would have received of past events, one batch at a time. `listener`: its
 * subscription; null: it has none any more.
 */
export async function findBatch(
  log: EventLog,
  replay: PendingReplay,
  listener: Listener | null,
): Promise<ReplayBatch> {
  const { nextSeq, lastSeq } = replay
  const empty = { replay, deliveries: [], examined: 0 }
  if (listener === null) return { ...empty, upTo: nextSeq - 1 }
  const { conta_id } = listener
  return await log.read(async (view) => {
    const after = nextSeq - 1
    const found = await view.visible({ conta_id, tipo: null, after, limit: MOST_EVENTS })
    const events = found.filter(({ seq }) => seq <= lastSeq)
    if (events.length === 0) return { ...empty, upTo: lastSeq }
    return await examine(view, events, replay, listener)
  })
}

/** Examines events until the batch is full. */
async function examine(
  view: EventView,
  events: LoggedEvent[],
  replay: PendingReplay,
  listener: Listener,
): Promise<ReplayBatch> {
  const { webhookId, nextSeq, desde, ate } = replay
  const subscriptions = subscriptionsOf(webhookId, listener)
  const batch: ReplayBatch = { replay, deliveries: [], examined: 0, upTo: nextSeq - 1 }
  const until = performance.now() + BATCH_MS
  for (const logged of events) {
    const { seq, tipo, criado_em } = logged
    batch.upTo = seq
    const asked = listener.eventos.includes(tipo) && criado_em >= desde && criado_em <= ate
    const event = asked ? await view.full(logged) : null
    if (event) {
      batch.examined++
      for (const reason of subscriptions.recipients(event))
        batch.deliveries.push(deliveryOf(event, webhookId, reason))
    }
    if (batch.deliveries.length >= MOST_DELIVERIES || performance.now() > until) break
  }
  return batch
}

function subscriptionsOf(
  id: string,
  { conta_id, eventos, filtros, leitura }: Listener,
): Subscriptions {
  // Rarity matters only where many filters are indexed.
  const subscriptions = createSubscriptions(() => 1, compileRows)
  subscriptions.set({ id, conta_id, eventos, filtros, leitura })
  return subscriptions
}

function deliveryOf(event: FullEvent, webhookId: string, reason: MatchReason): ReplayedDelivery {
  const dados = Buffer.from(JSON.stringify(eventData(event)(reason)))
  const body = deliveryBody(event, webhookId, dados)
  return { evento_id: event.id, tipo: event.tipo, body }
}
