import type { ArchiveTransaction } from '../../service/act-changes/change-log.ts'
import { present } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { archiveChanges } from './tables.ts'

const transactionRow = archiveChanges.pick('seq', 'mark')

/** The last transaction that changed acts; null: none has yet. */
export function newestTransaction(sql: SqlReader): Promise<ArchiveTransaction | null> {
  const newest = `SELECT ${transactionRow.columns} FROM archive_changes ORDER BY seq DESC LIMIT 1`
  return sql.one(transactionRow, newest)
}

/** Whether this archive has the transaction. */
export async function hadTransaction(
  sql: SqlReader,
  { seq, mark }: ArchiveTransaction,
): Promise<boolean> {
  const known = 'SELECT 1 FROM archive_changes WHERE seq = $1 AND mark = $2'
  return (await sql.one(present, known, [seq, mark])) !== null
}
