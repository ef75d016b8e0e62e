import type { PeopleStore } from '../../../access/people/people-store.ts'
import { int, row } from '../../rows.ts'
import type { Sql } from '../../sql.ts'
import { settleKeysOf } from '../revoke-keys.ts'
import { withdrawAllOf, withdrawStrong } from './invitations.ts'
import { personRow } from './rows.ts'

const countRow = row({ administrators: int })

/** What becomes of the people of an account. */
export function createMemberStore(sql: Sql): Pick<PeopleStore, 'setRole' | 'remove'> {
  return {
    setRole: (id, papel) =>
      sql.transaction(async (tx) => {
        const person = await find(tx, id)
        if (person === null) return { refused: 'pessoa_inexistente' }
        if (papel !== 'administrador' && (await isLastAdministrator(tx, person.papel)))
          return { refused: 'ultimo_administrador' }
        await tx.run('UPDATE people SET papel = $1 WHERE id = $2', [papel, id])
        if (papel !== 'administrador') await withdrawStrong(tx, id)
        return { done: { ...person, papel } }
      }),
    remove: (owner, id, keys, now) =>
      sql.transaction(async (tx) => {
        const person = await find(tx, id)
        if (person === null || (owner !== null && person.conta_id !== owner))
          return { refused: 'pessoa_inexistente' }
        if (owner !== null && person.papel === 'administrador')
          return { refused: 'pessoa_administra' }
        if (await isLastAdministrator(tx, person.papel)) return { refused: 'ultimo_administrador' }
        await settleKeysOf(tx, id, keys, now)
        await withdrawAllOf(tx, id)
        // Sessions, links and codes of the person go with it.
        await tx.run('DELETE FROM people WHERE id = $1', [id])
        return { done: null }
      }),
  }
}

function find(tx: Sql, id: string) {
  return tx.one(personRow, `SELECT ${personRow.columns} FROM people WHERE id = $1`, [id])
}

async function isLastAdministrator(tx: Sql, papel: string): Promise<boolean> {
  if (papel !== 'administrador') return false
  const count = `SELECT count(*) AS administrators FROM people WHERE papel = 'administrador'`
  return (await tx.one(countRow, count))?.administrators === 1
}
