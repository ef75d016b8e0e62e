import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockingStatements, statementsOf } from './_blocking-statements.ts'

const FOLDER = join(import.meta.dirname, '../src/store/postgres/migrations')
/** The last file from before this rule: no release with a cluster had its tables. */
const LAST_BEFORE = '0041'

test.each([
  'CREATE INDEX a ON deliveries (seq);',
  'CREATE UNIQUE INDEX a\n  ON deliveries (seq)',
  'DROP INDEX deliveries_due;',
  'ALTER TABLE deliveries DROP COLUMN tipo',
  'ALTER TABLE deliveries RENAME COLUMN tipo TO kind',
  'ALTER TABLE deliveries ALTER COLUMN seq TYPE TEXT',
  'ALTER TABLE deliveries ALTER seq SET NOT NULL',
  'ALTER TABLE deliveries ADD CONSTRAINT one UNIQUE (seq)',
  'ALTER TABLE deliveries ADD PRIMARY KEY (seq)',
  'ALTER TABLE deliveries ADD CONSTRAINT one CHECK (seq > 0)',
  'ALTER TABLE deliveries ADD COLUMN at TIMESTAMPTZ DEFAULT clock_timestamp()',
  'ALTER TABLE deliveries ADD COLUMN n BIGINT GENERATED ALWAYS AS IDENTITY',
  'ALTER TABLE deliveries ADD COLUMN n BIGINT REFERENCES events (seq)',
  'UPDATE deliveries SET seq = 1',
  'LOCK TABLE deliveries',
])('%s blocks those who serve', (sql) => {
  expect(blockingStatements(sql)).toHaveLength(1)
})

test.each([
  'CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON deliveries (seq);',
  'CREATE TABLE t (a BIGINT CHECK (a > 0)); CREATE INDEX a ON t (a); ALTER TABLE t ADD UNIQUE (a);',
  "ALTER TABLE deliveries ADD COLUMN tipo TEXT NOT NULL DEFAULT 'x'",
  'ALTER TABLE deliveries ADD COLUMN n BIGINT',
  'ALTER TABLE deliveries ADD CONSTRAINT one CHECK (seq > 0) NOT VALID',
  'ALTER TABLE deliveries ADD CONSTRAINT one UNIQUE USING INDEX a',
  '-- DROP TABLE deliveries;\nSELECT 1',
  "-- The subscriber's. CREATE TABLE t (a TEXT);\nCREATE TABLE t (a TEXT CHECK (a IN ('--')));\nCREATE INDEX a ON t (a)",
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DELETE FROM deliveries; END $$ LANGUAGE plpgsql',
])('%s does not', (sql) => {
  expect(blockingStatements(sql)).toEqual([])
})

test('no migration of PostgreSQL blocks processes that serve', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  const found = files
    .filter((name) => name.slice(0, 4) > LAST_BEFORE && !name.endsWith('-contract.sql'))
    .flatMap((name) =>
      blockingStatements(readFileSync(join(FOLDER, name), 'utf8')).map((one) => [name, one]),
    )
  expect(found).toEqual([])
})

test('an index is built concurrently by a file that has nothing else', () => {
  for (const name of readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))) {
    const statements = statementsOf(readFileSync(join(FOLDER, name), 'utf8'))
    const isConcurrent = statements.some((one) => one.includes(' CONCURRENTLY '))
    expect([name, isConcurrent]).toEqual([name, name.endsWith('-concurrently.sql')])
    if (isConcurrent) expect(statements).toEqual([expect.stringContaining(' IF NOT EXISTS ')])
  }
})
