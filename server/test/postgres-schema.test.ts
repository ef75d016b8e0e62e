import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { migratePostgres, openPostgres } from '../src/store/postgres/open.ts'
import { int, row, text } from '../src/store/rows.ts'
import type { SqlReader } from '../src/store/sql.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { createDatabase, hasPostgres, openTestPostgres } from './_postgres.ts'

/** Only the embedded archive has these, for its own index and for what is remembered of answers. */
const EMBEDDED = [
  'index_rebuild',
  'index_rebuild_changes',
  'search_index',
  'content_version',
  'touched_acts',
]
/** Only a database of many processes has these. */
const SHARED = ['schema_migrations', 'request_windows', 'contratos_a_somar', 'noted_writes']
/** Indexes that were replaced under another name, for an index of that name is dropped a release later. */
const REPLACED: Record<string, string> = {
  contratos_by_valor: 'contratos_by_valor_and_tipo',
  contratos_by_orgao: 'contratos_by_orgao_and_more',
  contratos_by_assinatura: 'contratos_by_assinatura_and_more',
  contratos_by_vigencia_fim: 'contratos_by_vigencia_fim_and_more',
}

/** The PostgreSQL type of each SQLite column type. */
const TYPES: Record<string, string> = {
  INTEGER: 'bigint',
  TEXT: 'text',
  BLOB: 'bytea',
  REAL: 'double precision',
}

describe.runIf(hasPostgres('the schema of PostgreSQL'))('the schema of PostgreSQL', () => {
  test('has the tables and columns of SQLite, of the same types, keys and defaults', async () => {
    await using database = await openTestPostgres()
    const ours = withSqlite((db) => tablesOf(db))
    const theirs = await tablesOfPostgres(database.sql)
    expect(theirs).toEqual(ours)
  })

  test('has the same indexes, unique columns, references and checks', async () => {
    await using database = await openTestPostgres()
    expect(await indexesOfPostgres(database.sql)).toEqual(withSqlite(indexesOf))
    expect(await uniqueOfPostgres(database.sql)).toEqual(withSqlite(uniqueOf))
    expect(await referencesOfPostgres(database.sql)).toEqual(withSqlite(referencesOf))
    expect(await checksOfPostgres(database.sql)).toEqual(withSqlite(checksOf))
  })

  test('has the same triggers, and more', async () => {
    await using database = await openTestPostgres()
    const theirs = await triggersOfPostgres(database.sql)
    // one trigger notes what all sums of contracts get
    const noted = /^contratos_(added|taken_off)_by_/
    const ours = withSqlite(triggersOf).filter((name) => !noted.test(name))
    expect(theirs).toEqual(expect.arrayContaining(ours))
  })

  test('protects the audit trail', async () => {
    await using database = await openTestPostgres()
    const { sql } = database
    const insert = `INSERT INTO audit_trail (id, em, tipo, autor, detalhes) VALUES ($1, $2, 'entrada', 'comando', '{}')`
    await sql.run(insert, ['aud_1', new Date().toISOString()])
    await sql.run(insert, ['aud_0', '2001-01-01T00:00:00.000Z'])
    await expect(sql.run(`UPDATE audit_trail SET tipo = 'saida'`)).rejects.toThrow(/kept/)
    await expect(sql.run(`DELETE FROM audit_trail WHERE id = 'aud_1'`)).rejects.toThrow(/kept/)
    expect(await sql.run(`DELETE FROM audit_trail WHERE id = 'aud_0'`)).toBe(1)
  })

  test('orders every text by code point', async () => {
    await using database = await openTestPostgres()
    const otherwise = await database.sql.all(
      row({ name: text }),
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'`,
    )
    expect(otherwise).toEqual([])
  })
})

