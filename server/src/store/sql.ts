/**
 * The database as the store sees it: one text for SQLite and PostgreSQL. Placeholders are `$1`,
 * `$2`, …; TypeScript (store/rows.ts) converts moments, numbers and truth values, never SQL.
 */

/** The values that can be bound. A list stands where the dialect's `isAnyOf` takes one. */
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
   * A SELECT of one row with one column, `json`: the rows of `table` whose number `key` is in the
   * list bound at $1, in the order of that list, as a JSON array of objects, in text or in UTF-8.
   * `fields` names the expressions of an object. The database serializes a page of search hits
   * faster than it returns the rows.
   */
  rowsAsJson(table: string, key: string, fields: Record<string, string>): string
  /** A condition: `column` is one of the list bound at `placeholder`. */
  isAnyOf(column: string, placeholder: string): string
  /** A condition: the text `column` has one of the list bound at `placeholder` within it. */
  hasAnyOf(column: string, placeholder: string): string
  /**
   * What stands behind FROM: a JSON array, bound as text, whose elements are arrays, as rows of `place`, from 0
   * on, and `value`. `value ->> 0` is the first element in text.
   */
  listed(placeholder: string): string
  /** An expression: how many elements `column` has, a JSON array in text. */
  lengthOf(column: string): string
  /** An expression: the bytes of `column` as hexadecimal, in lower case. */
  hex(column: string): string
  /**
   * What stands behind FROM, as `c`: the `columns` of one of the tables of sums of contracts (ADR 129), and `soma`.
   * `isOwn`: the table has no totals in common.
   */
  contractSums(table: string, columns: string, isOwn: boolean): string
  /** Adds some of what writers have noted to those sums; it returns how many, `noted`. Null: they are always added up. */
  readonly addUpContracts: string | null
}

/** Reads: one statement at a time, or several on one snapshot. */
export interface SqlReader {
  readonly dialect: Dialect
  all<T>(read: RowReader<T>, text: string, values?: SqlValue[]): Promise<T[]>
  /** The first row; null if there is none. */
  one<T>(read: RowReader<T>, text: string, values?: SqlValue[]): Promise<T | null>
  /** Runs `work` on one snapshot of the database, whatever others write meanwhile. */
  snapshot<T>(work: (sql: SqlReader) => Promise<T>): Promise<T>
  /**
   * Before `work` waits for anything but statements: the snapshot holds nothing meanwhile, and its next
   * statement begins another. Absent where a snapshot keeps nothing from others.
   */
  readonly rest?: () => Promise<void>
}

/** How rows of a table are written: `text` writes one, and `rest` is its end. */
export interface Insertion {
  readonly table: string
  readonly columns: readonly string[]
  readonly rest: string
  readonly text: string
}

/** Reads and writes. */
export interface Sql extends SqlReader {
  /**
   * Takes a row to write before the next statement or the end of the transaction, perhaps with others of its kind. If
   * it cannot be written, nothing of the transaction is. Absent outside of one.
   */
  readonly gather?: (insertion: Insertion, values: SqlValue[]) => void
  /** Returns how many rows it changed. */
  run(text: string, values?: SqlValue[]): Promise<number>
  /**
   * Runs `work` in one write transaction: everything in it is committed, or nothing when it throws.
   * `work` may await only its own `sql`: every other writer waits for it meanwhile. Inside a
   * transaction, it joins that one.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
}
