import type { DeliveryStatus } from '../../webhooks/delivery.ts'
import type { Sql } from '../sql.ts'

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

/** Changes the deliveries of a webhook from status `from` to `to`, inside the caller's transaction. */
export async function changeStatus(
  tx: Sql,
  webhookId: string,
  { from, to }: { from: DeliveryStatus; to: DeliveryStatus },
): Promise<void> {
  await tx.run(`UPDATE deliveries SET status = $2 WHERE webhook_id = $1 AND ${HAS_STATUS[from]}`, [
    webhookId,
    to,
  ])
}

/**
 * Cancels waiting deliveries of deleted webhooks. `webhooks`: a query for their ids, with `value`
 * as $1.
 */
export async function cancelWaiting(
  tx: Sql,
  { webhooks, value }: { webhooks: string; value: string },
  now: Date,
): Promise<void> {
  for (const status of ['pendente', 'suspensa'] as const)
    await tx.run(
      `UPDATE deliveries SET status = 'cancelada', due_at = NULL, concluido_em = $2
       WHERE webhook_id IN (${webhooks}) AND ${HAS_STATUS[status]}`,
      [value, now.toISOString()],
    )
}

/** Of a webhook's deliveries, those that wait for their first attempt are due at `dueAt`. */
export async function planWaiting(
  tx: Sql,
  webhookId: string,
  dueAt: Date,
  now: Date,
): Promise<void> {
  for (const status of ['pendente', 'suspensa'] as const)
    await tx.run(
      `UPDATE deliveries SET due_at = $2
       WHERE webhook_id = $1 AND tentativas = 0 AND due_at > $3 AND ${HAS_STATUS[status]}`,
      [webhookId, dueAt.getTime(), now.getTime()],
    )
}

/** Of a webhook's retries, those that a silence put off until `was` are due at `dueAt`. */
export async function resumeRetries(
  tx: Sql,
  webhookId: string,
  { was, dueAt }: { was: number; dueAt: number },
): Promise<void> {
  for (const status of ['pendente', 'suspensa'] as const)
    await tx.run(
      `UPDATE deliveries SET due_at = $3
       WHERE webhook_id = $1 AND tentativas > 0 AND due_at = $2 AND ${HAS_STATUS[status]}`,
      [webhookId, was, dueAt],
    )
}

/** The most deliveries that are put off at a time. */
export const MOST_PUT_OFF = 500

/** Puts off due deliveries of a webhook until `until`, but those that somebody asked for. @returns How many. */
export function putOff(tx: Sql, webhookId: string, until: number, now: Date): Promise<number> {
  return tx.run(
    `UPDATE deliveries SET due_at = $2 WHERE seq IN (
       SELECT seq FROM deliveries
       WHERE webhook_id = $1 AND ${HAS_STATUS.pendente} AND due_at <= $3 AND at_once = $4
       LIMIT ${MOST_PUT_OFF})`,
    [webhookId, until, now.getTime(), false],
  )
}