describe.runIf(hasPostgres('migrations of PostgreSQL'))('migrations of PostgreSQL', () => {
  test('processes that migrate together apply each file once', async () => {
    await using database = await createDatabase({ bare: true })
    const applied = await Promise.all([1, 2, 3].map(() => migratePostgres(database.url)))
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    expect(await migratePostgres(database.url)).toEqual([])
  })

  test('a process refuses to start before them, and says the way out', async () => {
    await using database = await createDatabase({ bare: true })
    await expect(openPostgres(database.url, { connections: 1 })).rejects.toMatchObject({
      codigo: 'indisponivel',
      detalhes: [{ campo: 'ARAUTO_DATABASE_URL', sugestao: 'Rode antes: arauto migrar' }],
    })
  })

  test('an older program works beside additions, and stops at removals', async () => {
    await using database = await createDatabase()
    await note(database.url, '9001-later.sql')
    await (await openPostgres(database.url, { connections: 1 })).close()
    await note(database.url, '9002-without-the-old-contract.sql')
    await expect(openPostgres(database.url, { connections: 1 })).rejects.toMatchObject({
      codigo: 'indisponivel',
      message: 'O banco de dados é de uma versão mais nova do Arauto; atualize o programa.',
    })
  })
})

async function note(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name])
  await client.end()
}

