import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { MOVED_TABLES } from '../src/store/move/tables.ts'

/** Puts a row into every table of an archive that has none; each holds what its constraints ask for. */
export function fillEveryTable(db: DatabaseSync): void {
  for (const table of MOVED_TABLES)
    if (db.prepare(`SELECT 1 FROM ${table}`).get() === undefined) addRow(db, table)
}

function addRow(db: DatabaseSync, table: string): void {
  const references = db.prepare(`PRAGMA foreign_key_list(${table})`).all()
  const columns = db.prepare(`PRAGMA table_info(${table})`).all()
  const checks = checksOf(db, table)
  const values = columns.map(({ name, type }): SQLInputValue => {
    const parent = references.find(({ from }) => from === name)
    if (parent !== undefined)
      return (
        db.prepare(`SELECT ${String(parent.to)} AS v FROM ${String(parent.table)}`).get()?.v ?? null
      )
    const allowed = checks.get(String(name))
    if (allowed !== undefined) return allowed
    switch (type) {
      case 'INTEGER':
        return 1n
      case 'REAL':
        return 0.1
      case 'BLOB':
        return new Uint8Array([0, 127, 255])
      default:
        return `texto 'ç' "${String(name)}" \\x41`
    }
  })
  const names = columns.map(({ name }) => String(name)).join(', ')
  db.prepare(`INSERT INTO ${table} (${names}) VALUES (${values.map(() => '?').join(', ')})`).run(
    ...values,
  )
}

/** The first value that `CHECK (column IN ('a', …))` allows. */
function checksOf(db: DatabaseSync, table: string): Map<string, string> {
  const made = db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(table)?.sql
  const found = String(made).matchAll(/CHECK \(\s*(\w+) IN \(\s*'([^']*)'/g)
  return new Map([...found].map(([, column, value]) => [column!, value!]))
}
