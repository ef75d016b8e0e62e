import type { NewIdentity, PeopleStore } from '../../../access/people/people-store.ts'
import { present } from '../../rows.ts'
import type { Sql } from '../../sql.ts'
import { identities } from '../tables.ts'
import { notify } from './notes.ts'
import { findCredentialsBy, findWaysIn } from './reader.ts'
import { endSessions, tellOf } from './sessions.ts'

const insertIdentity = identities.insert()

/** Links between people and their identities at providers. */
export function createIdentityStore(sql: Sql): Pick<PeopleStore, 'link' | 'unlink'> {
  return {
    link: (pessoa_id, identity) =>
      sql.transaction(async (tx) => {
        const holder = await findCredentialsBy(tx, identity)
        if (holder !== null) return { refused: 'identidade_alheia' }
        const { emissor } = identity
        const another = 'SELECT 1 FROM identities WHERE pessoa_id = $1 AND emissor = $2'
        if ((await tx.one(present, another, [pessoa_id, emissor])) !== null)
          return { refused: 'identidade_vinculada' }
        await putIdentity(tx, pessoa_id, identity)
        await notify(tx, pessoa_id, { kind: 'identity_linked' }, new Date(identity.vinculada_em))
        return { done: null }
      }),
    unlink: (pessoa_id, id, { kept, issuer }) =>
      sql.transaction(async (tx) => {
        const { senha, identidades } = await findWaysIn(tx, pessoa_id)
        const known = identidades.find((identity) => identity.id === id)
        if (known === undefined) return { refused: 'identidade_inexistente' }
        const others = identidades.filter((one) => one.id !== id && one.emissor === issuer)
        if (!senha && others.length === 0) return { refused: 'unica_entrada' }
        await tx.run('DELETE FROM identities WHERE id = $1', [id])
        await endSessions(tx, pessoa_id, kept)
        const { emissor } = known
        await tellOf(tx, 'identidade_desvinculada', pessoa_id, id, { emissor })
        return { done: null }
      }),
  }
}

/** Stores an identity inside the caller's transaction. */
export async function putIdentity(
  tx: Sql,
  pessoa_id: string,
  identity: NewIdentity,
): Promise<void> {
  await insertIdentity(tx, { ...identity, pessoa_id })
  const { id, emissor } = identity
  await tellOf(tx, 'identidade_vinculada', pessoa_id, id, { emissor })
}
