import { type ByteString, byteString, byteStringOf } from '../lib/text/byte-string.ts'
import type { RowReader, SqlValue } from './sql.ts'

/** How one column is read. */
export interface Column<T> {
  /** `value` is not NULL. */
  read(value: unknown): T
  /** Whether NULL is one of its values, read as null. */
  readonly isNullable?: boolean
  /** `table.column`, of a column of a table. */
  readonly origin?: string
}

/** How one column is read and written; both are exact opposites. */
export interface StoredColumn<T> extends Column<T> {
  /** `value` is not null. */
  write(value: T): SqlValue
}

type Columns = Record<string, Column<unknown>>

export type RecordOf<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name]['read']> }

/** Reads rows that have these columns; `columns` is their list for a SELECT. */
export interface TypedRow<T> extends RowReader<T> {
  readonly columns: string
  /** The same list where the table has this alias. */
  of(alias: string): string
  readonly names: readonly (keyof T & string)[]
}

/**
 * `row({ id: text, ativo: bool })` reads `{ id: string, ativo: boolean }`. An unexpected NULL throws:
 * otherwise it would be read as an empty text, 0 or false, and go unnoticed.
 */
export function row<C extends Columns>(columns: C): TypedRow<RecordOf<C>> {
  const names = Object.keys(columns) as (keyof C & string)[]
  const read: RowReader<RecordOf<C>> = (raw) => {
    const result: Partial<Record<keyof C, unknown>> = {}
    for (const name of names) result[name] = valueOf(name, columns[name]!, raw[name])
    return result as RecordOf<C>
  }
  const of = (alias: string) => names.map((name) => `${alias}.${name}`).join(', ')
  return Object.assign(read, { columns: names.join(', '), names, of })
}

function valueOf<T>(name: string, column: Column<T>, value: unknown): T | null {
  if (value !== null && value !== undefined) return column.read(value)
  if (column.isNullable === true) return null
  const what = value === null ? 'is NULL' : 'was not read'
  throw new TypeError(`The column ${column.origin ?? name} ${what}`)
}

export const text: StoredColumn<string> = { read: String, write: same }
/** A whole number; drivers give large ones as text. */
export const int: StoredColumn<number> = { read: Number, write: same }
export const real: StoredColumn<number> = { read: Number, write: same }
/** SQLite has 0 and 1. */
export const bool: StoredColumn<boolean> = {
  read: (value) => value === true || value === 1,
  write: same,
}
export const bytes: StoredColumn<Uint8Array> = {
  read: (value) => value as Uint8Array,
  write: same,
}
/** Only bound: what the dialect's `isAnyOf` looks in. */
export const list: StoredColumn<readonly string[]> = {
  read: (value) => value as readonly string[],
  write: same,
}
/** Text that a database returns as a string, or as UTF-8 bytes. */
export const utf8: Column<ByteString> = {
  read: (value) => (value instanceof Uint8Array ? byteStringOf(value) : byteString(String(value))),
}
/** A moment stored as ISO 8601 text. */
export const moment: StoredColumn<Date> = {
  read: (value) => new Date(String(value)),
  write: (value) => value.toISOString(),
}

/** Text limited to these values by the database. */
export const word = <Word extends string>(): StoredColumn<Word> => ({
  read: (value) => String(value) as Word,
  write: same,
})

const decoder = new TextDecoder()

/** JSON that this program wrote, or had the database write. */
export const json = <T>(): StoredColumn<T> => ({
  read: (value) =>
    JSON.parse(value instanceof Uint8Array ? decoder.decode(value) : String(value)) as T,
  write: (value) => JSON.stringify(value),
})

/** A column that is only read, through `read`. */
export const derived = <T>(read: (value: unknown) => T): Column<T> => ({ read })

export function nullable<T>(column: StoredColumn<T>): StoredColumn<T | null>
export function nullable<T>(column: Column<T>): Column<T | null>
export function nullable<T>(column: Column<T>): Column<T | null> {
  return { ...column, isNullable: true }
}

/** Reads no column: to check whether a row exists. */
export const present: RowReader<true> = () => true

function same(value: SqlValue): SqlValue {
  return value
}
