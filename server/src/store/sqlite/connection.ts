import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { requestBudget } from '../../lib/flow/budget.ts'
import { createMutex } from '../../lib/flow/mutex.ts'
import type { Insertion, RowReader, Sql, SqlReader, SqlValue } from '../sql.ts'
import { sqliteDialect } from './dialect.ts'
import { isBusy, problemOf } from './errors.ts'

/** How long a transaction waits for other writers; none holds the lock for over 50 ms. */
const PATIENCE_MS = 10_000
/** Steps (lib/flow/budget.ts) for each statement, and for each row that it returns. */
const STATEMENT_STEPS = 50
const ROW_STEPS = 20
/** How soon it tries again, with growing pauses. */
const RETRY_MS = [1, 2, 5, 5, 10, 10, 15, 20, 25]

/**
 * A connection to SQLite behind the store's handle. Statements are prepared once. A transaction holds the
 * connection: others who share it wait until it has ended. Waiting for another connection's lock does not
 * block the thread, because the holder may be in the same thread.
 */
export function createSqliteHandle(db: DatabaseSync): Sql {
  const statements = new Map<string, StatementSync>()
  const insertions = new Map<Insertion, StatementSync>()
  /** Why the present transaction cannot be committed. */
  let failure: unknown = null
  const mutex = createMutex()

  function prepare(text: string): StatementSync {
    let statement = statements.get(text)
    if (statement === undefined) {
      statement = db.prepare(planOnce(placed(text)))
      statements.set(text, statement)
    }
    return statement
  }

  function prepareInsertion(insertion: Insertion): StatementSync {
    let statement = insertions.get(insertion)
    if (statement === undefined) {
      statement = db.prepare(placed(withoutUndo(insertion.text)))
      insertions.set(insertion, statement)
    }
    return statement
  }

  /** The handle within a transaction, and for single reads outside of one. */
  const direct: Sql = {
    dialect: sqliteDialect,
    async all<T>(read: RowReader<T>, text: string, values: SqlValue[] = []) {
      const rows = prepare(text).all(...values.map(bound))
      requestBudget.take(STATEMENT_STEPS + rows.length * ROW_STEPS)
      return rows.map((found) => read(found))
    },
    async one<T>(read: RowReader<T>, text: string, values: SqlValue[] = []) {
      requestBudget.take(STATEMENT_STEPS)
      const found = prepare(text).get(...values.map(bound))
      return found === undefined ? null : read(found)
    },
    async run(text, values = []) {
      return Number(prepare(text).run(...values.map(bound)).changes)
    },
    gather(insertion, values) {
      try {
        prepareInsertion(insertion).run(...values.map(bound))
      } catch (error) {
        failure = error
        throw error
      }
    },
    transaction: (work) => work(direct),
    snapshot: (work) => work(direct),
  }

  async function within<T>(begin: () => void | Promise<void>, work: () => Promise<T>): Promise<T> {
    return await mutex.hold(async () => {
      await begin()
      failure = null
      try {
        const result = await work()
        if (failure !== null) throw failure
        db.exec('COMMIT')
        return result
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw problemOf(error)
      }
    })
  }

  async function beginWriting(): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    for (let attempt = 0; ; attempt++) {
      try {
        // Single reads wait inside SQLite while it restores a log or changes a schema.
        db.exec('PRAGMA busy_timeout = 0; BEGIN IMMEDIATE')
        return
      } catch (error) {
        if (!isBusy(error) || performance.now() > until) throw error
      } finally {
        db.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}`)
      }
      await pause(RETRY_MS[attempt] ?? RETRY_MS.at(-1))
    }
  }

  const inTurn = <T>(work: () => Promise<T>) => (mutex.isHeld() ? mutex.hold(work) : work())
  const transaction: Sql['transaction'] = (work) => within(beginWriting, () => work(direct))

  return {
    dialect: sqliteDialect,
    all: (read, text, values) => inTurn(() => direct.all(read, text, values)),
    one: (read, text, values) => inTurn(() => direct.one(read, text, values)),
    run: (text, values) => transaction((sql) => sql.run(text, values)),
    transaction,
    snapshot: <T>(work: (sql: SqlReader) => Promise<T>) =>
      within(
        () => db.exec('BEGIN'),
        () => work(direct),
      ),
  }
}

/** With the placeholders of SQLite. */
function placed(text: string): string {
  return text.replace(/\$(\d+)/g, '?$1')
}

/**
 * For a LIMIT that is a bare parameter, SQLite plans again at each execution, which takes longer
 * than most reads.
 */
function planOnce(text: string): string {
  return text.replace(/\bLIMIT (\?\d+)/g, 'LIMIT $1 + 0')
}

/**
 * A row that cannot be written ends the transaction, which is undone as a whole. Told so, SQLite does not first copy
 * each page that the row's triggers let it change, so as to undo the row alone. It tells the triggers, too, so none of
 * them may say how it meets conflicts.
 */
function withoutUndo(insertion: string): string {
  return insertion.replace('INSERT', 'INSERT OR FAIL')
}

/** node:sqlite binds every number as REAL, unless it is a BigInt. */
function bound(value: SqlValue): SQLInputValue {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value
  if (typeof value === 'boolean') return BigInt(value)
  return isList(value) ? JSON.stringify(value) : value
}

function isList(value: SqlValue): value is readonly string[] | readonly number[] {
  return Array.isArray(value)
}
