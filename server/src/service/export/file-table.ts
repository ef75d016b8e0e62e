import type { ColumnType } from '../../gazette/rows/columns/row-column.ts'

/** A column of a file with a table. */
export interface FileColumn<Row> {
  name: string
  type: ColumnType
  mayLack: boolean
  /** As JSON has it: what is absent is null, a date is YYYY-MM-DD. */
  value(row: Row): unknown
}

/** A table as files have it. */
export interface FileTable<Row> {
  name: string
  columns: FileColumn<Row>[]
  /** A row of JSON Lines. */
  object(row: Row): object
}

/** The text of a value; lists and objects are JSON, null is empty. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
