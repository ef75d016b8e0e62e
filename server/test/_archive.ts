import type { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { parseQuery } from '../engine/query.ts'
import { createSegmentIndex } from '../engine/index.ts'
import { openArchive } from '../src/embedded/archive.ts'

/** Whether these tests run on PostgreSQL this time: vitest.config.ts. */
export const isOnPostgres = process.env.STORE === 'postgres'

/** The titles that a search finds, in date order. */
export function found(dataDir: string, termo: string): string[] {
  using archive = openArchive(dataDir)
  const { db } = archive
  const { keys, total } = archive.index.search({
    query: parseQuery(termo),
    filters: {},
    order: 'antigas',
    offset: 0,
    limit: 100_000,
  })
  const titleOf = db.prepare('SELECT titulo FROM publications WHERE key = ?')
  const titles = keys.flatMap((key) => titleOf.all(BigInt(key)).map((row) => String(row.titulo)))
  expect(titles).toHaveLength(total)
  return titles
}

/** Rows of a query on the archive. */
export function rows(dataDir: string, sql: string): Record<string, unknown>[] {
  using archive = openArchive(dataDir)
  const { db } = archive
  return db
    .prepare(sql)
    .all()
    .map((row) => ({ ...row }))
}

/** The same through the store's handle, so that not only SQLite is tested. */
export async function storedRows(dataDir: string, sql: string): Promise<Record<string, unknown>[]> {
  using archive = openArchive(dataDir)
  return await archive.sql.all((row) => ({ ...row }), sql)
}

/** Every row of every table, including the index's own tables. */
export function dump(dataDir: string): Record<string, unknown[]> {
  using archive = openArchive(dataDir)
  const { db } = archive
  const tables = db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'")
    .all()
  return Object.fromEntries(
    tables.map(({ name }) => [String(name), db.prepare(`SELECT * FROM "${String(name)}"`).all()]),
  )
}

/**
 * Asserts the invariants of an archive, whatever was killed: a sound database and index, the same
 * acts in both, and correct counts in editions, ledger and outbox.
 */
export function expectConsistent(db: DatabaseSync): void {
  const all = (sql: string, ...values: string[]) =>
    db
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }))

  expect(all('PRAGMA quick_check')).toEqual([{ quick_check: 'ok' }])
  const indexed = createSegmentIndex(db).search({
    query: { kind: 'all' },
    filters: {},
    order: 'antigas',
    offset: 0,
    limit: 100_000,
  })
  const keys = all('SELECT key FROM publications ORDER BY key').map(({ key }) => key)
  expect(indexed).toEqual({ total: keys.length, keys })

  expect(all('SELECT * FROM edition_sections')).toEqual(
    all(`SELECT data_publicacao AS data, edicao AS numero, secao, count(*) AS publicacoes,
           CASE WHEN count(r.contratos) = count(*) THEN min(r.contratos) END AS versao_contratos,
           CASE WHEN count(r.pessoal) = count(*) THEN min(r.pessoal) END AS versao_pessoal,
           CASE WHEN count(r.licitacoes) = count(*) THEN min(r.licitacoes) END AS versao_licitacoes,
           CASE WHEN count(r.sancoes) = count(*) THEN min(r.sancoes) END AS versao_sancoes,
           CASE WHEN count(r.normas) = count(*) THEN min(r.normas) END AS versao_normas
         FROM publications p LEFT JOIN row_readings r ON r.key = p.key
         GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`),
  )
  expect(
    all('SELECT data, numero FROM edition_sections EXCEPT SELECT data, numero FROM editions'),
  ).toEqual([])
  expect(all('SELECT data, pub_name, publicacoes FROM ledger WHERE publicacoes > 0')).toEqual(
    all(`SELECT data_publicacao AS data, pub_name, count(*) AS publicacoes
         FROM publications GROUP BY 1, 2 ORDER BY 1, 2`),
  )
  expect(all('SELECT data, pub_name, retiradas FROM ledger WHERE retiradas > 0')).toEqual(
    all(`SELECT data_publicacao AS data, pub_name, count(*) AS retiradas
         FROM publications WHERE retirada_em IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`),
  )
  expect(all('SELECT data, pub_name, ausentes FROM ledger WHERE ausentes > 0')).toEqual(
    all('SELECT data, pub_name, count(*) AS ausentes FROM absences GROUP BY 1, 2 ORDER BY 1, 2'),
  )
}
