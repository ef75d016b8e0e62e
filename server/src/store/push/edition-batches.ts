import type { EditionBatchStore } from '../../webhooks/edition-batch-store.ts'
import { int, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { HAS_STATUS, planWaiting } from './delivery-status.ts'
import { deliveries, sendingTimes } from './tables.ts'

const waitingRow = row({
  webhook_id: text,
  envio: sendingTimes,
  first: text,
  last: text,
  due_at: int,
  oldest: int,
  newest: int,
})
const bodyRow = deliveries.pick('body')

/** Deliveries that wait for their editions, on a writing connection. */
export function createEditionBatchStore(sql: Sql): EditionBatchStore {
  return {
    async waiting(now) {
      // CROSS JOIN fixes the order of reading: few webhooks wait for editions.
      const waiting = await sql.all(
        waitingRow,
        `SELECT w.id AS webhook_id, w.envio, min(d.criado_em) AS first, max(d.criado_em) AS last,
           max(d.due_at) AS due_at, min(d.seq) AS oldest, max(d.seq) AS newest
         FROM webhooks w CROSS JOIN deliveries d
         WHERE w.envio LIKE '%"edicao"%' AND w.deleted_at IS NULL AND d.webhook_id = w.id
           AND d.tentativas = 0 AND d.due_at > $1 AND ${HAS_STATUS.pendente}
         GROUP BY w.id, w.envio`,
        [now.getTime()],
      )
      return await Promise.all(
        waiting.map(async ({ webhook_id, envio, first, last, due_at, oldest, newest }) => ({
          webhookId: webhook_id,
          envio,
          first: Date.parse(first),
          last: Date.parse(last),
          dueAt: due_at,
          bodies: await bodiesOf([oldest, newest]),
        })),
      )
    },
    release: (webhookId, dueAt, now) =>
      sql.transaction(async (tx) => {
        await planWaiting(tx, webhookId, dueAt, now)
        // Whoever delivers hears of changes of webhooks.
        await tx.run('UPDATE webhooks SET envio = envio WHERE id = $1', [webhookId])
      }),
  }

  async function bodiesOf(numbers: number[]): Promise<Uint8Array[]> {
    const found = await sql.all(
      bodyRow,
      `SELECT body FROM deliveries WHERE ${sql.dialect.isAnyOf('seq', '$1')}`,
      [numbers],
    )
    return found.map(({ body }) => body)
  }
}
