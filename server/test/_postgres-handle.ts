/*
 * Replaces store/sqlite/connection.ts and store/sqlite/changes.ts in the tests that also run on
 * PostgreSQL (vitest.config.ts). The tests are the same, but the store reads and writes a
 * PostgreSQL database of that archive. The embedded index stays in the folder of the archive.
 */
import type { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Changes } from '../src/lib/flow/changes.ts'
import { INDEX_VERSION } from '../engine/index.ts'
import { createPostgresHandle } from '../src/store/postgres/connection.ts'
import { postgresDialect } from '../src/store/postgres/dialect.ts'
import { columnTypes } from '../src/store/postgres/values.ts'
import type { Sql } from '../src/store/sql.ts'
import { createDatabase } from './_postgres.ts'

interface OpenDatabase extends AsyncDisposable {
  sql: Sql
}

const databases = new Map<string, Promise<OpenDatabase>>()

/** Drops what the tests of a file have opened. */
export async function dropDatabases(): Promise<void> {
  for (const database of databases.values()) await (await database)[Symbol.asyncDispose]()
  databases.clear()
}

/** Connections to the same archive share a database. */
export function createSqliteHandle(db: DatabaseSync): Sql {
  const path = db.location() ?? ''
  const opening = databases.get(path) ?? openDatabase()
  databases.set(path, opening)
  const handle = opening.then(({ sql }) => sql)
  return {
    dialect: postgresDialect,
    all: async (read, text, values) => (await handle).all(read, text, values),
    one: async (read, text, values) => (await handle).one(read, text, values),
    run: async (text, values) => (await handle).run(text, values),
    transaction: async (work) => (await handle).transaction(work),
    snapshot: async (work) => (await handle).snapshot(work),
  }
}

/** Always reports that everything may have changed. */
export function createChanges(): Changes {
  let asked = 0
  return { version: () => String(asked++) }
}

export function createContentChanges(): Changes {
  return createChanges()
}

export function createActChanges(): Changes {
  return createChanges()
}

async function openDatabase(): Promise<OpenDatabase> {
  const database = await createDatabase()
  const pool = new pg.Pool({
    connectionString: database.url,
    types: columnTypes,
    max: 4,
    pipeline: true,
    idleTimeoutMillis: 1_000,
    allowExitOnIdle: true,
  })
  pool.on('error', () => undefined)
  const sql = createPostgresHandle(pool, () => undefined)
  // The embedded index's data in the archive's own tables.
  await sql.run('CREATE TABLE search_index (id BIGINT PRIMARY KEY, version TEXT NOT NULL)')
  await sql.run('INSERT INTO search_index VALUES (1, $1)', [INDEX_VERSION])
  return {
    sql,
    async [Symbol.asyncDispose]() {
      await pool.end()
      await database[Symbol.asyncDispose]()
    },
  }
}
