import type { Account, AccountSummary } from '../../access/key-store.ts'
import { int, placeholders, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'

const account = { id: text, nome: text, email: text, criado_em: text }

const accountRow = row(account)
const summaryRow = row({
  ...account,
  pessoas: int,
  chaves_ativas: int,
  webhooks: int,
  alertas: int,
})

export function findAccount(sql: SqlReader, id: string): Promise<Account | null> {
  return sql.one(
    accountRow,
    `SELECT ${accountRow.columns} FROM accounts WHERE id = $1 AND deleted_at IS NULL`,
    [id],
  )
}

export function listAccounts(sql: SqlReader, now: Date): Promise<AccountSummary[]> {
  const count = (table: string, condition = '') =>
    `(SELECT count(*) FROM ${table} WHERE ${table}.conta_id = accounts.id ${condition})`
  const active = 'AND revogada_em IS NULL AND (expira_em IS NULL OR expira_em > $1)'
  return sql.all(
    summaryRow,
    `SELECT ${accountRow.columns}, ${count('people')} AS pessoas,
       ${count('api_keys', active)} AS chaves_ativas,
       ${count('webhooks', 'AND deleted_at IS NULL')} AS webhooks, ${count('alerts')} AS alertas
     FROM accounts WHERE deleted_at IS NULL ORDER BY id`,
    [now.toISOString()],
  )
}

/** Stores an account, inside the caller's transaction if there is one. */
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

export async function updateAccount(
  sql: Sql,
  id: string,
  { nome = null, email = null }: { nome?: string | null; email?: string | null },
): Promise<boolean> {
  const changed = await sql.run(
    'UPDATE accounts SET nome = coalesce($1, nome), email = coalesce($2, email) WHERE id = $3 AND deleted_at IS NULL',
    [nome, email, id],
  )
  return changed > 0
}
