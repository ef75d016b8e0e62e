import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { moveMarks } from '../move/marks.ts'
import { MOVED_TABLES, type MovedTable, type RowBatch } from '../move/tables.ts'
import type { MoveTarget } from '../move/target.ts'
import { int, text } from '../rows.ts'
import { table as declared } from '../table.ts'
import { createSqliteHandle } from './connection.ts'

/** Where SQLite keeps the highest number used in each table that never reuses numbers. */
const continueAt = declared('sqlite_sequence', { name: text, seq: int }).insert()

/** An archive on this machine, which gets that of a shared database. Nobody else has opened it. */
export function createArchiveTarget(db: DatabaseSync): MoveTarget {
  // Whether all references hold is asked at the end, of all rows.
  db.exec('PRAGMA foreign_keys = OFF')
  const sql = createSqliteHandle(db)
  return {
    async begin(state) {
      if (isMoveBegun(db)) return await moveMarks.expectState(sql, state)
      await sql.transaction(async (tx) => {
        await moveMarks.begin(tx, state)
        // Rows that migrations insert: the other database has the same.
        for (const table of MOVED_TABLES.toReversed()) await tx.run(`DELETE FROM ${table}`)
      })
    },
    after: (table) => moveMarks.after(sql, table),
    add: (table, batch) =>
      sql.transaction(async (tx) => {
        addRows(db, table, batch)
        await moveMarks.advance(tx, table, batch.last, batch.count)
      }),
    count: async (table) => Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n),
    async setNumber(table, highest) {
      await sql.transaction(async (tx) => {
        await tx.run('DELETE FROM sqlite_sequence WHERE name = $1', [table])
        await continueAt(tx, { name: table, seq: highest })
      })
    },
    async finish() {
      const broken = db.prepare('PRAGMA foreign_key_check').get()
      if (broken !== undefined) throw new Error(`A row of ${String(broken.table)} refers to none`)
      await moveMarks.end(sql)
      const ended = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      if (ended?.busy !== 0) throw new Error('Another program has the archive open')
    },
  }
}

/** Whether an archive is a copy that has not ended. */
export function isMoveBegun(db: DatabaseSync): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'moving'").get() !== undefined
}

function addRows(db: DatabaseSync, table: MovedTable, { columns, rows }: RowBatch): void {
  const types = typesOf(db, table)
  const named = columns.map((column) => `:${column}`).join(', ')
  // Values are bound by name.
  const insert = db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) SELECT ${named}`)
  for (const row of JSON.parse(rows) as Record<string, string | number | null>[])
    insert.run(
      Object.fromEntries(
        columns.map((column) => [column, stored(row[column]!, types.get(column))]),
      ),
    )
}

function typesOf(db: DatabaseSync, table: MovedTable): Map<string, string> {
  const found = db.prepare(`PRAGMA table_info(${table})`).all()
  return new Map(found.map(({ name, type }) => [String(name), String(type)]))
}

/** Of the other database's JSON: bytes are hexadecimal, and whole numbers must not become reals. */
function stored(value: string | number | null, type: string | undefined): SQLInputValue {
  if (type === 'BLOB' && typeof value === 'string') return Buffer.from(value.slice(2), 'hex')
  return type === 'INTEGER' && typeof value === 'number' ? BigInt(value) : value
}
