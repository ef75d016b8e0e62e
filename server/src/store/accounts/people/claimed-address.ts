import { randomBytes } from 'node:crypto'
import type { Sql } from '../../sql.ts'
import { dropLink } from './passwords.ts'
import { findCredentials } from './reader.ts'
import { tellOf } from './sessions.ts'

/** RFC 2606: nobody ever gets mails there. */
const NOWHERE = 'sem-endereco.invalid'

/**
 * Whether an address is free for whoever has proven it, inside the caller's transaction. Somebody else who only
 * claimed it loses it; account and sessions stay, so that they can give another. `owner`: the prover; null: a new
 * person.
 */
export async function takeAddress(tx: Sql, email: string, owner: string | null): Promise<boolean> {
  const holder = await findCredentials(tx, email)
  if (holder === null || holder.id === owner) return true
  if (holder.email_confirmado_em !== null) return false
  // Nobody can guess it, and claim it before.
  const nowhere = `pes_${randomBytes(8).toString('hex')}@${NOWHERE}`
  await tx.run('UPDATE people SET email = $1 WHERE id = $2', [nowhere, holder.id])
  await dropLink(tx, holder.id, 'email')
  await tellOf(tx, 'email_perdido', holder.id)
  return true
}
