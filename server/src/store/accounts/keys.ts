import { recordAudit } from '../audit/record.ts'
import type { ApiKey, KeyReach, KeyReader, KeyStore, KnownKey } from '../../access/key-store.ts'
import { nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { findAccount, insertAccount, listAccounts, updateAccount } from './accounts.ts'
import { closeAccount } from './close-account.ts'
import { keyUse, recordUses } from './key-usage.ts'
import { revokeKey } from './revoke-keys.ts'
import { apiKeys, people } from './tables.ts'

/** The owner's columns are null for a key without an owner, or whose owner was removed. */
const knownRow = row({
  ...apiKeys.shape,
  papel: nullable(people.shape.papel),
  pessoa_conta: nullable(text),
  segundo_fator_em: people.shape.segundo_fator_em,
})

const SELECT = `SELECT ${apiKeys.columns} FROM api_keys`

/** Accounts and API keys. */
export function createKeyReader(sql: SqlReader): KeyReader {
  return {
    findAccount: (id) => findAccount(sql, id),
    findKey: (publico) => findKnown(sql, publico),
    listKeys: (reach) => listKeys(sql, reach),
    keyOf: (reach, id) => findReached(sql, reach, id),
    keyUse: (id, desde) => keyUse(sql, id, desde),
    listAccounts: (now) => listAccounts(sql, now),
  }
}

/** Accounts and API keys, on a writing connection. */
export function createKeyStore(sql: Sql): KeyStore {
  return {
    ...createKeyReader(sql),
    createAccount: (account) =>
      sql.transaction(async (tx) => {
        await insertAccount(tx, account)
        await recordAudit(tx, { tipo: 'conta_criada', conta_id: account.id, alvo_id: account.id })
      }),
    changeAccount: (id, patch) =>
      sql.transaction(async (tx) => {
        const isChanged = await updateAccount(tx, id, patch)
        if (isChanged) await recordAudit(tx, { tipo: 'conta_alterada', conta_id: id, alvo_id: id })
        return isChanged
      }),
    closeAccount: (id, now) => closeAccount(sql, id, now),
    createKey: (key) => sql.transaction((tx) => insertKey(tx, key)),
    changeKey: (reach, id, change) =>
      sql.transaction(async (tx) => {
        const before = await findReached(tx, reach, id)
        if (before === null) return { refused: 'chave_inexistente' }
        const outcome = change(before)
        if ('done' in outcome) await updateKey(tx, outcome.done)
        return outcome
      }),
    revokeKey: (reach, id, revocation, now) =>
      sql.transaction(async (tx) => {
        const key = await findReached(tx, reach, id)
        const refused = key === null ? 'chave_inexistente' : revocation.refusal(key)
        if (refused !== null) return { refused }
        await revokeKey(tx, id, revocation.keepsMade, now)
        const conta_id = key?.conta_id ?? null
        await recordAudit(tx, { tipo: 'chave_revogada', conta_id, alvo_id: id })
        return { done: null }
      }),
    recordUse: (uses) => recordUses(sql, uses),
  }
}

/** A key and its owner. */
async function findKnown(sql: SqlReader, publico: string): Promise<KnownKey | null> {
  const found = await sql.one(
    knownRow,
    `SELECT ${apiKeys.of('k')},
       p.papel, p.conta_id AS pessoa_conta, p.segundo_fator_em
     FROM api_keys k LEFT JOIN people p ON p.id = k.pessoa_id WHERE k.publico = $1`,
    [publico],
  )
  if (found === null) return null
  const { papel, pessoa_conta: conta_id, segundo_fator_em, ...known } = found
  const isThere = papel !== null && conta_id !== null
  return { ...known, holder: isThere ? { papel, conta_id, segundo_fator_em } : null }
}

function listKeys(sql: SqlReader, { conta_id, pessoa_id }: KeyReach): Promise<ApiKey[]> {
  const given = [conta_id, pessoa_id].filter((value) => value !== null)
  const conditions = [
    ...(conta_id === null ? [] : ['conta_id = $1']),
    ...(pessoa_id === null ? [] : [`pessoa_id = $${given.length}`]),
  ]
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  return sql.all(apiKeys, `${SELECT} ${where} ORDER BY id`, given)
}

async function findReached(sql: SqlReader, reach: KeyReach, id: string): Promise<ApiKey | null> {
  const found = await sql.one(apiKeys, `${SELECT} WHERE id = $1`, [id])
  if (found === null) return null
  const isOfAccount = reach.conta_id === null || found.conta_id === reach.conta_id
  const isOfPerson = reach.pessoa_id === null || found.pessoa_id === reach.pessoa_id
  return isOfAccount && isOfPerson ? found : null
}

const put = apiKeys.insert()

export async function insertKey(tx: Sql, key: ApiKey): Promise<void> {
  await put(tx, key)
  const { conta_id, id: alvo_id, nome, escopos } = key
  const detalhes = { nome, escopos: escopos.join(' ') }
  await recordAudit(tx, { tipo: 'chave_criada', conta_id, alvo_id, detalhes })
}

/** The fields of a key that can change. */
const change = apiKeys
  .pick('id', 'nome', 'escopos', 'limite', 'expira_em', 'revogada_em')
  .update('id')

async function updateKey(tx: Sql, key: ApiKey): Promise<void> {
  await change(tx, key)
  const { id, conta_id, nome, escopos, limite, expira_em } = key
  const detalhes = { nome, escopos: escopos.join(' '), limite, expira_em }
  await recordAudit(tx, { tipo: 'chave_alterada', conta_id, alvo_id: id, detalhes })
}
