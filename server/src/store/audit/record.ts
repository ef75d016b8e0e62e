import type { AuditEntry } from '../../access/audit.ts'
import type { AuditCommands } from '../../service/audit/commands.ts'
import { acting } from '../../lib/flow/acting.ts'
import { DAY_MS } from '../../lib/time/dates.ts'
import { newOrderedId } from '../../lib/crypto/ids.ts'
import type { Sql } from '../sql.ts'
import { auditRetention, auditTrail } from './tables.ts'

/** How many old entries a new one deletes, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 20

const daysRow = auditRetention.pick('days')
const insertEntry = auditTrail.insert()

type Told = Pick<AuditEntry, 'tipo'> &
  Partial<Pick<AuditEntry, 'alvo_id' | 'detalhes' | 'conta_id' | 'pessoa_id'>>

/**
 * Records an action in the audit trail, inside the caller's transaction. Actor and origin come from the
 * request; `conta_id` and `pessoa_id` replace those of the actor.
 */
export async function recordAudit(tx: Sql, told: Told): Promise<void> {
  const actor = acting.getStore()
  if (actor === undefined) return
  const { em } = actor
  const { tipo, alvo_id = null, detalhes = {} } = told
  const conta_id = told.conta_id === undefined ? actor.conta_id : told.conta_id
  const pessoa_id = told.pessoa_id ?? actor.pessoa_id
  // Until a sign-in succeeds, its actor is nobody.
  const autor = actor.autor === 'ninguem' && told.pessoa_id ? 'pessoa' : actor.autor
  const id = newOrderedId('aud', Date.parse(em))
  await insertEntry(tx, { ...actor, id, tipo, conta_id, pessoa_id, autor, alvo_id, detalhes })
  await forgetOld(tx, em)
}

/** Deletes entries that are older than the retention of the audit trail. */
async function forgetOld(tx: Sql, em: string): Promise<void> {
  const kept = await tx.one(daysRow, 'SELECT days FROM audit_retention')
  if (kept === null) return
  await tx.run(
    `DELETE FROM audit_trail WHERE id IN (
       SELECT id FROM audit_trail WHERE em < $1 ORDER BY id LIMIT ${FORGOTTEN_AT_ONCE})`,
    [new Date(Date.parse(em) - kept.days * DAY_MS).toISOString()],
  )
}

export function createAuditStore(sql: Sql): AuditCommands {
  return {
    exported: (detalhes) =>
      sql.transaction((tx) => recordAudit(tx, { tipo: 'exportacao', detalhes })),
    keepFor: async (days) =>
      void (await sql.run('UPDATE audit_retention SET days = $1 WHERE id = 1 AND days <> $1', [
        days,
      ])),
  }
}
