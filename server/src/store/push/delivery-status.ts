import type { DeliveryStatus } from '../../webhooks/delivery.ts'
import type { Sql } from '../sql.ts'

/** As the index `deliveries_at_rest` says it. */
const AT_REST = `status IN ('falhou', 'suspensa', 'cancelada')`

/** Every status but that of nearly all deliveries. */
type Undelivered = Exclude<DeliveryStatus, 'entregue'>

/**
 * The condition that a delivery has a status, as the index of those few says it: SQLite uses an index with a condition
 * only where the statement says the same.
 */
const IS_UNDELIVERED: Record<Undelivered, string> = {
  pendente: `status = 'pendente'`,
  enviando: `status = 'enviando'`,
  falhou: `${AT_REST} AND status = 'falhou'`,
  suspensa: `${AT_REST} AND status = 'suspensa'`,
  cancelada: `${AT_REST} AND status = 'cancelada'`,
}

export const UNDELIVERED = Object.keys(IS_UNDELIVERED) as Undelivered[]

/** The condition that a delivery has a status. What was delivered is nearly everything, and has no index. */
export const HAS_STATUS: Record<DeliveryStatus, string> = {
  ...IS_UNDELIVERED,
  entregue: `status = 'entregue'`,
}

/**
 * By what those of a status are listed, the newest first: the few are found first and then sorted, which SQLite would
 * not do by itself; it would read a webhook's past until it has met as many.
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

/** Cancels what waits, for webhooks that are gone. `webhooks`: what selects their ids, given `value` as $1. */
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
