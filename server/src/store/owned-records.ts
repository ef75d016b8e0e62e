import { readCount } from './count.ts'
import { present } from './rows.ts'
import type { SqlReader } from './sql.ts'
import type { StoredColumns } from './statement.ts'
import type { Table } from './table.ts'

/**
 * The records of accounts in a table that has `id` and `conta_id`. `alive`: what holds of those that are not deleted,
 * from AND on.
 */
export function ownedRecords<C extends StoredColumns>(table: Table<C>, alive = '') {
  const from = `FROM ${table.table} WHERE conta_id = $1 ${alive}`
  const byId = `SELECT ${table.columns} ${from} AND id = $2`
  const all = `SELECT ${table.columns} ${from} ORDER BY id`
  const count = `SELECT count(*) AS counted ${from}`
  return {
    /** Null when the account has no such record. */
    find: (sql: SqlReader, conta_id: string, id: string) => sql.one(table, byId, [conta_id, id]),
    /** The oldest first. */
    list: (sql: SqlReader, conta_id: string) => sql.all(table, all, [conta_id]),
    count: (sql: SqlReader, conta_id: string) => readCount(sql, count, [conta_id]),
  }
}

interface Keyed {
  id: string
  conta_id: string
  chave: string | null
}

/** The same where records may have a `chave`: the name by which the configuration of an account knows them. */
export function keyedRecords<C extends StoredColumns>(table: Table<C>, alive = '') {
  const having = `FROM ${table.table} WHERE conta_id = $1 AND chave = $2 ${alive}`
  const byKey = `SELECT ${table.columns} ${having}`
  const other = `SELECT 1 ${having} AND id <> $3`
  return {
    ...ownedRecords(table, alive),
    findByKey: (sql: SqlReader, { conta_id, chave }: Pick<Keyed, 'conta_id' | 'chave'>) =>
      sql.one(table, byKey, [conta_id, chave]),
    /** Whether another record of the account has the same one. */
    isKeyTaken: async (sql: SqlReader, { id, conta_id, chave }: Keyed): Promise<boolean> =>
      chave !== null && (await sql.one(present, other, [conta_id, chave, id])) !== null,
  }
}
