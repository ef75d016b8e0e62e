import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrations, runMigration } from '../server/src/store/sqlite/migrate.ts'

/* Writes what the first migrations make of an empty file. Argument: how many. */

const FILE = join(import.meta.dirname, '../server/src/store/sqlite/baseline.sql')
const last = Number(process.argv[2])
const files = migrations().slice(0, last)
if (!Number.isInteger(last) || files.length !== last) {
  throw new Error('npm run baseline -- NUMBER: that of the last migration that no longer changes')
}

using db = new DatabaseSync(':memory:')
files.forEach((_, applied) => runMigration(db, files, applied))
const parts = [
  `-- What migrations 1 to ${last} make of an empty file: a new archive begins here. Written by: npm run baseline -- ${last}`,
  ...statements(),
  ...firstRows(),
  `PRAGMA user_version = ${last};\n`,
]
writeFileSync(FILE, parts.join('\n\n'))

function statements(): string[] {
  return db
    .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ sql }) => `${String(sql)};`)
}

function firstRows(): string[] {
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
  return tables.flatMap(({ name }) => rowsOf(String(name)))
}

function rowsOf(table: string): string[] {
  const rows = db.prepare(`SELECT * FROM ${table}`).all()
  return rows.map((row) => {
    const values = Object.values(row).map((value) => JSON.stringify(value))
    return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')});`
  })
}
