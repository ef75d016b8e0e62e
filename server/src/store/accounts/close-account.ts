import { readCount } from '../count.ts'
import { recordAudit } from '../audit/record.ts'
import type { CloseOutcome } from '../../access/key-store.ts'
import type { Sql } from '../sql.ts'
import { markDeleted } from '../push/mark-deleted.ts'
import { eraseBulletins } from '../bulletins/erase.ts'
import { findAccount } from './accounts.ts'
import { accounts, apiKeys } from './tables.ts'

const revokeAll = apiKeys
  .pick('conta_id', 'revogada_em')
  .update('conta_id', 'AND revogada_em IS NULL')
const empty = accounts.pick('id', 'deleted_at', 'nome', 'email').update('id')

/**
 * The tables that are erased at once, by account. The rest goes when the webhooks and events reach
 * their retention.
 */
const ERASED = [
  'DELETE FROM alert_mail_queue WHERE alerta_id IN (SELECT id FROM alerts WHERE conta_id = $1)',
  'DELETE FROM alert_matches WHERE alerta_id IN (SELECT id FROM alerts WHERE conta_id = $1)',
  'DELETE FROM alerts WHERE conta_id = $1',
  'DELETE FROM lists WHERE conta_id = $1',
  // With their acts.
  'DELETE FROM folders WHERE conta_id = $1',
  'DELETE FROM alert_addresses WHERE conta_id = $1',
  'DELETE FROM idempotency_keys WHERE conta_id = $1',
  'DELETE FROM invitations WHERE conta_id = $1',
  // With their sessions, links and codes.
  'DELETE FROM people WHERE conta_id = $1',
]

/** Closes an account in one transaction: nobody can use it any more, and nothing more is sent. */
export function closeAccount(sql: Sql, id: string, now: Date): Promise<CloseOutcome> {
  return sql.transaction(async (tx): Promise<CloseOutcome> => {
    if ((await findAccount(tx, id)) === null) return { refused: 'conta_inexistente' }
    if (await hasAllAdministrators(tx, id)) return { refused: 'ultimo_administrador' }
    const at = now.toISOString()
    const keys = await revokeAll(tx, { conta_id: id, revogada_em: at })
    const webhooks = await markDeleted(tx, { of: 'conta', value: id }, now)
    await eraseBulletins(tx, { of: 'conta', value: id })
    for (const statement of ERASED) await tx.run(statement, [id])
    await empty(tx, { id, deleted_at: at, nome: '', email: '' })
    await recordAudit(tx, { tipo: 'conta_excluida', conta_id: id, alvo_id: id })
    return { done: { keys, webhooks } }
  })
}

/** Whether the installation would have no operator without the people of this account. */
async function hasAllAdministrators(tx: Sql, id: string): Promise<boolean> {
  const count = (of: string) =>
    readCount(
      tx,
      `SELECT count(*) AS counted FROM people WHERE papel = 'administrador' AND conta_id ${of} $1`,
      [id],
    )
  return (await count('=')) > 0 && (await count('<>')) === 0
}
