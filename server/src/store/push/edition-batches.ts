import type { WaitingBatch } from '../../webhooks/edition-batch.ts'
import type { EditionBatchStore } from '../../webhooks/edition-batch-store.ts'
import { int, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { HAS_STATUS, planWaiting } from './delivery-status.ts'
import { deliveries, sendingTimes } from './tables.ts'

const momentRow = row({
  webhook_id: text,
  envio: sendingTimes,
  criado_em: text,
  due_at: int,
  oldest: int,
  newest: int,
})
type Moment = ReturnType<typeof momentRow>
const bodyRow = deliveries.pick('body')

/** Deliveries that wait for their editions, on a writing connection. */
export function createEditionBatchStore(sql: Sql): EditionBatchStore {
  return {
    async waiting(now) {
      // CROSS JOIN fixes the order of reading: few webhooks wait for editions.
      const waiting = await sql.all(
        momentRow,
        `SELECT w.id AS webhook_id, w.envio, d.criado_em,
           max(d.due_at) AS due_at, min(d.seq) AS oldest, max(d.seq) AS newest
         FROM webhooks w CROSS JOIN deliveries d
         WHERE w.envio LIKE '%"edicao"%' AND w.deleted_at IS NULL AND d.webhook_id = w.id
           AND d.tentativas = 0 AND d.due_at > $1 AND ${HAS_STATUS.pendente}
         GROUP BY w.id, w.envio, d.criado_em
         ORDER BY w.id, d.criado_em`,
        [now.getTime()],
      )
      const byWebhook = Map.groupBy(waiting, ({ webhook_id }) => webhook_id)
      return await Promise.all([...byWebhook.values()].map(batchOf))
    },
    release: (webhookId, dueAt, now) =>
      sql.transaction(async (tx) => {
        await planWaiting(tx, webhookId, dueAt, now)
        // Whoever delivers hears of changes of webhooks.
        await tx.run('UPDATE webhooks SET envio = envio WHERE id = $1', [webhookId])
      }),
  }

  /** @param moments At which deliveries of a webhook came, in order; at least one. */
  async function batchOf(moments: Moment[]): Promise<WaitingBatch> {
    const [first, last] = [moments[0]!, moments.at(-1)!]
    return {
      webhookId: first.webhook_id,
      envio: first.envio,
      first: Date.parse(first.criado_em),
      last: Date.parse(last.criado_em),
      dueAt: Math.max(...moments.map(({ due_at }) => due_at)),
      bodies: await bodiesOf(moments.flatMap(({ oldest, newest }) => [oldest, newest])),
    }
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
