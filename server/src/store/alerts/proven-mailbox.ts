import { newId } from '../../lib/crypto/ids.ts'
import type { Sql } from '../sql.ts'
import { alertAddresses } from './tables.ts'

const putProven = alertAddresses.pick(
  'id',
  'conta_id',
  'email',
  'situacao',
  'asked_at',
  'confirmado_em',
).insert(`ON CONFLICT (conta_id, email) DO UPDATE SET
    situacao = excluded.situacao, confirmado_em = excluded.confirmado_em, token_hash = NULL
    WHERE alert_addresses.situacao = 'pendente'`)

/**
 * Stores, inside the caller's transaction, that a person of the account has proven this address:
 * alerts may go there without another confirmation. An unsubscribed mailbox stays unsubscribed.
 */
export async function keepProvenMailbox(
  tx: Sql,
  { conta_id, email }: { conta_id: string; email: string },
  now: Date,
): Promise<void> {
  await putProven(tx, {
    id: newId('end', now.getTime()),
    conta_id,
    email,
    situacao: 'confirmado',
    asked_at: now.getTime(),
    confirmado_em: now.toISOString(),
  })
}
