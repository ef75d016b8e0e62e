import { afterAll, beforeAll, describe } from 'vitest'
import { bool, row, text, word } from '../src/store/rows.ts'
import type { Postgres } from '../src/store/postgres/open.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'
import { type ColumnType, type MadeColumn, testTables } from './_store-tables.ts'

/** Only the embedded search engine has these, for its own index. */
const EMBEDDED = ['index_rebuild', 'search_index']

const columnRow = row({ table: text, column: text, type: word<ColumnType>(), isNullable: bool })

const COLUMNS = `
  SELECT table_name AS table, column_name AS column, is_nullable = 'YES' AS "isNullable",
    CASE data_type WHEN 'bigint' THEN 'INTEGER' WHEN 'double precision' THEN 'REAL'
      WHEN 'text' THEN 'TEXT' WHEN 'bytea' THEN 'BLOB' END AS type
  FROM information_schema.columns
  WHERE table_schema = 'public' AND table_name NOT IN ('schema_migrations', 'request_windows', 'noted_writes')`

/** References, checks and triggers of all tables. */
const LET_IN = `
  DO $$ DECLARE it record; BEGIN
    FOR it IN SELECT conrelid::regclass AS name, conname FROM pg_constraint
      WHERE contype IN ('f', 'c') AND connamespace = 'public'::regnamespace
    LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', it.name, it.conname); END LOOP;
    FOR it IN SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
    LOOP EXECUTE format('ALTER TABLE %I DISABLE TRIGGER USER', it.name); END LOOP;
  END $$`

describe.runIf(hasPostgres('the tables of PostgreSQL'))('the tables of PostgreSQL', () => {
  let database: Postgres & AsyncDisposable
  let columns: MadeColumn[]
  beforeAll(async () => {
    database = await openTestPostgres()
    await database.sql.run(LET_IN)
    columns = await database.sql.all(columnRow, COLUMNS)
  })
  afterAll(() => database[Symbol.asyncDispose]())

  testTables(() => ({ sql: database.sql, columns }), EMBEDDED)
})
