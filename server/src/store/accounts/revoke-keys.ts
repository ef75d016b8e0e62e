import type { FateOfKeys } from '../../access/people/people-store.ts'
import { nullable, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { statement } from '../statement.ts'
import { apiKeys } from './tables.ts'

/** Keys revoked before keep their date. */
const revoke = apiKeys.pick('id', 'revogada_em').update('id', 'AND revogada_em IS NULL')
const revokeAllOf = apiKeys
  .pick('pessoa_id', 'revogada_em')
  .update('pessoa_id', 'AND revogada_em IS NULL')
/** A key and all keys created with it, directly or not. */
const revokeLine = statement(
  { id: text, revogada_em: text },
  `WITH RECURSIVE line (id) AS (
     SELECT id FROM api_keys WHERE id = :id
     UNION SELECT k.id FROM api_keys k JOIN line ON k.criada_com = line.id
   )
   UPDATE api_keys SET revogada_em = :revogada_em
   WHERE id IN (SELECT id FROM line) AND revogada_em IS NULL`,
)
/** The person removed may still have the secret, so nobody can take over a key that may administer. */
const handOver = statement(
  { pessoa_id: text, heir: nullable(text) },
  `UPDATE api_keys SET pessoa_id = :heir
   WHERE pessoa_id = :pessoa_id AND revogada_em IS NULL AND escopos NOT LIKE '%"administracao"%'`,
)

/** Revokes a key inside the caller's transaction. */
export async function revokeKey(tx: Sql, id: string, keepsMade: boolean, now: Date): Promise<void> {
  const revoked = { id, revogada_em: now.toISOString() }
  if (keepsMade) await revoke(tx, revoked)
  else await tx.run(...revokeLine(revoked))
}

/** Settles the keys of a person who is being removed, inside the caller's transaction. */
export async function settleKeysOf(
  tx: Sql,
  pessoa_id: string,
  fate: FateOfKeys,
  now: Date,
): Promise<void> {
  if (fate.kind === 'taken_over') await tx.run(...handOver({ pessoa_id, heir: fate.heir }))
  await revokeAllOf(tx, { pessoa_id, revogada_em: now.toISOString() })
}
