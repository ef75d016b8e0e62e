import type { ApiKey, KeyOwner, KeyReader, KeyStore, Scope } from '../../access/key-store.ts'
import { bytes, int, json, nullable, placeholders, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { findAccount, insertAccount, listAccounts, updateAccount } from './accounts.ts'
import { closeAccount } from './close-account.ts'
import { keyUse, recordUses } from './key-usage.ts'

const keyRow = row({
  id: text,
  conta_id: text,
  nome: text,
  publico: text,
  hash: bytes,
  escopos: json<Scope[]>(),
  limite: int,
  criado_em: text,
  expira_em: nullable(text),
  revogada_em: nullable(text),
  ultimo_uso_em: nullable(text),
})

const SELECT = `SELECT ${keyRow.columns} FROM api_keys`

/** Accounts and API keys. */
export function createKeyReader(sql: SqlReader): KeyReader {
  return {
    findAccount: (id) => findAccount(sql, id),
    findKey: (publico) => sql.one(keyRow, `${SELECT} WHERE publico = $1`, [publico]),
    listKeys: (conta_id) =>
      conta_id === null
        ? sql.all(keyRow, `${SELECT} ORDER BY id`)
        : sql.all(keyRow, `${SELECT} WHERE conta_id = $1 ORDER BY id`, [conta_id]),
    keyOf: (owner, id) => findOwned(sql, owner, id),
    keyUse: (id, desde) => keyUse(sql, id, desde),
    listAccounts: (now) => listAccounts(sql, now),
  }
}

/** Accounts and API keys, on a connection that may write. */
export function createKeyStore(sql: Sql): KeyStore {
  return {
    ...createKeyReader(sql),
    createAccount: (account) => insertAccount(sql, account),
    changeAccount: (id, patch) => updateAccount(sql, id, patch),
    closeAccount: (id, now) => closeAccount(sql, id, now),
    createKey: (key) => insertKey(sql, key),
    changeKey: (owner, id, change) =>
      sql.transaction(async (tx) => {
        const before = await findOwned(tx, owner, id)
        if (before === null) return { refused: 'chave_inexistente' }
        const outcome = change(before)
        if ('done' in outcome) await updateKey(tx, outcome.done)
        return outcome
      }),
    recordUse: (uses) => recordUses(sql, uses),
  }
}

async function findOwned(sql: SqlReader, owner: KeyOwner, id: string): Promise<ApiKey | null> {
  const key = await sql.one(keyRow, `${SELECT} WHERE id = $1`, [id])
  return key === null || (owner !== null && key.conta_id !== owner) ? null : key
}

export async function insertKey(sql: Sql, key: ApiKey): Promise<void> {
  await sql.run(`INSERT INTO api_keys (${keyRow.columns}) VALUES (${placeholders(11)})`, [
    key.id,
    key.conta_id,
    key.nome,
    key.publico,
    key.hash,
    JSON.stringify(key.escopos),
    key.limite,
    key.criado_em,
    key.expira_em,
    key.revogada_em,
    key.ultimo_uso_em,
  ])
}

/** Stores what can change of a key. */
async function updateKey(
  tx: Sql,
  { id, nome, escopos, limite, expira_em, revogada_em }: ApiKey,
): Promise<void> {
  await tx.run(
    `UPDATE api_keys SET nome = $2, escopos = $3, limite = $4, expira_em = $5, revogada_em = $6
     WHERE id = $1`,
    [id, nome, JSON.stringify(escopos), limite, expira_em, revogada_em],
  )
}
