import type { SecretBox } from '../../lib/secret-box.ts'
import type {
  DeliveryQueue,
  DueByWebhook,
  DueDelivery,
  Receiver,
  Turn,
  TurnResult,
} from '../../webhooks/delivery-queue.ts'
import { expectHeld } from '../leases/leases.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { claimDue, earliestDue, freeAbandoned, hasAbandoned, planEarlier } from './claims.ts'
import { readReceiver } from './receivers.ts'
import { writeSettled } from './settlements.ts'
import { addHours } from './webhook-hours.ts'

/** Deliveries read at a time, so that each read is short. */
const MOST_NEW = 5_000

const markRow = row({ delivery: int, change: int })
const dueRow = row({ webhook_id: text, due_at: int })
const madeRow = row({ last: int, webhook_id: text, due_at: nullable(int) })
const changeRow = row({ seq: int, webhook_id: text })

/** Goes from one webhook to the next: a webhook may have very many pending deliveries. */
const PENDING = `
  WITH RECURSIVE pending (webhook_id) AS (
    SELECT min(webhook_id) FROM deliveries WHERE status = 'pendente'
    UNION ALL
    SELECT (SELECT min(webhook_id) FROM deliveries
            WHERE status = 'pendente' AND webhook_id > pending.webhook_id)
    FROM pending WHERE webhook_id IS NOT NULL)
  SELECT webhook_id, (SELECT min(due_at) FROM deliveries
                      WHERE status = 'pendente' AND webhook_id = pending.webhook_id) AS due_at
  FROM pending WHERE webhook_id IS NOT NULL`

/** The queue of deliveries; the secrets of webhooks are sealed in `box`. */
export function createDeliveryQueue(sql: Sql, box: SecretBox): DeliveryQueue {
  return {
    async recover(fence, now) {
      if (await hasAbandoned(sql, fence, now))
        await sql.transaction((tx) => freeAbandoned(tx, fence, now))
    },

    setBack: (fence, byMs, now) => sql.transaction((tx) => planEarlier(tx, fence, byMs, now)),

    async due() {
      const pending = await sql.all(dueRow, PENDING)
      return new Map(pending.map(({ webhook_id, due_at }) => [webhook_id, due_at]))
    },

    async newest() {
      const newest = await sql.one(
        markRow,
        `SELECT (SELECT coalesce(max(seq), 0) FROM deliveries) AS delivery,
                (SELECT coalesce(max(seq), 0) FROM webhook_changes) AS change`,
      )
      return newest! // one row, always
    },

    async news(seen) {
      const made = await madeSince(sql, seen.delivery)
      const changes = await changesSince(sql, seen.change)
      const due = new Map(made.due)
      for (const { webhook_id: id } of changes) {
        const earliest = await earliestDue(sql, id)
        if (earliest !== null) due.set(id, earliest)
      }
      return {
        seen: { delivery: made.last, change: changes.at(-1)?.seq ?? seen.change },
        changed: changes.map(({ webhook_id }) => webhook_id),
        due,
      }
    },

    turn: (turn, decide) =>
      sql.transaction(async (tx): Promise<TurnResult> => {
        await expectHeld(tx, turn.fence)
        const changes = await changesSince(tx, turn.change)
        const changed = changes.map(({ webhook_id }) => webhook_id)
        const receivers = await readAnew(tx, box, turn, new Set(changed))
        const decision = decide(receivers)
        await writeSettled(tx, decision.settled)
        await addHours(tx, decision.hours)
        for (const { receiver } of decision.settled) receivers.set(receiver.id, receiver)
        const taken = await takeDue(tx, decision.claims, turn)
        return { ...decision, ...taken, receivers, changed }
      }),
  }
}

/** Reads the webhooks that are unknown or have changed. */
async function readAnew(
  tx: Sql,
  box: SecretBox,
  { receivers }: Turn,
  changed: ReadonlySet<string>,
): Promise<Map<string, Receiver>> {
  const current = new Map<string, Receiver>()
  for (const [id, known] of receivers)
    current.set(id, known === null || changed.has(id) ? await readReceiver(tx, box, id) : known)
  return current
}

async function takeDue(
  tx: Sql,
  claims: string[],
  { fence, now }: Turn,
): Promise<Pick<TurnResult, 'claimed' | 'next'>> {
  const counts = new Map<string, number>()
  for (const id of claims) counts.set(id, (counts.get(id) ?? 0) + 1)
  const claimed = new Map<string, DueDelivery[]>()
  const next = new Map<string, number | null>()
  for (const [webhookId, count] of counts) {
    const deliveries = await claimDue(tx, { webhookId, count, fence, now })
    claimed.set(webhookId, deliveries)
    if (deliveries.length < count) next.set(webhookId, await earliestDue(tx, webhookId))
  }
  return { claimed, next }
}

/** The pending ones among the deliveries made after number `seq`, some thousands at a time. */
async function madeSince(
  sql: SqlReader,
  seq: number,
): Promise<{ last: number; due: DueByWebhook }> {
  const rows = await sql.all(
    madeRow,
    `SELECT max(seq) AS last, webhook_id,
            min(CASE WHEN status = 'pendente' THEN due_at END) AS due_at
     FROM (SELECT seq, webhook_id, status, due_at FROM deliveries
           WHERE seq > $1 ORDER BY seq LIMIT $2) AS made
     GROUP BY webhook_id`,
    [seq, MOST_NEW],
  )
  return {
    last: rows.reduce((newest, { last }) => Math.max(newest, last), seq),
    due: new Map(
      rows.flatMap(({ webhook_id, due_at }) => (due_at === null ? [] : [[webhook_id, due_at]])),
    ),
  }
}

async function changesSince(sql: SqlReader, seq: number) {
  return await sql.all(
    changeRow,
    `SELECT ${changeRow.columns} FROM webhook_changes
     WHERE seq > $1 ORDER BY seq`,
    [seq],
  )
}
