import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const SETTING = 'ARAUTO_DATABASE_URL'

/** An arbitrary number, the same for every process. */
const LOCK = 20_230_320

/** A migration that removes something that an older program needs; it ships a release later. */
const CONTRACT = /-contract\.sql$/
/** A migration of one statement that builds an index while others write; no transaction can hold it. */
const CONCURRENT = /-concurrently\.sql$/
/** How often to ask for the lock. */
const ASK_MS = 200

/**
 * Applies missing migrations: numbered SQL files, append-only, each in a transaction together with
 * its number, except those that build an index concurrently. One process at a time does so; the others wait and find nothing left to do. Returns
 * the names of the files.
 * @throws Problem when a later version of Arauto has removed something that this one needs
 */
export async function migrate(client: pg.ClientBase, folder = FOLDER): Promise<string[]> {
  while (!(await takesLock(client))) await pause(ASK_MS)
  try {
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        name TEXT COLLATE "C" PRIMARY KEY,
        applied_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`)
    const missing = await pending(client, folder)
    for (const name of missing) await apply(client, folder, name)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

/** @throws Problem unless the schema is what this program needs */
export async function expectMigrated(client: pg.ClientBase): Promise<void> {
  const missing = await pending(client, FOLDER)
  if (missing.length === 0) return
  throw new Problem('indisponivel', 'O banco de dados ainda não tem as tabelas desta versão.', [
    detailOf(SETTING, `migrações pendentes: ${missing.join(', ')}`, 'Rode antes: arauto migrar'),
  ])
}

/**
 * For a copy, which must know every column.
 * @throws Problem unless the schema is of this program, not of a later one that it could work with
 */
export async function expectKnown(client: pg.ClientBase): Promise<void> {
  await expectMigrated(client)
  const files = readdirSync(FOLDER)
  const unknown = [...(await appliedTo(client))].filter((name) => !files.includes(name))
  if (unknown.length > 0) throw ofNewerVersion(unknown)
}

/** The files that the database lacks, in their order. */
async function pending(client: pg.ClientBase, folder: string): Promise<string[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const applied = await appliedTo(client)
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.some((name) => CONTRACT.test(name))) throw ofNewerVersion(unknown)
  return files.filter((name) => !applied.has(name)).sort()
}

function ofNewerVersion(unknown: string[]): Problem {
  return new Problem(
    'indisponivel',
    'O banco de dados é de uma versão mais nova do Arauto; atualize o programa.',
    [detailOf(SETTING, `migrações desconhecidas: ${unknown.join(', ')}`, 'Veja docs/upgrade.md.')],
  )
}

async function appliedTo(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS made`,
  )
  if (rows[0]?.made !== true) return new Set()
  const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations')
  return new Set(applied.rows.map(({ name }) => name))
}

/** One that waits for the lock within a statement would be waited for by an index that is built. */
async function takesLock(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [LOCK],
  )
  return rows[0]!.taken
}

async function apply(client: pg.ClientBase, folder: string, name: string): Promise<void> {
  const sql = readFileSync(join(folder, name), 'utf8')
  const note = () => client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
  if (CONCURRENT.test(name)) {
    await buildConcurrently(client, sql)
    await note()
    return
  }
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await note()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** It waits for older transactions, and nobody waits for it. What a broken-off build left is removed. */
async function buildConcurrently(client: pg.ClientBase, sql: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index
     WHERE NOT indisvalid AND indexrelid = to_regclass($1)`,
    [/ IF NOT EXISTS (\w+)/.exec(sql)?.[1]],
  )
  await client.query('SET lock_timeout = 0')
  try {
    for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${name}`)
    await client.query(sql)
  } finally {
    await client.query('RESET lock_timeout')
  }
}
