import { type RecordOf, type TypedRow, row } from './rows.ts'
import type { Sql } from './sql.ts'
import { type StoredColumns, statement, valuesOf, withNumbers } from './statement.ts'

type Name<C extends StoredColumns> = keyof C & string

/** Runs a statement with the values of a record; returns how many rows it changed. */
type Write<T> = (sql: Sql, record: T) => Promise<number>

/**
 * The columns of a table, declared once for reading and writing. Values are bound by column name, never by
 * position. Statements are built once: keep what `insert` and `update` return.
 */
export interface Table<C extends StoredColumns> extends TypedRow<RecordOf<C>> {
  readonly table: string
  readonly shape: C
  /** Some of the columns. */
  pick<Picked extends Name<C>>(...names: Picked[]): Table<Pick<C, Picked>>
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
  /**
   * Sets all other columns of the rows that have these keys. `condition`: what else must hold of them, from AND on;
   * `:column` stands for the value of a column.
   */
  update(keys: Name<C> | readonly Name<C>[], condition?: string): Write<RecordOf<C>>
}

export function table<C extends StoredColumns>(name: string, columns: C): Table<C> {
  const named = Object.entries(columns).map(([column, how]) => [
    column,
    { ...how, origin: how.origin ?? `${name}.${column}` },
  ])
  const shape = Object.fromEntries(named) as C
  const read = row(shape)
  const { names } = read
  const list = names.map((column) => `:${column}`).join(', ')

  function write(text: string): Write<RecordOf<C>> {
    const bound = statement(shape, text)
    return (sql, record) => sql.run(...bound(record))
  }

  function insertion(rest: string): string {
    const given = rest.startsWith('WHERE') ? `SELECT ${list}` : `VALUES (${list})`
    return `INSERT INTO ${name} (${read.columns}) ${given} ${rest}`
  }

  return Object.assign(read, {
    table: name,
    shape,
    pick: <Picked extends Name<C>>(...picked: Picked[]) =>
      table(
        name,
        Object.fromEntries(picked.map((column) => [column, shape[column]])) as Pick<C, Picked>,
      ),
    insert: (rest = '') => write(insertion(rest)),
    insertMany(rest = '') {
      const text = withNumbers(insertion(rest), names)
      const many = { table: name, columns: names, rest, text }
      return async (sql: Sql, record: RecordOf<C>) => {
        const values = valuesOf(shape, names, record)
        if (sql.gather) sql.gather(many, values)
        else await sql.run(text, values)
      }
    },
    insertReturning<T>(filled: TypedRow<T>) {
      const bound = statement(shape, insertion(`RETURNING ${filled.columns}`))
      return async (sql: Sql, record: RecordOf<C>) => (await sql.one(filled, ...bound(record)))! // the row that was written
    },
    update(keys: Name<C> | readonly Name<C>[], condition = '') {
      const key = new Set<Name<C>>(typeof keys === 'string' ? [keys] : keys)
      const equal = (columns: Iterable<string>) =>
        Array.from(columns, (name) => `${name} = :${name}`)
      const assigned = equal(names.filter((column) => !key.has(column))).join(', ')
      return write(`UPDATE ${name} SET ${assigned} WHERE ${equal(key).join(' AND ')} ${condition}`)
    },
  })
}
