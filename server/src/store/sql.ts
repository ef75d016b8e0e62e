/**
 * The database as the store sees it: one text for SQLite and PostgreSQL. Placeholders are `$1`, `$2`, …;
 * moments, numbers and truth values are made and read in TypeScript (store/rows.ts), never in SQL.
 */

/** What can be bound. A list stands where the dialect's `isAnyOf` takes one. */
export type SqlValue =
  | string
  | number
  | boolean
  | Uint8Array
  | readonly string[]
  | readonly number[]
  | null

/** A row as the driver gives it. */
type Row = Record<string, unknown>

/** Converts a row; made with `row` of store/rows.ts. */
export type RowReader<T> = (row: Row) => T

/** SQL texts that differ between databases. */
export interface Dialect {
  /**
   * A SELECT of one row with one column, `json`: the rows of `table` whose number `key` is in the list bound
   * at $1, in the order of that list, as a JSON array of objects, in text or in UTF-8. `fields` names the
   * expressions of an object. The database writes a page of search hits sooner than it hands over the rows.
   */
  rowsAsJson(table: string, key: string, fields: Record<string, string>): string
  /** A condition: `column` is one of the list bound at `placeholder`. */
  isAnyOf(column: string, placeholder: string): string
  /** An expression: the bytes of `column` as hexadecimal, in lower case. */
  hex(column: string): string
}

/** Reads, one statement at a time, or several of one snapshot. */
export interface SqlReader {
  readonly dialect: Dialect
  all<T>(read: RowReader<T>, text: string, values?: SqlValue[]): Promise<T[]>
  /** The first row; null without one. */
  one<T>(read: RowReader<T>, text: string, values?: SqlValue[]): Promise<T | null>
  /** Runs `work` on one snapshot of the database, whatever others write meanwhile. */
  snapshot<T>(work: (sql: SqlReader) => Promise<T>): Promise<T>
}

/** Writes, too. */
export interface Sql extends SqlReader {
  /** Gives how many rows it changed. */
  run(text: string, values?: SqlValue[]): Promise<number>
  /**
   * Runs `work` in one write transaction: everything in it is committed, or nothing when it throws. `work`
   * awaits only its own `sql`, because every other writer would wait for anything else. Within a
   * transaction it is a part of that one.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
}
