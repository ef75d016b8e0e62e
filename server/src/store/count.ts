import { onlyRow } from './only-row.ts'
import { int, row } from './rows.ts'
import type { SqlReader, SqlValue } from './sql.ts'

const countRow = row({ counted: int })

/** What a statement counts, as `counted`, for all its rows together. */
export async function readCount(
  sql: SqlReader,
  text: string,
  values: SqlValue[] = [],
): Promise<number> {
  return (await onlyRow(sql, countRow, text, values)).counted
}
