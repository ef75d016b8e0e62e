import { type ByteString, byteString, byteStringOf } from '../lib/byte-string.ts'
import type { RowReader } from './sql.ts'

/** Reads one column of a row. */
type Column<T> = (value: unknown) => T

type Columns = Record<string, Column<unknown>>

/** Reads rows that have these columns; `columns` is their list for a SELECT or an INSERT. */
export interface TypedRow<T> extends RowReader<T> {
  readonly columns: string
  readonly names: readonly (keyof T & string)[]
}

/** `row({ id: text, ativo: bool })` reads `{ id: string, ativo: boolean }`. */
export function row<C extends Columns>(
  columns: C,
): TypedRow<{ [Name in keyof C]: ReturnType<C[Name]> }> {
  const names = Object.keys(columns) as (keyof C & string)[]
  const read: RowReader<{ [Name in keyof C]: ReturnType<C[Name]> }> = (raw) => {
    const result: Partial<{ [Name in keyof C]: ReturnType<C[Name]> }> = {}
    for (const name of names) result[name] = columns[name]!(raw[name]) as ReturnType<C[typeof name]>
    return result as { [Name in keyof C]: ReturnType<C[Name]> }
  }
  return Object.assign(read, { columns: names.join(', '), names })
}

export const text: Column<string> = String
/** A whole number; drivers give large ones as text. */
export const int: Column<number> = Number
/** SQLite has 0 and 1. */
export const bool: Column<boolean> = (value) => value === true || value === 1
export const real: Column<number> = Number
export const bytes: Column<Uint8Array> = (value) => value as Uint8Array
/** Text that a database returns as text, or as its UTF-8. */
export const utf8: Column<ByteString> = (value) =>
  value instanceof Uint8Array ? byteStringOf(value) : byteString(String(value))
/** A moment stored as ISO 8601 text. */
export const moment: Column<Date> = (value) => new Date(String(value))

/** Text limited to these values by the database. */
export const word =
  <Word extends string>(): Column<Word> =>
  (value) =>
    String(value) as Word

const decoder = new TextDecoder()

/** JSON that this program wrote, or had the database write. */
export const json =
  <T>(): Column<T> =>
  (value) =>
    JSON.parse(value instanceof Uint8Array ? decoder.decode(value) : String(value)) as T

export const nullable =
  <T>(column: Column<T>): Column<T | null> =>
  (value) =>
    value == null ? null : column(value)

/** Placeholders for an INSERT of `count` values: `$1, $2, …`. */
export function placeholders(count: number): string {
  return Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ')
}

/** Reads no column: to check whether a row exists. */
export const present: RowReader<true> = () => true
