import type { Account, KeyReader, KeyStore, Scope } from '../../access/key-store.ts'
import { bytes, int, json, nullable, placeholders, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'

const accountRow = row({ id: text, nome: text, email: text, criado_em: text })

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

/** Accounts and API keys. */
export function createKeyReader(sql: SqlReader): KeyReader {
  return {
    findAccount: (id) =>
      sql.one(accountRow, `SELECT ${accountRow.columns} FROM accounts WHERE id = $1`, [id]),
    findKey: (publico) =>
      sql.one(keyRow, `SELECT ${keyRow.columns} FROM api_keys WHERE publico = $1`, [publico]),
    listKeys: (conta_id) =>
      conta_id === null
        ? sql.all(keyRow, `SELECT ${keyRow.columns} FROM api_keys ORDER BY id`)
        : sql.all(
            keyRow,
            `SELECT ${keyRow.columns} FROM api_keys WHERE conta_id = $1 ORDER BY id`,
            [conta_id],
          ),
  }
}

/** Accounts and API keys, on a connection that may write. */
export function createKeyStore(sql: Sql): KeyStore {
  return {
    ...createKeyReader(sql),
    createAccount: (account) => insertAccount(sql, account),
    async createKey(key) {
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
    },
    async revokeKey(id, revogada_em) {
      const revoke = 'UPDATE api_keys SET revogada_em = coalesce(revogada_em, $1) WHERE id = $2'
      return (await sql.run(revoke, [revogada_em, id])) > 0
    },
    recordUse: (uses) =>
      sql.transaction(async (tx) => {
        for (const { id, ultimo_uso_em } of uses)
          await tx.run(
            `UPDATE api_keys SET ultimo_uso_em = $1
             WHERE id = $2 AND (ultimo_uso_em IS NULL OR ultimo_uso_em < $1)`,
            [ultimo_uso_em, id],
          )
      }),
  }
}

/** Stores an account, inside the caller's transaction where there is one. */
export async function insertAccount(
  sql: Sql,
  { id, nome, email, criado_em }: Account,
): Promise<void> {
  await sql.run(`INSERT INTO accounts (${accountRow.columns}) VALUES (${placeholders(4)})`, [
    id,
    nome,
    email,
    criado_em,
  ])
}
