import type { RecordOf, StoredColumn } from './rows.ts'
import type { SqlValue } from './sql.ts'

export type StoredColumns = Record<string, StoredColumn<unknown>>

const NAMED = /(?<!:):([a-z]\w*)/gi

/** A statement with its values: what `run`, `one` and `all` of an Sql take. */
type Bound<T> = (record: T) => [text: string, values: SqlValue[]]

/**
 * A statement whose values have names: in `text`, `:name` stands for the value of that name, which is written as
 * `values` says. It is built once, where the module is loaded: keep what this returns.
 */
export function statement<C extends StoredColumns>(values: C, text: string): Bound<RecordOf<C>> {
  const names = Object.keys(values)
  const numbered = withNumbers(text, names)
  const taken = new Set(Array.from(text.matchAll(NAMED), ([, name]) => name))
  for (const name of names)
    if (!taken.has(name)) throw new TypeError(`The statement does not take ${name}`)
  return (record) => [numbered, valuesOf(values, names, record)]
}

/** The text with the place of each named value, `$1` for the first of `names`. */
export function withNumbers(text: string, names: readonly string[]): string {
  return text.replaceAll(NAMED, (_, name: string) => {
    const at = names.indexOf(name)
    if (at < 0) throw new TypeError(`There is no value ${name} here`)
    return `$${at + 1}`
  })
}

/** The values of a record in the order of `names`, as they are stored. */
export function valuesOf<C extends StoredColumns>(
  columns: C,
  names: readonly (keyof C & string)[],
  record: RecordOf<C>,
): SqlValue[] {
  return names.map((name) => stored(name, columns[name]!, record[name]))
}

function stored(name: string, column: StoredColumn<unknown>, value: unknown): SqlValue {
  if (value !== null && value !== undefined) return column.write(value)
  if (column.isNullable === true) return null
  throw new TypeError(`The column ${column.origin ?? name} must have a value`)
}
