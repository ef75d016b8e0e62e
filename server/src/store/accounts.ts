import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Account, ApiKey, Escopo, KeyStore } from '../access/key-store.ts'
import { transaction } from './database.ts'

/** Accounts and API keys, on a connection that may write. */
export function createKeyStore(db: DatabaseSync): KeyStore {
  const byPublicPart = db.prepare('SELECT * FROM api_keys WHERE publico = ?')
  const dataVersion = db.prepare('PRAGMA data_version')
  return {
    createAccount({ id, nome, email, criado_em }) {
      db.prepare('INSERT INTO accounts VALUES (?, ?, ?, ?)').run(id, nome, email, criado_em)
    },
    findAccount(id) {
      const row = db.prepare('SELECT * FROM accounts WHERE id = ?').get(id)
      return row ? (row as unknown as Account) : null
    },
    createKey(key) {
      db.prepare(
        `INSERT INTO api_keys (id, conta_id, nome, publico, hash, escopos, limite, criado_em, expira_em)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        key.id,
        key.conta_id,
        key.nome,
        key.publico,
        key.hash,
        JSON.stringify(key.escopos),
        BigInt(key.limite),
        key.criado_em,
        key.expira_em,
      )
    },
    findKey(publico) {
      const row = byPublicPart.get(publico)
      return row ? keyFromRow(row) : null
    },
    listKeys(conta_id) {
      return db
        .prepare('SELECT * FROM api_keys WHERE ?1 IS NULL OR conta_id = ?1 ORDER BY id')
        .all(conta_id)
        .map(keyFromRow)
    },
    revokeKey(id, revogada_em) {
      const revoke = db.prepare(
        'UPDATE api_keys SET revogada_em = coalesce(revogada_em, ?) WHERE id = ?',
      )
      return Number(revoke.run(revogada_em, id).changes) > 0
    },
    recordUse(uses) {
      const record = db.prepare(
        `UPDATE api_keys SET ultimo_uso_em = ?1
         WHERE id = ?2 AND (ultimo_uso_em IS NULL OR ultimo_uso_em < ?1)`,
      )
      transaction(db, () => {
        for (const { id, ultimo_uso_em } of uses) record.run(ultimo_uso_em, id)
      })
    },
    dataVersion() {
      return Number(dataVersion.get()?.data_version)
    },
  }
}

function keyFromRow(row: Record<string, SQLOutputValue>): ApiKey {
  const escopos: Escopo[] = JSON.parse(String(row.escopos))
  return { ...(row as unknown as ApiKey), escopos }
}
