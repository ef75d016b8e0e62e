import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

const FOLDER = join(import.meta.dirname, 'migrations')
const SETTING = 'ARAUTO_DATABASE_URL'

/** An arbitrary number, the same for every process. */
const LOCK = 20_230_320

/** A migration that removes something that an older program needs; it ships a release later. */
const CONTRACT = /-contract\.sql$/

/**
 * Applies missing migrations: numbered SQL files, append-only, each in a transaction together with
 * its number. One process at a time does so; the others wait and find nothing left to do. Returns
 * the names of the files.
 * @throws Problem when a later version of Arauto has removed something that this one needs
 */
export async function migrate(client: pg.ClientBase): Promise<string[]> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK])
  try {
    await client.query(`
      CREATE TABLE IF NOT EXISTS schema_migrations (
        name TEXT COLLATE "C" PRIMARY KEY,
        applied_at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`)
    const missing = await pending(client)
    for (const name of missing) await apply(client, name)
    return missing
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
  }
}

/** @throws Problem unless the schema is what this program needs */
export async function expectMigrated(client: pg.ClientBase): Promise<void> {
  const missing = await pending(client)
  if (missing.length === 0) return
  throw new Problem('indisponivel', 'O banco de dados ainda não tem as tabelas desta versão.', [
    detailOf(SETTING, `migrações pendentes: ${missing.join(', ')}`, 'Rode antes: arauto migrar'),
  ])
}

/** The files that the database lacks, in their order. */
async function pending(client: pg.ClientBase): Promise<string[]> {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))
  const applied = await appliedTo(client)
  const unknown = [...applied].filter((name) => !files.includes(name))
  if (unknown.some((name) => CONTRACT.test(name)))
    throw new Problem(
      'indisponivel',
      'O banco de dados é de uma versão mais nova do Arauto; atualize o programa.',
      [
        detailOf(
          SETTING,
          `migrações desconhecidas: ${unknown.join(', ')}`,
          'Veja docs/upgrade.md.',
        ),
      ],
    )
  return files.filter((name) => !applied.has(name)).sort()
}

async function appliedTo(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NOT NULL AS made`,
  )
  if (rows[0]?.made !== true) return new Set()
  const applied = await client.query<{ name: string }>('SELECT name FROM schema_migrations')
  return new Set(applied.rows.map(({ name }) => name))
}

async function apply(client: pg.ClientBase, name: string): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(readFileSync(join(FOLDER, name), 'utf8'))
    await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
