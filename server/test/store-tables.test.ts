import { DatabaseSync } from 'node:sqlite'
import { afterAll } from 'vitest'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { migrate } from '../src/store/sqlite/migrate.ts'
import { type ColumnType, testTables } from './_store-tables.ts'

const db = new DatabaseSync(':memory:')
afterAll(() => db.close())
migrate(db)
db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON')
for (const { name } of db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all())
  db.exec(`DROP TRIGGER ${String(name)}`)

const columns = db
  .prepare(
    `SELECT t.name AS name, c.name AS column, c.type AS type, c."notnull" + c.pk AS filled
     FROM sqlite_schema t JOIN pragma_table_info(t.name) c
     WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE 'segment%'`,
  )
  .all()
  .map(({ name, column, type, filled }) => ({
    table: String(name),
    column: String(column),
    type: String(type) as ColumnType,
    isNullable: filled === 0,
  }))

testTables(() => ({ sql: createSqliteHandle(db), columns }))
