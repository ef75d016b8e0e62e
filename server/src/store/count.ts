import { int, row } from './rows.ts'
import type { SqlReader, SqlValue } from './sql.ts'

const countRow = row({ counted: int })

/** What a statement counts, as `counted`, for all its rows together. */
export async function readCount(
  sql: SqlReader,
  text: string,
  values: SqlValue[] = [],
): Promise<number> {
  const found = await sql.one(countRow, text, values)
  return found!.counted // an aggregate: always one row
}
