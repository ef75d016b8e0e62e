import type { RowReader, SqlReader, SqlValue } from './sql.ts'

/** The row of a statement that always has one: of aggregates, or without FROM. */
export async function onlyRow<T>(
  sql: SqlReader,
  read: RowReader<T>,
  text: string,
  values: SqlValue[] = [],
): Promise<T> {
  const found = await sql.one(read, text, values)
  if (found === null) throw new Error(`No row: ${text}`)
  return found
}
