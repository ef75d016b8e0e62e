import { text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { HAS_STATUS } from './delivery-status.ts'
import { deliveries, webhooks } from './tables.ts'

/** Deletes the webhooks that a query selects by `:value`, and cancels what waits for them. */
function deleting(which: string) {
  const cancel = (condition: string) =>
    statement(
      { value: text, ...deliveries.pick('concluido_em').shape },
      `UPDATE deliveries SET status = 'cancelada', due_at = NULL, concluido_em = :concluido_em
       WHERE webhook_id IN (${which}) AND ${condition}`,
    )
  return {
    cancel: [cancel(HAS_STATUS.pendente), cancel(HAS_STATUS.suspensa)],
    mark: statement(
      { value: text, ...webhooks.pick('deleted_at', 'ativo', 'secret').shape },
      `UPDATE webhooks SET deleted_at = :deleted_at, ativo = :ativo, url = '', sealed_url = NULL,
         secret = :secret, next_secret = NULL, chave = NULL
       WHERE id IN (${which}) AND deleted_at IS NULL`,
    ),
  }
}

const DELETING = {
  webhook: deleting(':value'),
  conta: deleting('SELECT id FROM webhooks WHERE conta_id = :value'),
}

/**
 * Deletes a webhook, or all of an account, for everybody, inside the caller's transaction, and cancels what waits for
 * them; returns how many. Their rows stay until their history goes (retention.ts), without secrets: the address of a
 * channel is one (ADR 132). `value`: the id.
 */
export async function markDeleted(
  tx: Sql,
  { of, value }: { of: keyof typeof DELETING; value: string },
  now: Date,
): Promise<number> {
  const { cancel, mark } = DELETING[of]
  const at = now.toISOString()
  for (const each of cancel) await tx.run(...each({ value, concluido_em: at }))
  const empty = { ativo: false, secret: new Uint8Array() }
  return await tx.run(...mark({ value, deleted_at: at, ...empty }))
}