/** A new archive of SQLite, while `look` looks at it. */
function withSqlite<T>(look: (db: DatabaseSync) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-schema-'))
  const db = openDatabase(folder)
  try {
    return look(db)
  } finally {
    db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const tablesIn = (db: DatabaseSync) =>
  db
    .prepare(
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
       ORDER BY name`,
    )
    .all()
    .map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
    .filter(({ name }) => !EMBEDDED.includes(name))

/** `table.column type [NOT NULL] [key n] [default] [numbered]`, in order. */
function tablesOf(db: DatabaseSync): string[] {
  return tablesIn(db)
    .flatMap(({ name, sql }) =>
      db
        .prepare('SELECT * FROM pragma_table_info(?)')
        .all(name)
        .map((column) => {
          const isKey = Number(column.pk) > 0
          return lineOf({
            name: `${name}.${String(column.name)}`,
            type: TYPES[String(column.type)]!,
            required: isKey || column.notnull === 1,
            key: Number(column.pk),
            fallback: column.dflt_value === null ? '' : String(column.dflt_value),
            numbered: isKey && sql.includes('AUTOINCREMENT'),
          })
        }),
    )
    .sort()
}

interface Column {
  name: string
  type: string
  required: boolean
  key: number
  fallback: string
  numbered: boolean
}

function lineOf({ name, type, required, key, fallback, numbered }: Column): string {
  return [
    name,
    type,
    required ? 'NOT NULL' : '',
    key > 0 ? `key ${key}` : '',
    fallback && `default ${fallback}`,
    numbered ? 'numbered' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const lineRow = row({
  name: text,
  type: text,
  required: text,
  key: int,
  fallback: text,
  numbered: text,
})

async function tablesOfPostgres(sql: SqlReader): Promise<string[]> {
  const columns = await sql.all(
    lineRow,
    `SELECT c.table_name || '.' || c.column_name AS name, c.data_type AS type,
            c.is_nullable AS required, coalesce(k.ordinal_position, 0) AS key,
            coalesce(replace(c.column_default, '::text', ''), '') AS fallback, c.is_identity AS numbered
     FROM information_schema.columns c
     LEFT JOIN information_schema.table_constraints t
       ON t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY'
     LEFT JOIN information_schema.key_column_usage k
       ON k.constraint_name = t.constraint_name AND k.column_name = c.column_name
     WHERE c.table_schema = 'public' AND NOT (${sql.dialect.isAnyOf('c.table_name', '$1')})`,
    [SHARED],
  )
  return columns
    .map((column) =>
      lineOf({
        ...column,
        required: column.required === 'NO',
        numbered: column.numbered === 'YES',
      }),
    )
    .sort()
}

function indexesOf(db: DatabaseSync): string[] {
  return db
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL`)
    .all()
    .map(({ sql }) => indexOf(String(sql)))
    .sort()
}

/** Removes what the two write differently: spaces, parentheses, casts, lists. */
function indexOf(sql: string): string {
  return sql
    .replaceAll('public.', '')
    .replaceAll('USING btree', '')
    .replaceAll(/::\w+/g, '')
    .replaceAll(/[\s()]+/g, ' ')
    .replaceAll(' ,', ',')
    .replaceAll(/= ANY ARRAY\[(.*?)\]/g, 'IN $1')
    .trim()
}

const sqlRow = row({ sql: text })

async function indexesOfPostgres(sql: SqlReader): Promise<string[]> {
  const indexes = await sql.all(
    sqlRow,
    `SELECT indexdef AS sql FROM pg_indexes
     WHERE schemaname = 'public' AND indexname NOT LIKE '%\\_key' AND indexname NOT LIKE '%\\_pkey'`,
  )
  const olds = Object.entries(REPLACED)
  return indexes
    .map((index) => indexOf(index.sql))
    .filter((index) => !olds.some(([old]) => index.startsWith(`CREATE INDEX ${old} ON`)))
    .map((index) =>
      olds.reduce((text, [old, name]) => text.replace(`${name} ON`, `${old} ON`), index),
    )
    .sort()
}

/** `table (column, column)` */
function uniqueOf(db: DatabaseSync): string[] {
  return tablesIn(db)
    .flatMap(({ name }) =>
      db
        .prepare(
          `SELECT (SELECT group_concat(name, ', ' ORDER BY seqno) FROM pragma_index_info(i.name)) AS columns
           FROM pragma_index_list(?) i WHERE origin = 'u'`,
        )
        .all(name)
        .map(({ columns }) => `${name} (${String(columns)})`),
    )
    .sort()
}

async function uniqueOfPostgres(sql: SqlReader): Promise<string[]> {
  const constraints = await sql.all(
    sqlRow,
    `SELECT replace(pg_get_constraintdef(oid), 'UNIQUE', conrelid::regclass::text) AS sql
     FROM pg_constraint WHERE contype = 'u' AND connamespace = 'public'::regnamespace`,
  )
  return constraints.map((constraint) => constraint.sql).sort()
}

/** `name: when OF columns ON table`, without tables of the embedded index. */
function triggersOf(db: DatabaseSync): string[] {
  return db
    .prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`)
    .all()
    .filter(({ sql }) => !EMBEDDED.some((table) => String(sql).includes(table)))
    .map(({ name, sql }) => `${String(name)}: ${momentOf(String(sql))}`)
}

async function triggersOfPostgres(sql: SqlReader): Promise<string[]> {
  const triggers = await sql.all(
    row({ name: text, sql: text }),
    `SELECT tgname AS name, pg_get_triggerdef(oid) AS sql FROM pg_trigger WHERE NOT tgisinternal`,
  )
  return triggers.map((trigger) => `${trigger.name}: ${momentOf(trigger.sql)}`)
}

function momentOf(sql: string): string {
  const found = /(AFTER|BEFORE) ([\s\S]*?)\s+ON\s+(?:public\.)?(\w+)/.exec(sql)!
  return `${found[1]} ${found[2]!.replaceAll(/\s+/g, ' ')} ON ${found[3]}`
}

function referencesOf(db: DatabaseSync): string[] {
  return tablesIn(db)
    .flatMap(({ name }) =>
      db
        .prepare('SELECT * FROM pragma_foreign_key_list(?)')
        .all(name)
        .map((key) => `${name}.${String(key.from)} ${String(key.table)} ${String(key.on_delete)}`),
    )
    .sort()
}

async function referencesOfPostgres(sql: SqlReader): Promise<string[]> {
  const references = await sql.all(
    sqlRow,
    `SELECT conrelid::regclass || '.' || a.attname || ' ' || confrelid::regclass || ' ' ||
       CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END AS sql
     FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
     WHERE c.contype = 'f'`,
  )
  return references.map((reference) => reference.sql).sort()
}

/** `table: value, value, …` of each list of allowed values. */
function checksOf(db: DatabaseSync): string[] {
  return tablesIn(db)
    .flatMap(({ name, sql }) =>
      [...sql.matchAll(/IN \(([^)]*)\)/g)].map(([, values]) => `${name}: ${valuesOf(values!)}`),
    )
    .sort()
}

async function checksOfPostgres(sql: SqlReader): Promise<string[]> {
  const checks = await sql.all(
    sqlRow,
    `SELECT conrelid::regclass || ': ' || pg_get_constraintdef(oid) AS sql FROM pg_constraint
     WHERE contype = 'c' AND conrelid <> 0 AND pg_get_constraintdef(oid) LIKE '%ARRAY%'`,
  )
  return checks.map((check) => `${check.sql.split(':')[0]}: ${valuesOf(check.sql)}`).sort()
}

function valuesOf(text: string): string {
  return [...text.matchAll(/'(\w+)'/g)].map(([, value]) => value).join(', ')
}
