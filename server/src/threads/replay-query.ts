import type { DatabaseSync } from 'node:sqlite'
import { factData } from '../monitor/fact-data.ts'
import type { NewDelivery } from '../monitor/fan-out-store.ts'
import type { Fact } from '../monitor/fact.ts'
import { createSubscriptions } from '../monitor/subscriptions.ts'
import { snapshot } from '../store/database.ts'
import { createFactReader } from '../store/facts.ts'
import type { PendingReplay, ReplayBatch } from '../store/replays.ts'
import { deliveryBody } from '../webhooks/delivery-request.ts'

/** Events of one batch: so that a reader thread is soon free for a search again… */
const BATCH_MS = 100
const MOST_EVENTS = 500
/** …and the transaction that keeps what was found is short. */
const MOST_DELIVERIES = 100

/** Finds what a webhook would have been sent of past events, some of them at a time. */
export function createReplayQuery(db: DatabaseSync) {
  const facts = createFactReader(db)
  const webhook = db.prepare(
    'SELECT conta_id, eventos, filtros FROM webhooks WHERE id = ? AND deleted_at IS NULL AND ativo = 1',
  )

  return (replay: PendingReplay): ReplayBatch =>
    snapshot(db, () => {
      const { webhookId, nextSeq, lastSeq, desde, ate } = replay
      const row = webhook.get(webhookId)
      const batch: ReplayBatch = { replay, deliveries: [], examined: 0, upTo: nextSeq - 1 }
      if (row === undefined) return batch
      const eventos: string[] = JSON.parse(String(row.eventos))
      // How rare words are matters to those who file many filters.
      const subscriptions = createSubscriptions(() => 1)
      subscriptions.set({ id: webhookId, eventos, filtros: JSON.parse(String(row.filtros)) })

      const until = performance.now() + BATCH_MS
      const entries = facts
        .visible({
          seq: nextSeq - 1,
          tipo: null,
          conta_id: String(row.conta_id),
          limit: MOST_EVENTS,
        })
        .filter(({ seq }) => seq <= lastSeq)
      if (entries.length === 0) return { ...batch, upTo: lastSeq }
      for (const { seq, read } of entries) {
        const fact = read()
        if (
          fact &&
          eventos.includes(fact.tipo) &&
          fact.criado_em >= desde &&
          fact.criado_em <= ate
        ) {
          batch.examined++
          for (const { termos } of subscriptions.recipients(fact))
            batch.deliveries.push(deliveryOf(fact, webhookId, termos))
        }
        batch.upTo = seq
        if (batch.deliveries.length >= MOST_DELIVERIES || performance.now() > until) break
      }
      return batch
    })
}

function deliveryOf(fact: Fact, webhook_id: string, termos: string[]): NewDelivery {
  const dados = Buffer.from(JSON.stringify(factData(fact, termos)))
  return {
    evento_id: fact.id,
    tipo: fact.tipo,
    webhook_id,
    body: deliveryBody(fact, webhook_id, dados),
  }
}
