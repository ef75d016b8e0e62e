import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { migrate, migrations, runMigration } from './migrate.ts'

test.each(['../migrations', '../postgres/migrations'])(
  '%s are numbered from 1, each number once, which fixes their order',
  (folder) => {
    const files = readdirSync(join(import.meta.dirname, folder)).toSorted()
    const numbers = files.map((name) => /^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1])
    expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')))
  },
)

test('a new archive is what all migrations make', () => {
  using quick = new DatabaseSync(':memory:')
  migrate(quick)
  using slow = new DatabaseSync(':memory:')
  const files = migrations()
  files.forEach((_, applied) => runMigration(slow, files, applied))
  expect(contentOf(quick)).toEqual(contentOf(slow))
})

/** A new archive took five times as long when 29 migrations followed the baseline. */
test('few migrations follow the baseline: else run npm run baseline', () => {
  const baseline = readFileSync(join(import.meta.dirname, 'baseline.sql'), 'utf8')
  const covered = Number(/PRAGMA user_version = (\d+)/.exec(baseline)?.[1])
  expect(migrations().length - covered).toBeLessThan(10)
})

/** Rows of acts are inserted with a policy of their own, which SQLite puts in the place of any that a trigger has. */
test('no trigger says how it meets conflicts', () => {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all()
  const having = triggers.filter(({ sql }) =>
    /\bOR (?:REPLACE|IGNORE|FAIL|ABORT|ROLLBACK)\b/i.test(String(sql)),
  )
  expect(having.map(({ name }) => name)).toEqual([])
})

/** The schema, and all rows. */
function contentOf(db: DatabaseSync): unknown {
  const schema = db
    .prepare(
      "SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all()
  const tables = schema.filter(({ type }) => type === 'table')
  const rows = tables.map(({ name }) => db.prepare(`SELECT * FROM ${String(name)}`).all())
  return { schema, rows, version: db.prepare('PRAGMA user_version').get() }
}
