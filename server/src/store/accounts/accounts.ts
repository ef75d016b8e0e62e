import type { Account, AccountSummary } from '../../access/key-store.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { statement } from '../statement.ts'
import { accounts } from './tables.ts'

const accountRow = accounts.pick('id', 'nome', 'email', 'criado_em')
const summaryRow = row({
  ...accountRow.shape,
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
export const insertAccount = accountRow.insert()

/** Null: as it is. */
const change = statement(
  { id: text, nome: nullable(text), email: nullable(text) },
  `UPDATE accounts SET nome = coalesce(:nome, nome), email = coalesce(:email, email)
   WHERE id = :id AND deleted_at IS NULL`,
)

export async function updateAccount(
  sql: Sql,
  id: string,
  { nome = null, email = null }: { nome?: string | null; email?: string | null },
): Promise<boolean> {
  return (await sql.run(...change({ id, nome, email }))) > 0
}
