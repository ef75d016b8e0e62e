import { onlyRow } from '../only-row.ts'
import { type Fence, Overtaken } from '../../lib/flow/lease.ts'
import type { DeliveryOrigin } from '../../webhooks/delivery.ts'
import type { EventType } from '../../webhooks/message/delivery-request.ts'
import type { DueDelivery } from '../../webhooks/dispatch/delivery-queue.ts'
import type { Dispatchers } from '../../webhooks/dispatch/ownership.ts'
import { expectHeld } from '../leases/leases.ts'
import { ERASED_EVENT } from './erased-event.ts'
import type { Bounds } from './claim-bounds.ts'
import { bool, bytes, int, nullable, present, row, text, word } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'

const claimRow = row({
  seq: int,
  id: text,
  webhook_id: text,
  evento_id: text,
  tipo: word<EventType>(),
  origem: word<DeliveryOrigin>(),
  due_at: int,
  body: bytes,
  tentativas: int,
  failures: int,
  by_person: bool,
  first_started_at: nullable(int),
  ultimo_status_http: nullable(int),
})
type ClaimRow = ReturnType<typeof claimRow>

const dueRow = row({ due_at: nullable(int) })

/**
 * 1 for scheduled retries, 0 for first attempts and those that a person requested; as in the index.
 */
const RETRY = 'CASE WHEN failures = 0 OR by_person = 1 THEN 0 ELSE 1 END'

const dueText = (retry: 0 | 1) => `
  SELECT ${claimRow.columns} FROM deliveries
  WHERE webhook_id = $1 AND status = 'pendente' AND ${RETRY} = ${retry} AND due_at BETWEEN $2 AND $3
  ORDER BY due_at, seq LIMIT $4`
const FIRST = dueText(0)
const RETRIES = dueText(1)

const earliestText = (retry: 0 | 1) => `
  SELECT min(due_at) AS due_at FROM deliveries
  WHERE webhook_id = $1 AND status = 'pendente' AND ${RETRY} = ${retry} AND due_at >= $2`
const EARLIEST_FIRST = earliestText(0)
const EARLIEST_RETRY = earliestText(1)

/** Whose deliveries to claim, how many at most, and for which lease. */
export interface Claim {
  webhookId: string
  count: number
  /** Whether all that is claimed goes in one message. */
  isOneMessage: boolean
  from: Bounds
  fence: Fence
  now: Date
}

/**
 * Claims due deliveries of a webhook, inside the caller's transaction: first attempts and requested
 * retries before scheduled retries, the earliest first. They belong to the lease of `fence` as long
 * as the lease has that number. Also returns where to start the next search, once the transaction
 * is committed.
 */
export async function claimDue(
  tx: Sql,
  claim: Claim,
): Promise<{ claimed: DueDelivery[]; from: Bounds }> {
  const { webhookId, count, isOneMessage, from, fence, now } = claim
  const find = async (text: string, since: number, most: number) => {
    const rows = await tx.all(claimRow, text, [webhookId, since, now.getTime(), most])
    // In the order in which they are due; fewer than requested means that none is left.
    const next = rows.length < most ? now.getTime() : rows.at(-1)!.due_at // most > 0
    return { rows, next }
  }
  const first = await find(FIRST, from.first, count)
  const missing = count - first.rows.length
  const retries =
    missing > 0 ? await find(RETRIES, from.retry, missing) : { rows: [], next: from.retry }
  const found = [...first.rows, ...retries.rows]
  const rows = isOneMessage ? together(found) : found
  const begun = { ...fence, now: now.getTime() }
  await Promise.all(rows.map(({ seq }) => tx.run(...begin({ seq, ...begun }))))
  const claimed: DueDelivery[] = []
  for (const row of rows) {
    const delivered = row.by_person && (await wasDelivered(tx, row.id))
    claimed.push(dueDelivery(row, delivered, now))
  }
  const isAll = rows.length === found.length
  return { claimed, from: isAll ? { first: first.next, retry: retries.next } : from }
}

/** Answers that refuse what a message says: whichever delivery is the cause, the others go on without it. */
const REFUSING = [400, 413, 422]

/**
 * Those that go in one message, in the order in which they were made. A delivery that a receiver has refused goes
 * alone.
 */
function together(rows: ClaimRow[]): ClaimRow[] {
  const refused = rows.findIndex(({ ultimo_status_http: status }) => REFUSING.includes(status ?? 0))
  const most = refused === -1 ? rows.length : Math.max(refused, 1)
  return rows.slice(0, most).toSorted((a, b) => a.seq - b.seq)
}

const begin = statement(
  { seq: int, lease: text, number: int, now: int },
  `UPDATE deliveries SET status = 'enviando', claimed_by = :lease, claimed_fence = :number,
     first_started_at = coalesce(first_started_at, :now)
   WHERE seq = :seq`,
)

/**
 * When the earliest of a webhook's pending deliveries is due (ms since 1970); null: none is
 * pending.
 * @param from No delivery is due before this.
 */
export async function earliestDue(
  sql: SqlReader,
  webhookId: string,
  from: Bounds,
): Promise<number | null> {
  const [first, retry] = await Promise.all([
    onlyRow(sql, dueRow, EARLIEST_FIRST, [webhookId, from.first]),
    onlyRow(sql, dueRow, EARLIEST_RETRY, [webhookId, from.retry]),
  ])
  const times = [first.due_at, retry.due_at].filter((time) => time !== null)
  return times.length === 0 ? null : Math.min(...times)
}

