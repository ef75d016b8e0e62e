import { randomBytes } from 'node:crypto'
import type { Sql } from '../../sql.ts'
import { people } from '../tables.ts'
import { dropLink } from './passwords.ts'
import { findCredentials } from './reader.ts'
import { tellOf } from './sessions.ts'

const setAddress = people.pick('id', 'email').update('id')

/** RFC 2606: nobody ever gets mails there. */
const NOWHERE = 'sem-endereco.invalid'

/**
 * Whether an address is free for the person who has proven it, inside the caller's transaction. Takes it from
 * anybody who only claimed it; they keep account and sessions, so that they can enter another one. `owner`:
 * the prover; null: a new person.
 */
export async function takeAddress(tx: Sql, email: string, owner: string | null): Promise<boolean> {
  const holder = await findCredentials(tx, email)
  if (holder === null || holder.id === owner) return true
  if (holder.email_confirmado_em !== null) return false
  // Random, so that nobody can claim it in advance.
  const nowhere = `pes_${randomBytes(8).toString('hex')}@${NOWHERE}`
  await setAddress(tx, { id: holder.id, email: nowhere })
  await dropLink(tx, holder.id, 'email')
  await tellOf(tx, 'email_perdido', holder.id)
  return true
}
