/*
 * Every table of the archive is declared once, for reading and writing (store/<folder>/tables.ts). These
 * tests compare the declarations with the database that the migrations make.
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import type { StoredColumn } from '../src/store/rows.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { migrate } from '../src/store/sqlite/migrate.ts'
import type { Table } from '../src/store/table.ts'

type AnyTable = Table<Record<string, StoredColumn<unknown>>>

/** Written by triggers, filled from other tables by one statement, or only incremented. */
const UNDECLARED = [
  'alert_changes',
  'alert_mail_queue',
  'edition_sections',
  'index_rebuild_changes',
  'monitor_progress',
  'webhook_changes',
  'write_probe',
]

const STORE = join(import.meta.dirname, '../src/store')
const modules = globSync('**/tables.ts', { cwd: STORE })
const exported = await Promise.all(
  modules.map(async (file) => Object.values((await import(join(STORE, file))) as object)),
)
const tables = exported
  .flat()
  .filter(isTable)
  .toSorted((a, b) => (a.table < b.table ? -1 : 1))

const db = new DatabaseSync(':memory:')
migrate(db)
// Allows arbitrary values, without the rows that they refer to.
db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON')
for (const { name } of db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'trigger'`).all())
  db.exec(`DROP TRIGGER ${String(name)}`)
afterAll(() => db.close())

test('every table is declared once', () => {
  const made = db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('segment') && !UNDECLARED.includes(name))
  expect(tables.map(({ table }) => table)).toEqual(made.toSorted())
})

describe.each(tables.map((table) => [table.table, table] as const))('%s', (name, table) => {
  test('has the declared columns, and NULL where it is declared', () => {
    const found = columnsOf(name).map(({ column, isNullable }) => `${column} ${isNullable}`)
    const declared = Object.entries(table.shape).map(
      ([column, { isNullable = false }]) => `${column} ${isNullable}`,
    )
    expect(declared.toSorted()).toEqual(found.toSorted())
  })

  test('stores each value in the column of its name', async () => {
    const sql = createSqliteHandle(db)
    const insert = table.insert()
    const rows = fc.record(
      Object.fromEntries(
        columnsOf(name).map(({ column, type }) => [column, storedBy(table.shape[column]!, type)]),
      ),
    )
    await fc.assert(
      fc.asyncProperty(rows, async (stored) => {
        db.exec(`DELETE FROM ${name}`)
        await insert(sql, table(stored))
        const [found] = db.prepare(`SELECT * FROM ${name}`).all()
        expect(found).toEqual(stored)
      }),
      { numRuns: 20 },
    )
  })
})

function columnsOf(table: string) {
  return db
    .prepare('SELECT name, type, "notnull", pk FROM pragma_table_info(?)')
    .all(table)
    .map(({ name, type, notnull, pk }) => ({
      column: String(name),
      type: String(type),
      isNullable: notnull === 0 && pk === 0,
    }))
}

/** Values of a column in their stored form. */
function storedBy(column: StoredColumn<unknown>, type: string): fc.Arbitrary<unknown> {
  const value = valuesOf(column, type)
  return column.isNullable === true ? fc.option(value) : value
}

function valuesOf(column: StoredColumn<unknown>, type: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'INTEGER':
      return isKept(column, 2) ? fc.maxSafeNat() : fc.constantFrom(0, 1)
    case 'REAL':
      return fc.double({ noNaN: true, min: 0.1, max: 0.9 })
    case 'BLOB':
      return fc.uint8Array({ minLength: 1 })
    default: {
      const samples = fc.constantFrom(...TEXTS.filter((sample) => isKept(column, sample)))
      return samples.chain((sample) => fc.nat(9).map((n) => sample.replace('9', String(n))))
    }
  }
}

/** Plain text, a list, filters, a moment. */
const TEXTS = [
  'texto 9',
  '["9"]',
  JSON.stringify({ ...NO_FILTER, orgaos: ['9'] }),
  '2026-11-19T00:00:00.000Z',
]

function isKept(column: StoredColumn<unknown>, value: unknown): boolean {
  try {
    return column.write(column.read(value)) === value
  } catch {
    return false
  }
}

function isTable(value: unknown): value is AnyTable {
  return typeof value === 'function' && 'table' in value && 'shape' in value
}