const nameRow = row({ name: text, fence: int })

/** Every dispatcher's lease name begins with this. */
const DISPATCHER = 'dispatcher '

/** The running dispatchers. */
export interface Roll {
  present: Dispatchers
  /** Changes whenever one comes, goes or restarts. */
  version: string
}

/**
 * The running dispatchers, including the holder of `fence`, however late it renews its lease.
 * @throws Overtaken
 */
export async function callRoll(sql: SqlReader, fence: Fence, now: Date): Promise<Roll> {
  const held = await sql.all(
    nameRow,
    `SELECT ${nameRow.columns} FROM leases
     WHERE substr(name, 1, length($1)) = $1 AND (expires_at > $2 OR name = $3) ORDER BY name`,
    [DISPATCHER, now.toISOString(), fence.lease],
  )
  const own = held.find(({ name }) => name === fence.lease)
  if (own?.fence !== fence.number) throw new Overtaken(`${fence.lease} has passed to another`)
  return {
    present: held.map(({ name }) => name),
    version: held.map(({ name, fence }) => `${name} ${fence}`).join(),
  }
}

/** Whether another lease has deliveries of a webhook in flight. */
export async function isSentByOthers(
  sql: SqlReader,
  webhookId: string,
  { lease }: Fence,
): Promise<boolean> {
  const found = await sql.one(
    present,
    `SELECT 1 FROM deliveries
     WHERE webhook_id = $1 AND status = 'enviando' AND claimed_by <> $2 LIMIT 1`,
    [webhookId, lease],
  )
  return found !== null
}

/** Whether any delivery is claimed under a lease that has ended. */
export async function hasAbandoned(sql: SqlReader, { lease }: Fence, now: Date): Promise<boolean> {
  const found = await sql.one(
    present,
    `SELECT 1 FROM deliveries WHERE status = 'enviando' AND NOT EXISTS (
       SELECT 1 FROM leases WHERE name = claimed_by AND fence = claimed_fence
         AND (expires_at > $1 OR name = $2)) LIMIT 1`,
    [now.toISOString(), lease],
  )
  return found !== null
}

/** A holder that was only suspended finds that the number of its lease has changed. */
const endLeases = statement(
  { now: text, own: text },
  `UPDATE leases SET fence = fence + 1 WHERE expires_at <= :now AND name <> :own
     AND name IN (SELECT claimed_by FROM deliveries WHERE status = 'enviando')`,
)

/** Releases deliveries claimed under a lease that has ended: they are due again, unless their event was erased. */
export async function freeAbandoned(tx: Sql, fence: Fence, now: Date): Promise<void> {
  await expectHeld(tx, fence)
  await tx.run(...endLeases({ now: now.toISOString(), own: fence.lease }))
  await tx.run(
    `DELETE FROM deliveries WHERE status = 'enviando' AND NOT EXISTS (
       SELECT 1 FROM leases WHERE name = claimed_by AND fence = claimed_fence)
       AND EXISTS (SELECT 1 FROM events e WHERE e.id = evento_id AND e.dados = $1)`,
    [ERASED_EVENT],
  )
  await tx.run(
    `UPDATE deliveries SET claimed_by = NULL, claimed_fence = NULL, status =
       CASE WHEN webhook_id IN (SELECT id FROM webhooks WHERE ativo = $1) THEN 'pendente'
            ELSE 'suspensa' END
     WHERE status = 'enviando' AND NOT EXISTS (
       SELECT 1 FROM leases WHERE name = claimed_by AND fence = claimed_fence)`,
    [true],
  )
}

const comeEarlier = statement(
  { now: int, byMs: int, latest: int },
  `UPDATE deliveries SET
     due_at = CASE WHEN due_at > :latest THEN due_at - :byMs ELSE :now END,
     first_started_at = first_started_at - :byMs
   WHERE status IN ('pendente', 'suspensa') AND due_at > :now`,
)

/**
 * Moves deliveries that are due after `now` earlier by `byMs`, but not before `now`; their first
 * attempts move by as much.
 */
export async function planEarlier(tx: Sql, fence: Fence, byMs: number, now: Date): Promise<void> {
  await expectHeld(tx, fence)
  await tx.run(...comeEarlier({ now: now.getTime(), byMs, latest: now.getTime() + byMs }))
}

async function wasDelivered(tx: Sql, id: string): Promise<boolean> {
  const success = 'SELECT 1 FROM attempts WHERE delivery_id = $1 AND erro IS NULL LIMIT 1'
  return (await tx.one(present, success, [id])) !== null
}

function dueDelivery(row: ClaimRow, delivered: boolean, now: Date): DueDelivery {
  return {
    seq: row.seq,
    id: row.id,
    webhookId: row.webhook_id,
    event: { id: row.evento_id, tipo: row.tipo },
    origem: row.origem,
    dueAt: row.due_at,
    body: row.body,
    tentativas: row.tentativas,
    failures: row.failures,
    byPerson: row.by_person,
    delivered,
    firstStartedAt: row.first_started_at ?? now.getTime(),
  }
}
