import type { PeopleStore } from '../../../access/people/people-store.ts'
import { keepProvenMailbox } from '../../alerts/proven-mailbox.ts'
import type { Sql } from '../../sql.ts'
import { people } from '../tables.ts'
import { takeAddress } from './claimed-address.ts'
import { putNote } from './notes.ts'
import { dropLink, findLink } from './passwords.ts'
import { findCredentials } from './reader.ts'
import { tellOf } from './sessions.ts'

const addressRow = people.pick('email', 'email_confirmado_em')
const setAddress = people.pick('id', ...addressRow.names).update('id')
const setName = people.pick('id', 'nome').update('id')

/** Names and addresses of people. */
export function createAddressStore(sql: Sql): Pick<PeopleStore, 'proveAddress' | 'rename'> {
  return {
    proveAddress: (token, now) =>
      sql.transaction(async (tx) => {
        const link = await findLink(tx, token, 'email', now)
        if (link === null) return { refused: 'link_invalido' }
        const { pessoa_id, email } = link
        if (!(await takeAddress(tx, email, pessoa_id))) return { refused: 'email_em_uso' }
        const former = `SELECT ${addressRow.columns} FROM people WHERE id = $1`
        const before = await tx.one(addressRow, former, [pessoa_id])
        await setAddress(tx, { id: pessoa_id, email, email_confirmado_em: now.toISOString() })
        const person = await findCredentials(tx, email)
        if (person !== null) await keepProvenMailbox(tx, person, now)
        await dropLink(tx, pessoa_id, 'email')
        // Links sent to the former address do not work for the new one.
        await dropLink(tx, pessoa_id, 'senha')
        // An unproven address may be a stranger's, or nobody's.
        if (before?.email_confirmado_em != null && before.email !== email)
          await putNote(tx, before.email, { kind: 'address_changed' }, now)
        await tellOf(tx, 'email_trocado', pessoa_id)
        return { done: email }
      }),
    rename: async (id, nome) => void (await setName(sql, { id, nome })),
  }
}
