import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { SecretBox } from '../lib/secret-box.ts'
import type { TipoEvento } from '../webhooks/delivery-request.ts'
import type {
  DeliveryQueue,
  DueByWebhook,
  DueDelivery,
  QueueTransaction,
  Target,
} from '../webhooks/delivery-queue.ts'
import { transactionIfFree } from './database.ts'
import { createDeliveryWriter } from './delivery-writer.ts'

type Row = Record<string, SQLOutputValue>

/** Deliveries looked at in one go: a look must be short. */
const MOST_NEW = 5_000

/** The queue on a connection of its own, whose transactions never wait for another writer. */
export function createDeliveryQueue(db: DatabaseSync, box: SecretBox): DeliveryQueue {
  const writer = createDeliveryWriter(db)
  const newest = db.prepare(
    `SELECT (SELECT coalesce(max(seq), 0) FROM deliveries) AS delivery,
            (SELECT coalesce(max(seq), 0) FROM webhook_changes) AS change`,
  )
  const since = db.prepare(
    `SELECT max(seq) AS last, webhook_id, min(iif(status = 'pendente', due_at, NULL)) AS due_at
     FROM (SELECT seq, webhook_id, status, due_at FROM deliveries WHERE seq > ? ORDER BY seq LIMIT ?)
     GROUP BY webhook_id`,
  )
  // From one webhook to the next: what is pending of a webhook may be very much.
  const pending = db.prepare(
    `WITH RECURSIVE pending (webhook_id) AS (
       SELECT min(webhook_id) FROM deliveries WHERE status = 'pendente'
       UNION ALL
       SELECT (SELECT min(webhook_id) FROM deliveries
               WHERE status = 'pendente' AND webhook_id > pending.webhook_id)
       FROM pending WHERE webhook_id IS NOT NULL)
     SELECT webhook_id, (SELECT min(due_at) FROM deliveries
                         WHERE status = 'pendente' AND webhook_id = pending.webhook_id) AS due_at
     FROM pending WHERE webhook_id IS NOT NULL`,
  )
  const changed = db.prepare(
    'SELECT seq, webhook_id FROM webhook_changes WHERE seq > ? ORDER BY seq',
  )
  const webhook = db.prepare('SELECT * FROM webhooks WHERE id = ?')
  const earliest = db.prepare(
    `SELECT * FROM deliveries WHERE webhook_id = ? AND status = 'pendente' ORDER BY due_at, seq LIMIT 1`,
  )
  const first = db.prepare(
    `SELECT * FROM deliveries WHERE webhook_id = ? AND status = 'pendente'
       AND (failures = 0 OR by_person = 1) AND due_at <= ? ORDER BY due_at, seq LIMIT 1`,
  )
  const begin = db.prepare(
    `UPDATE deliveries SET status = 'enviando', first_started_at = coalesce(first_started_at, ?)
     WHERE seq = ?`,
  )
  const succeeded = db.prepare('SELECT 1 FROM attempts WHERE delivery_id = ? AND erro IS NULL')

  const work: QueueTransaction = {
    changedSince,
    target: (webhookId) => targetFrom(webhook.get(webhookId)!), // deliveries refer to it
    claim(webhookId, now) {
      const row = first.get(webhookId, BigInt(now)) ?? earliest.get(webhookId)
      if (row === undefined) return null
      const dueAt = Number(row.due_at)
      if (dueAt > now) return dueAt
      begin.run(BigInt(now), BigInt(Number(row.seq)))
      return claimed(row, now)
    },
    ...writer,
  }

  return {
    recover: writer.recover,
    newest: () => newest.get() as { delivery: number; change: number },
    due: () => dueFrom(pending.all()),
    dueOf: (ids) => dueFrom(ids.map((id) => earliest.get(id)).filter((row) => row !== undefined)),
    dueSince(last) {
      const rows = since.all(BigInt(last), BigInt(MOST_NEW))
      return {
        last: rows.reduce((newest, row) => Math.max(newest, Number(row.last)), last),
        due: dueFrom(rows),
      }
    },
    changedSince,
    transaction: (run) => transactionIfFree(db, () => run(work)),
  }

  function changedSince(seen: number): { seen: number; ids: string[] } {
    const rows = changed.all(BigInt(seen))
    return {
      seen: rows.length === 0 ? seen : Number(rows.at(-1)!.seq),
      ids: rows.map(({ webhook_id }) => String(webhook_id)),
    }
  }

  function claimed(row: Row, now: number): DueDelivery {
    const byPerson = row.by_person === 1
    const id = String(row.id)
    return {
      id,
      webhookId: String(row.webhook_id),
      event: { id: String(row.evento_id), tipo: row.tipo as TipoEvento },
      dueAt: Number(row.due_at),
      body: row.body as Uint8Array,
      tentativas: Number(row.tentativas),
      failures: Number(row.failures),
      byPerson,
      delivered: byPerson && succeeded.get(id) !== undefined,
      firstStartedAt: row.first_started_at === null ? now : Number(row.first_started_at),
    }
  }

  function targetFrom(row: Row): Target {
    const id = String(row.id)
    const gone = row.deleted_at !== null
    const open = (sealed: SQLOutputValue | undefined) => box.open(sealed as Uint8Array, id)
    return {
      id,
      url: String(row.url),
      secrets: {
        secret: gone ? '' : open(row.secret),
        next:
          gone || row.next_secret === null
            ? null
            : { secret: open(row.next_secret), from: String(row.next_secret_from) },
      },
      health: {
        ativo: row.ativo === 1,
        falhas_consecutivas: Number(row.falhas_consecutivas),
        aliveAt: Number(row.alive_at),
        warned: row.warned === 1,
      },
      cautious: row.cautious === 1,
      gone,
    }
  }
}

function dueFrom(rows: Row[]): DueByWebhook {
  return new Map(
    rows.flatMap(({ webhook_id, due_at }) =>
      due_at === null ? [] : [[String(webhook_id), Number(due_at)]],
    ),
  )
}
