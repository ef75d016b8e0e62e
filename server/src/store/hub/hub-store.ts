import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { HubDelivery, HubStore, HubSubject, HubTask } from '../../service/hub/hub-store.ts'
import { type RecordOf, int, present, row } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { hubRequests, hubSubscriptions } from './tables.ts'

const countRow = row({ subscribers: int })

/** A newer request replaces an older one. */
const keepRequest = hubRequests.insert(
  `ON CONFLICT (subject) DO UPDATE SET secret = excluded.secret, mode = excluded.mode,
     lease_seconds = excluded.lease_seconds, seen = excluded.seen, due_at = excluded.due_at`,
)
/** A renewal changes the lease and the secret, and not what the subscriber has. */
const keepSubscription = hubSubscriptions.insert(
  `ON CONFLICT (subject) DO UPDATE SET secret = excluded.secret, ends_at = excluded.ends_at`,
)

/** Whether the key of a subscription opens nothing any more; $1 is now. */
const HAS_LOST_ITS_KEY = `NOT EXISTS (
  SELECT 1 FROM api_keys k WHERE k.id = hub_subscriptions.chave_id
    AND k.revogada_em IS NULL AND (k.expira_em IS NULL OR k.expira_em > $1))`

/** Subscriptions to feeds, on a writing connection. `box` seals addresses, which have keys, and secrets. */
export function createHubStore(sql: Sql, box: SecretBox): HubStore {
  return {
    ask: (request, limit, now) =>
      sql.transaction(async (tx) => {
        const subject = subjectOf(request)
        if ((await subscribersOf(tx, request.chave_id, subject)) >= limit)
          return { refused: 'limite' }
        const { chave_id, mode, lease_seconds, seen } = request
        const due_at = now.getTime()
        const sealed = seal(subject, request)
        await keepRequest(tx, { subject, chave_id, ...sealed, mode, lease_seconds, seen, due_at })
        return { done: null }
      }),
    touch: (now) =>
      sql.transaction(async (tx) => {
        await tx.run(
          `UPDATE hub_subscriptions SET due_at = $1
           WHERE failures = 0 AND (due_at IS NULL OR due_at > $1)`,
          [now.getTime()],
        )
      }),
    async claim(limit, now, until) {
      if (await isIdle(sql)) return []
      return await sql.transaction(async (tx) => {
        await endPast(tx, now)
        const requests = await claimRequests(tx, limit, now, until)
        return [...requests, ...(await claimDeliveries(tx, limit, now, until))]
      })
    },
    confirm: (confirmed, now) =>
      sql.transaction(async (tx) => {
        const { subject, mode } = confirmed
        if (mode === 'unsubscribe') await endSubscription(tx, subject)
        else {
          const { chave_id, lease_seconds, seen: sent } = confirmed
          const ends_at = now.getTime() + lease_seconds * 1_000
          const first = { sent, failures: 0, due_at: now.getTime() }
          const sealed = seal(subject, confirmed)
          await keepSubscription(tx, { subject, chave_id, ...sealed, ends_at, ...first })
        }
        await dropRequest(tx, confirmed)
      }),
    forget: (asked) => sql.transaction((tx) => dropRequest(tx, asked)),
    end: (subject) =>
      sql.transaction(async (tx) => {
        await endSubscription(tx, subject)
        await tx.run('DELETE FROM hub_requests WHERE subject = $1', [subject])
      }),
    delivered: (delivery, sent) =>
      sql.transaction(async (tx) => {
        await tx.run('UPDATE hub_subscriptions SET sent = $2, failures = 0 WHERE subject = $1', [
          delivery.subject,
          sent,
        ])
        await wait(tx, delivery, null)
      }),
    failed: (delivery, next) =>
      sql.transaction(async (tx) => {
        await tx.run('UPDATE hub_subscriptions SET failures = $2 WHERE subject = $1', [
          delivery.subject,
          next === null ? 0 : delivery.failures + 1,
        ])
        await wait(tx, delivery, next)
      }),
  }

  function subjectOf({ topic, callback }: HubSubject): string {
    return box.fingerprint(JSON.stringify([topic, callback]))
  }

  function seal(subject: string, { topic, callback, secret }: HubSubject) {
    return {
      topic: box.seal(topic, subject),
      callback: box.seal(callback, subject),
      secret: secret === null ? null : box.seal(secret, subject),
    }
  }

  function open(kept: Pick<RecordOf<typeof hubRequests.shape>, keyof HubSubject | 'subject'>) {
    const { subject, chave_id, topic, callback, secret } = kept
    return {
      subject,
      chave_id,
      topic: box.open(topic, subject),
      callback: box.open(callback, subject),
      secret: secret === null ? null : box.open(secret, subject),
    }
  }

  async function claimRequests(tx: Sql, limit: number, now: Date, until: Date): Promise<HubTask[]> {
    const due = await tx.all(
      hubRequests,
      `SELECT ${hubRequests.columns} FROM hub_requests WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now.getTime(), limit],
    )
    const dueAt = until.getTime()
    const claimed = await claimEach(tx, 'hub_requests', due, dueAt)
    return claimed.map((request) => {
      const { mode, lease_seconds, seen } = request
      return { kind: 'pedido', ...open(request), mode, lease_seconds, seen, dueAt }
    })
  }

  async function claimDeliveries(tx: Sql, limit: number, now: Date, until: Date) {
    const due = await tx.all(
      hubSubscriptions,
      `SELECT ${hubSubscriptions.columns} FROM hub_subscriptions
       WHERE due_at <= $1 ORDER BY failures, due_at LIMIT $2`,
      [now.getTime(), limit],
    )
    const dueAt = until.getTime()
    const claimed = await claimEach(tx, 'hub_subscriptions', due, dueAt)
    return claimed.map((subscription): HubTask => {
      const { sent, failures } = subscription
      return { kind: 'envio', ...open(subscription), sent, failures, dueAt }
    })
  }
}

/** Those of these rows that nobody else has claimed in the meantime. */
async function claimEach<Row extends { subject: string; due_at: number | null }>(
  tx: Sql,
  table: 'hub_requests' | 'hub_subscriptions',
  due: Row[],
  until: number,
): Promise<Row[]> {
  const claimed: Row[] = []
  for (const one of due) {
    const changed = await tx.run(
      `UPDATE ${table} SET due_at = $3 WHERE subject = $1 AND due_at = $2`,
      [one.subject, one.due_at, until],
    )
    if (changed === 1) claimed.push(one)
  }
  return claimed
}

async function isIdle(sql: Sql): Promise<boolean> {
  const some = 'SELECT 1 FROM hub_subscriptions UNION ALL SELECT 1 FROM hub_requests LIMIT 1'
  return (await sql.one(present, some)) === null
}

/** Ends leases; who lost the key of a feed is due at once, to be told. */
async function endPast(tx: Sql, now: Date): Promise<void> {
  await tx.run('DELETE FROM hub_subscriptions WHERE ends_at <= $1', [now.getTime()])
  await tx.run(
    `UPDATE hub_subscriptions SET due_at = $2
     WHERE (due_at IS NULL OR failures > 0) AND ${HAS_LOST_ITS_KEY}`,
    [now.toISOString(), now.getTime()],
  )
}

async function subscribersOf(tx: Sql, chave_id: string, subject: string): Promise<number> {
  const count = await tx.one(
    countRow,
    `SELECT count(*) AS subscribers FROM (
       SELECT subject FROM hub_subscriptions WHERE chave_id = $1 AND subject <> $2
       UNION SELECT subject FROM hub_requests WHERE chave_id = $1 AND subject <> $2) AS others`,
    [chave_id, subject],
  )
  return count?.subscribers ?? 0
}

/** A newer request of the same subscriber stays. */
async function dropRequest(tx: Sql, asked: { subject: string; dueAt: number }): Promise<void> {
  await tx.run('DELETE FROM hub_requests WHERE subject = $1 AND due_at = $2', [
    asked.subject,
    asked.dueAt,
  ])
}

async function endSubscription(tx: Sql, subject: string): Promise<void> {
  await tx.run('DELETE FROM hub_subscriptions WHERE subject = $1', [subject])
}

/** What became due in the meantime stays due. */
async function wait(tx: Sql, { subject, dueAt }: HubDelivery, next: Date | null): Promise<void> {
  await tx.run('UPDATE hub_subscriptions SET due_at = $3 WHERE subject = $1 AND due_at = $2', [
    subject,
    dueAt,
    next?.getTime() ?? null,
  ])
}
