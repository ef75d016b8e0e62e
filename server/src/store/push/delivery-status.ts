import type { DeliveryStatus } from '../../webhooks/delivery.ts'
import { bool, int, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { deliveries } from './tables.ts'

/** As in the index `deliveries_at_rest`. */
const AT_REST = `status IN ('falhou', 'suspensa', 'cancelada')`

/** Every status but `entregue`, which nearly all deliveries have. */
type Undelivered = Exclude<DeliveryStatus, 'entregue'>

/**
 * The condition on a rare status, in the words of its partial index: SQLite uses such an index only
 * if the statement contains the same condition.
 */
const IS_UNDELIVERED: Record<Undelivered, string> = {
  pendente: `status = 'pendente'`,
  enviando: `status = 'enviando'`,
  falhou: `${AT_REST} AND status = 'falhou'`,
  suspensa: `${AT_REST} AND status = 'suspensa'`,
  cancelada: `${AT_REST} AND status = 'cancelada'`,
}

export const UNDELIVERED = Object.keys(IS_UNDELIVERED) as Undelivered[]

/** The condition on a status. Delivered ones are nearly all, and have no index. */
export const HAS_STATUS: Record<DeliveryStatus, string> = {
  ...IS_UNDELIVERED,
  entregue: `status = 'entregue'`,
}

/**
 * The order in which deliveries of a status are listed, newest first. It makes SQLite find the few
 * rows first and then sort them; by itself, it would read a webhook's history until it has met
 * enough.
 */
export function orderOf(status: DeliveryStatus | undefined): string {
  return status === undefined || status === 'entregue' ? 'seq DESC' : 'seq + 0 DESC'
}

/** A statement for each status that deliveries wait in. */
const ofWaiting = <T>(make: (condition: string) => T) => ({
  pendente: make(HAS_STATUS.pendente),
  suspensa: make(HAS_STATUS.suspensa),
})
type Waiting = keyof ReturnType<typeof ofWaiting>

const setStatus = ofWaiting((condition) =>
  deliveries.pick('webhook_id', 'status').update('webhook_id', `AND ${condition}`),
)
const planFirst = ofWaiting((condition) =>
  statement(
    { webhookId: text, dueAt: int, now: int },
    `UPDATE deliveries SET due_at = :dueAt
     WHERE webhook_id = :webhookId AND tentativas = 0 AND due_at > :now AND ${condition}`,
  ),
)
const planRetries = ofWaiting((condition) =>
  statement(
    { webhookId: text, was: int, dueAt: int },
    `UPDATE deliveries SET due_at = :dueAt
     WHERE webhook_id = :webhookId AND tentativas > 0 AND due_at = :was AND ${condition}`,
  ),
)

/** Changes the deliveries of a webhook from status `from` to `to`, inside the caller's transaction. */
export async function changeStatus(
  tx: Sql,
  webhookId: string,
  { from, to }: Record<'from' | 'to', Waiting>,
): Promise<void> {
  await setStatus[from](tx, { webhook_id: webhookId, status: to })
}

/** Of a webhook's deliveries, those that wait for their first attempt are due at `dueAt`. */
export async function planWaiting(
  tx: Sql,
  webhookId: string,
  dueAt: Date,
  now: Date,
): Promise<void> {
  const planned = { webhookId, dueAt: dueAt.getTime(), now: now.getTime() }
  for (const plan of Object.values(planFirst)) await tx.run(...plan(planned))
}

/** Of a webhook's retries, those that a silence put off until `was` are due at `dueAt`. */
export async function resumeRetries(
  tx: Sql,
  webhookId: string,
  moved: { was: number; dueAt: number },
): Promise<void> {
  for (const plan of Object.values(planRetries)) await tx.run(...plan({ webhookId, ...moved }))
}

/** The most deliveries that are put off at a time. */
export const MOST_PUT_OFF = 500

const putOffSome = statement(
  { webhookId: text, until: int, now: int, at_once: bool },
  `UPDATE deliveries SET due_at = :until WHERE seq IN (
     SELECT seq FROM deliveries
     WHERE webhook_id = :webhookId AND ${HAS_STATUS.pendente} AND due_at <= :now AND at_once = :at_once
     LIMIT ${MOST_PUT_OFF})`,
)

/** Puts off due deliveries of a webhook until `until`, but those that somebody asked for. @returns How many. */
export function putOff(tx: Sql, webhookId: string, until: number, now: Date): Promise<number> {
  return tx.run(...putOffSome({ webhookId, until, now: now.getTime(), at_once: false }))
}
