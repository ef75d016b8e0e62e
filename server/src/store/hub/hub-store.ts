import { readCount } from '../count.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type {
  HubClaim,
  HubDelivery,
  HubStore,
  HubSubject,
  HubTask,
} from '../../service/hub/hub-store.ts'
import { type RecordOf, int, nullable, present, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { hubProgress, hubRequests, hubSubscriptions } from './tables.ts'

/** A claim is marked by as many milliseconds as changes came meanwhile; the next claim is much later. */
const MOST_MARKS = 1_000

const TABLE_OF = { pedido: 'hub_requests', envio: 'hub_subscriptions' }

/** Unless somebody else has claimed it meanwhile. */
const claimText = (table: string) =>
  statement(
    { ...hubSubscriptions.pick('subject', 'due_at').shape, until: int },
    `UPDATE ${table} SET due_at = :until WHERE subject = :subject AND due_at = :due_at`,
  )
const CLAIM = { pedido: claimText(TABLE_OF.pedido), envio: claimText(TABLE_OF.envio) }

const newestRow = row({ change: nullable(int), applied: nullable(int) })

/** Changes the row only if something is new. */
const advance = hubProgress.insert(
  `ON CONFLICT (id) DO UPDATE SET seen = excluded.seen, seen_at = excluded.seen_at
   WHERE hub_progress.seen <> excluded.seen`,
)

/** A newer request replaces an older one. */
const keepRequest = hubRequests.insert(
  `ON CONFLICT (subject) DO UPDATE SET secret = excluded.secret, mode = excluded.mode,
     lease_seconds = excluded.lease_seconds, seen = excluded.seen, due_at = excluded.due_at`,
)
/** A renewal changes the lease and the secret, and not what the subscriber has. */
const keepSubscription = hubSubscriptions.insert(
  `ON CONFLICT (subject) DO UPDATE SET secret = excluded.secret, ends_at = excluded.ends_at`,
)

const setSent = hubSubscriptions.pick('subject', 'sent', 'failures').update('subject')
const setFailures = hubSubscriptions.pick('subject', 'failures').update('subject')

/** Makes those due whose key opens nothing any more. Once: without failures, none waits for a retry. */
const tellLoss = statement(
  { now: text, due_at: int },
  `UPDATE hub_subscriptions SET due_at = :due_at, failures = 0
   WHERE (due_at IS NULL OR failures > 0) AND NOT EXISTS (
     SELECT 1 FROM api_keys k WHERE k.id = hub_subscriptions.chave_id
       AND k.revogada_em IS NULL AND (k.expira_em IS NULL OR k.expira_em > :now))`,
)

/** Ends a claim; `marked`: when it is due if something changed meanwhile. */
const endClaim = statement(
  {
    ...hubSubscriptions.pick('subject', 'due_at').shape,
    last_mark: int,
    next: nullable(int),
    marked: int,
  },
  `UPDATE hub_subscriptions
   SET due_at = CASE WHEN due_at = :due_at THEN CAST(:next AS BIGINT) ELSE CAST(:marked AS BIGINT) END
   WHERE subject = :subject AND due_at BETWEEN :due_at AND :last_mark`,
)

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
    async touch(now, since) {
      if ((await sql.one(present, 'SELECT 1 FROM hub_subscriptions LIMIT 1')) === null) return
      const seen = await newestOf(sql)
      const last = await sql.one(hubProgress, `SELECT ${hubProgress.columns} FROM hub_progress`)
      if (last !== null && (last.seen === seen || last.seen_at > since.getTime())) return
      await sql.transaction(async (tx) => {
        // Several processes see the same change; one of them makes subscriptions due.
        if ((await advance(tx, { id: 1, seen, seen_at: now.getTime() })) === 0) return
        await tx.run(
          `UPDATE hub_subscriptions SET due_at = CASE WHEN due_at IS NULL THEN $1 ELSE due_at + 1 END
           WHERE due_at IS NULL OR due_at > $1`,
          [now.getTime()],
        )
      })
    },
    async claim(limit, now, until) {
      if (await isIdle(sql)) return { tasks: [], lost: [] }
      return await sql.transaction(async (tx) => {
        await endPast(tx, now)
        const requests = await claimRequests(tx, limit, now, until)
        const deliveries = await claimDeliveries(tx, limit, now, until)
        return {
          tasks: [...requests.tasks, ...deliveries.tasks],
          lost: [...requests.lost, ...deliveries.lost],
        }
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
    delivered: (delivery, sent, now) =>
      sql.transaction(async (tx) => {
        await setSent(tx, { subject: delivery.subject, sent, failures: 0 })
        await wait(tx, delivery, null, now)
      }),
    failed: (delivery, next, now) =>
      sql.transaction(async (tx) => {
        const failures = next === null ? 0 : delivery.failures + 1
        await setFailures(tx, { subject: delivery.subject, failures })
        await wait(tx, delivery, next, now)
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

  async function claimRequests(tx: Sql, limit: number, now: Date, until: Date): Promise<HubClaim> {
    const due = await tx.all(
      hubRequests,
      `SELECT ${hubRequests.columns} FROM hub_requests WHERE due_at <= $1 ORDER BY due_at LIMIT $2`,
      [now.getTime(), limit],
    )
    const dueAt = until.getTime()
    const claimed = await claimEach(tx, 'pedido', due, dueAt)
    return await openEach(tx, 'pedido', claimed, (request) => {
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
    const claimed = await claimEach(tx, 'envio', due, dueAt)
    return await openEach(tx, 'envio', claimed, (subscription) => {
      const { sent, failures } = subscription
      return { kind: 'envio', ...open(subscription), sent, failures, dueAt }
    })
  }
}

/** Opens each row by itself; one that does not open is gone, and keeps no other from its turn. */
async function openEach<Row extends { subject: string; chave_id: string }>(
  tx: Sql,
  kind: HubTask['kind'],
  claimed: Row[],
  open: (row: Row) => HubTask,
): Promise<HubClaim> {
  const claim: HubClaim = { tasks: [], lost: [] }
  for (const one of claimed)
    try {
      claim.tasks.push(open(one))
    } catch {
      const { subject, chave_id } = one
      await tx.run(`DELETE FROM ${TABLE_OF[kind]} WHERE subject = $1`, [subject])
      claim.lost.push({ kind, chave_id })
    }
  return claim
}

/** What feeds are made of: the newest change of acts, and how far indices outside the database have followed. */
async function newestOf(sql: Sql): Promise<string> {
  const newest = await sql.one(
    newestRow,
    `SELECT (SELECT max(seq) FROM archive_changes) AS change,
       (SELECT CAST(sum(seq) AS BIGINT) FROM search_indices WHERE next_key IS NULL) AS applied`,
  )
  return `${newest?.change ?? 0} ${newest?.applied ?? 0}`
}

/** Those of these rows that nobody else has claimed in the meantime. */
async function claimEach<Row extends { subject: string; due_at: number | null }>(
  tx: Sql,
  kind: HubTask['kind'],
  due: Row[],
  until: number,
): Promise<Row[]> {
  const claimed: Row[] = []
  for (const one of due)
    if ((await tx.run(...CLAIM[kind]({ ...one, until }))) === 1) claimed.push(one)
  return claimed
}

async function isIdle(sql: Sql): Promise<boolean> {
  const some = 'SELECT 1 FROM hub_subscriptions UNION ALL SELECT 1 FROM hub_requests LIMIT 1'
  return (await sql.one(present, some)) === null
}

/** Ends leases; who lost the key of a feed is due at once, to be told. */
async function endPast(tx: Sql, now: Date): Promise<void> {
  await tx.run('DELETE FROM hub_subscriptions WHERE ends_at <= $1', [now.getTime()])
  await tx.run(...tellLoss({ now: now.toISOString(), due_at: now.getTime() }))
}

async function subscribersOf(tx: Sql, chave_id: string, subject: string): Promise<number> {
  return await readCount(
    tx,
    `SELECT count(*) AS counted FROM (
       SELECT subject FROM hub_subscriptions WHERE chave_id = $1 AND subject <> $2
       UNION SELECT subject FROM hub_requests WHERE chave_id = $1 AND subject <> $2) AS others`,
    [chave_id, subject],
  )
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

/** The claim ends. Unless another attempt follows anyway, what changed meanwhile is due at once. */
async function wait(
  tx: Sql,
  { subject, dueAt }: HubDelivery,
  next: Date | null,
  now: Date,
): Promise<void> {
  const after = { next: next?.getTime() ?? null, marked: (next ?? now).getTime() }
  await tx.run(...endClaim({ subject, due_at: dueAt, last_mark: dueAt + MOST_MARKS, ...after }))
}
