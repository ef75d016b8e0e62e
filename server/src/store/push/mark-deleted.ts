import type { Sql } from '../sql.ts'
import { cancelWaiting } from './delivery-status.ts'

/**
 * Deletes webhooks for everybody, inside the caller's transaction, and cancels what waits for them; returns how many.
 * Their rows stay until their history goes (retention.ts), without secrets: the address of a channel is one (ADR 132).
 * `webhooks`: a query for their ids, with `value` as $1.
 */
export async function markDeleted(
  tx: Sql,
  { webhooks, value }: { webhooks: string; value: string },
  now: Date,
): Promise<number> {
  await cancelWaiting(tx, { webhooks, value }, now)
  return await tx.run(
    `UPDATE webhooks SET deleted_at = $2, ativo = $3, url = '', sealed_url = NULL, secret = $4, next_secret = NULL,
       chave = NULL
     WHERE id IN (${webhooks}) AND deleted_at IS NULL`,
    [value, now.toISOString(), false, new Uint8Array()],
  )
}
