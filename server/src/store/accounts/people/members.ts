import { readCount } from '../../count.ts'
import { recordAudit } from '../../audit/record.ts'
import type { PeopleStore } from '../../../access/people/people-store.ts'
import type { Person } from '../../../access/people/person.ts'
import type { Role } from '../../../access/roles.ts'
import type { KeyOwner } from '../../../access/key-store.ts'
import type { Sql } from '../../sql.ts'
import { settleKeysOf } from '../revoke-keys.ts'
import { people } from '../tables.ts'
import { withdrawAllOf, withdrawStrong } from './invitations.ts'
import { personRow } from './rows.ts'

const updateRole = people.pick('id', 'papel').update('id')

/** Changes and removes the people of an account. */
export function createMemberStore(sql: Sql): Pick<PeopleStore, 'setRole' | 'remove'> {
  return {
    setRole: (owner, id, papel) =>
      sql.transaction(async (tx) => {
        const person = await find(tx, owner, id)
        if (person === null) return { refused: 'pessoa_inexistente' }
        const refused = await refusalOf(tx, owner, person, papel)
        if (refused !== null) return { refused }
        await updateRole(tx, { id, papel })
        const { conta_id, papel: antes } = person
        const detalhes = { antes, papel }
        await recordAudit(tx, { tipo: 'papel_mudado', conta_id, alvo_id: id, detalhes })
        if (papel === 'gestor') await withdrawStrong(tx, id)
        else if (papel !== 'administrador') await withdrawAllOf(tx, id)
        return { done: { ...person, papel } }
      }),
    remove: (owner, id, keys, now) =>
      sql.transaction(async (tx) => {
        const person = await find(tx, owner, id)
        if (person === null) return { refused: 'pessoa_inexistente' }
        const refused = await refusalOf(tx, owner, person, null)
        if (refused !== null) return { refused }
        await settleKeysOf(tx, id, keys, now)
        await withdrawAllOf(tx, id)
        const { conta_id, nome } = person
        const detalhes = { nome, chaves: keys.kind === 'revoked' ? 'revogar' : 'manter' }
        await recordAudit(tx, { tipo: 'pessoa_removida', conta_id, alvo_id: id, detalhes })
        // Sessions, links and codes of the person go with it.
        await tx.run('DELETE FROM people WHERE id = $1', [id])
        return { done: null }
      }),
  }
}

async function find(tx: Sql, owner: KeyOwner, id: string): Promise<Person | null> {
  const select = `SELECT ${personRow.columns} FROM people WHERE id = $1`
  const person = await tx.one(personRow, select, [id])
  return person === null || (owner !== null && person.conta_id !== owner) ? null : person
}

/** Why a person's role cannot change; null: the person is to be removed. */
async function refusalOf(tx: Sql, owner: KeyOwner, person: Person, next: Role | null) {
  const { id, conta_id, papel } = person
  if (owner !== null && papel === 'administrador') return 'pessoa_administra'
  if (papel === 'administrador' && next !== papel && !(await hasOther(tx, id, null)))
    return 'ultimo_administrador'
  if (manages(papel) && !manages(next) && !(await hasOther(tx, id, conta_id)))
    return 'ultimo_gestor'
  return null
}

/** Whether this role administers an account. */
function manages(role: Role | null): boolean {
  return role === 'gestor' || role === 'administrador'
}

/**
 * Whether somebody else administers the account or, without an account, operates the installation.
 */
async function hasOther(tx: Sql, id: string, conta_id: string | null): Promise<boolean> {
  const others = await readCount(
    tx,
    `SELECT count(*) AS counted FROM people WHERE id <> $1 AND (papel = 'administrador'
     ${conta_id === null ? ')' : "OR papel = 'gestor') AND conta_id = $2"}`,
    conta_id === null ? [id] : [id, conta_id],
  )
  return others > 0
}
