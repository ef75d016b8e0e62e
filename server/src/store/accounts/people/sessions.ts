import type { AuditEntry, AuditType } from '../../../access/audit.ts'
import { recordAudit } from '../../audit/record.ts'
import type { PeopleStore, SecretOf } from '../../../access/people/people-store.ts'
import type { Session } from '../../../access/people/session.ts'
import { hashToken } from '../../../lib/crypto/token.ts'
import { row, text } from '../../rows.ts'
import type { Sql } from '../../sql.ts'
import { sessions, signInAttempts } from '../tables.ts'
import { notify } from './notes.ts'
import { sessionRow } from './rows.ts'

const attemptsRow = signInAttempts.pick('failures', 'last_at')
const putAttempts = signInAttempts.insert(`ON CONFLICT (subject) DO UPDATE SET
  failures = excluded.failures, last_at = excluded.last_at`)
const confirm = sessions.pick('id', 'confirmada_em').update('id')
const noteUse = sessions
  .pick('id', 'ultimo_uso_em')
  .update('id', 'AND (ultimo_uso_em IS NULL OR ultimo_uso_em < :ultimo_uso_em)')
const insertSession = sessions.pick(...sessionRow.names, 'token_hash').insert()

/** Attempts are deleted when nobody has tried for this long. */
const KEPT_MS = 2 * 24 * 3_600_000
/** How many of them one attempt deletes, so that no commit is long. */
const FORGOTTEN_AT_ONCE = 50

/** Sessions, and the attempts to sign in. */
export function createSessionStore(
  sql: Sql,
): Pick<
  PeopleStore,
  | 'countAttempt'
  | 'takeBackAttempt'
  | 'forgetAttempts'
  | 'openSession'
  | 'tellRefusal'
  | 'confirmSession'
  | 'endSession'
  | 'endSessions'
  | 'recordSessionUse'
> {
  return {
    countAttempt: (subject, { next, counted }, now) =>
      sql.transaction(async (tx) => {
        const before = await tx.one(
          attemptsRow,
          `SELECT ${attemptsRow.columns} FROM sign_in_attempts WHERE subject = $1`,
          [subject],
        )
        const at = now.getTime()
        const from = next(before)
        if (from > at) return from
        const after = counted(before, at)
        await tx.run(
          `DELETE FROM sign_in_attempts WHERE subject IN
             (SELECT subject FROM sign_in_attempts WHERE last_at <= $1 LIMIT ${FORGOTTEN_AT_ONCE})`,
          [at - KEPT_MS],
        )
        await putAttempts(tx, { subject, ...after })
        return null
      }),
    takeBackAttempt: async (subject) =>
      void (await sql.run(
        'UPDATE sign_in_attempts SET failures = failures - 1 WHERE subject = $1 AND failures > 0',
        [subject],
      )),
    forgetAttempts: async (subject) =>
      void (await sql.run('DELETE FROM sign_in_attempts WHERE subject = $1', [subject])),
    openSession: (session, { por, isKnown }) =>
      sql.transaction(async (tx) => {
        await putSession(tx, session)
        const { id, pessoa_id, criado_em: em } = session
        await tellOf(tx, 'entrada', pessoa_id, id, { por })
        if (!isKnown) await notify(tx, pessoa_id, { kind: 'new_device', em }, new Date(em))
      }),
    tellRefusal: (kind, pessoa_id, why) =>
      sql.transaction((tx) => tellOf(tx, kind, pessoa_id, null, { motivo: why })),
    confirmSession: ({ id, pessoa_id }, now) =>
      sql.transaction(async (tx) => {
        await confirm(tx, { id, confirmada_em: now.toISOString() })
        await tellOf(tx, 'sessao_confirmada', pessoa_id, id)
      }),
    endSession: (pessoa_id, id) =>
      sql.transaction(async (tx) => {
        const end = 'DELETE FROM sessions WHERE pessoa_id = $1 AND id = $2'
        if ((await tx.run(end, [pessoa_id, id])) === 0) return false
        await tellOf(tx, 'saida', pessoa_id, id)
        return true
      }),
    endSessions: (pessoa_id, kept) =>
      sql.transaction(async (tx) => {
        await endSessions(tx, pessoa_id, kept)
        await tellOf(tx, 'saida', pessoa_id, null)
      }),
    recordSessionUse: (uses) =>
      sql.transaction(async (tx) => {
        for (const use of uses) await noteUse(tx, use)
      }),
  }
}

/** Stores a session inside the caller's transaction, and deletes the person's old ones. */
export async function putSession(tx: Sql, session: SecretOf<Session>): Promise<void> {
  const { pessoa_id, criado_em, token } = session
  await tx.run('DELETE FROM sessions WHERE pessoa_id = $1 AND expira_em <= $2', [
    pessoa_id,
    criado_em,
  ])
  await insertSession(tx, { ...session, token_hash: hashToken(token) })
}

/** Ends all of a person's sessions but one, inside the caller's transaction if there is one. */
export async function endSessions(sql: Sql, pessoa_id: string, kept: string | null): Promise<void> {
  await sql.run('DELETE FROM sessions WHERE pessoa_id = $1 AND id <> $2', [pessoa_id, kept ?? ''])
}

/**
 * Records an event of a person's access in the audit trail, in the account of that person; `pessoa_id` null:
 * no known person.
 */
export async function tellOf(
  tx: Sql,
  tipo: AuditType,
  pessoa_id: string | null,
  alvo_id: string | null = pessoa_id,
  detalhes: AuditEntry['detalhes'] = {},
): Promise<void> {
  const person = 'SELECT conta_id FROM people WHERE id = $1'
  const found = await tx.one(ownerRow, person, [pessoa_id ?? ''])
  const told = { conta_id: found?.conta_id ?? null, alvo_id, detalhes }
  await recordAudit(tx, { tipo, ...told, ...(pessoa_id !== null && { pessoa_id }) })
}

const ownerRow = row({ conta_id: text })
