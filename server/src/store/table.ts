import { type RecordOf, type StoredColumn, type TypedRow, row } from './rows.ts'
import type { Sql, SqlValue } from './sql.ts'

type Columns = Record<string, StoredColumn<unknown>>

/** Runs a statement with the values of a record; returns how many rows it changed. */
type Write<T> = (sql: Sql, record: T) => Promise<number>

/**
 * The columns of a table, declared once for reading and writing. Values are bound by column name, never by
 * position. Statements are built once: keep what `insert` and `update` return.
 */
export interface Table<C extends Columns> extends TypedRow<RecordOf<C>> {
  readonly table: string
  readonly shape: C
  /** Some of the columns. */
  pick<Name extends keyof C & string>(...names: Name[]): Table<Pick<C, Name>>
  /**
   * Writes a row; columns that are not picked get their defaults. `rest` is the end of the statement, such as
   * an ON CONFLICT clause. If it begins with WHERE, the row is written only if that holds; `:column` stands
   * for the value of a column.
   */
  insert(rest?: string): Write<RecordOf<C>>
  /**
   * Writes a row before the transaction reads anything; the database may get many rows with one
   * statement. `rest`: an ON CONFLICT clause. No row may conflict with one of the same transaction,
   * unless nothing is done then.
   */
  insertMany(rest?: string): (sql: Sql, record: RecordOf<C>) => Promise<void>
  /** Writes a row, and returns what the database filled other columns with. */
  insertReturning<T>(filled: TypedRow<T>): (sql: Sql, record: RecordOf<C>) => Promise<T>
  /** Sets all other columns of the row with this key. */
  update(key: keyof C & string): Write<RecordOf<C>>
}

export function table<C extends Columns>(name: string, columns: C): Table<C> {
  const named = Object.entries(columns).map(([column, how]) => [
    column,
    { ...how, origin: how.origin ?? `${name}.${column}` },
  ])
  const shape = Object.fromEntries(named) as C
  const read = row(shape)
  const { names } = read
  const list = names.map(numberOf).join(', ')

  function numberOf(column: string): string {
    const at = names.indexOf(column)
    if (at < 0) throw new TypeError(`${name} has no column ${column} here`)
    return `$${at + 1}`
  }

  function valuesOf(record: RecordOf<C>): SqlValue[] {
    return names.map((column) => bound(shape[column]!, record[column]))
  }

  function write(text: string): Write<RecordOf<C>> {
    return (sql, record) => sql.run(text, valuesOf(record))
  }

  function insertion(rest: string): string {
    const given = rest.startsWith('WHERE') ? `SELECT ${list}` : `VALUES (${list})`
    const after = rest.replaceAll(/:(\w+)/g, (_, column: string) => numberOf(column))
    return `INSERT INTO ${name} (${read.columns}) ${given} ${after}`
  }

  return Object.assign(read, {
    table: name,
    shape,
    pick: <Name extends keyof C & string>(...picked: Name[]) =>
      table(
        name,
        Object.fromEntries(picked.map((column) => [column, shape[column]])) as Pick<C, Name>,
      ),
    insert: (rest = '') => write(insertion(rest)),
    insertMany(rest = '') {
      const many = { table: name, columns: names, rest, text: insertion(rest) }
      const writeOne = write(many.text)
      return async (sql: Sql, record: RecordOf<C>) => {
        if (sql.gather) sql.gather(many, valuesOf(record))
        else await writeOne(sql, record)
      }
    },
    insertReturning<T>(filled: TypedRow<T>) {
      const text = insertion(`RETURNING ${filled.columns}`)
      return async (sql: Sql, record: RecordOf<C>) =>
        (await sql.one(filled, text, valuesOf(record)))! // the row that was written
    },
    update(key: keyof C & string) {
      const set = names.filter((column) => column !== key)
      const assigned = set.map((column) => `${column} = ${numberOf(column)}`).join(', ')
      return write(`UPDATE ${name} SET ${assigned} WHERE ${key} = ${numberOf(key)}`)
    },
  })
}

function bound(column: StoredColumn<unknown>, value: unknown): SqlValue {
  if (value !== null && value !== undefined) return column.write(value)
  if (column.isNullable === true) return null
  throw new TypeError(`The column ${column.origin} must have a value`)
}
