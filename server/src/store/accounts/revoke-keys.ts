import type { FateOfKeys } from '../../access/people/people-store.ts'
import type { Sql } from '../sql.ts'

/** A key and all keys created with it, directly or not. */
const WITH_MADE = `WITH RECURSIVE line (id) AS (
  SELECT id FROM api_keys WHERE id = $1
  UNION SELECT k.id FROM api_keys k JOIN line ON k.criada_com = line.id
)`

/** Revokes a key inside the caller's transaction; keys revoked before keep their date. */
export async function revokeKey(tx: Sql, id: string, keepsMade: boolean, now: Date): Promise<void> {
  const these = keepsMade ? 'id = $1' : 'id IN (SELECT id FROM line)'
  await tx.run(
    `${keepsMade ? '' : WITH_MADE}
     UPDATE api_keys SET revogada_em = $2 WHERE ${these} AND revogada_em IS NULL`,
    [id, now.toISOString()],
  )
}

/** Settles the keys of a person who is being removed, inside the caller's transaction. */
export async function settleKeysOf(
  tx: Sql,
  pessoa_id: string,
  fate: FateOfKeys,
  now: Date,
): Promise<void> {
  if (fate.kind === 'taken_over')
    // The person removed may still have the secret, so nobody can take over a key that may
    // administer.
    await tx.run(
      `UPDATE api_keys SET pessoa_id = $2
       WHERE pessoa_id = $1 AND revogada_em IS NULL AND escopos NOT LIKE '%"administracao"%'`,
      [pessoa_id, fate.heir],
    )
  await tx.run(
    'UPDATE api_keys SET revogada_em = $2 WHERE pessoa_id = $1 AND revogada_em IS NULL',
    [pessoa_id, now.toISOString()],
  )
}
