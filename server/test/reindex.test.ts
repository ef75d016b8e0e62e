import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { tryLock } from '../src/store/sqlite/lock.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { importLimits } from '../src/threads/import/import-into.ts'
import { createParsePool } from '../src/threads/import/parse-pool.ts'
import { openArchive, openWithAnyIndex } from '../src/embedded/archive.ts'
import { reindex as rebuildIndex } from '../src/ingest/reindex.ts'
import { createIndexRebuild } from '../src/store/index/index-rebuild.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { INDEX_VERSION, createNextIndex } from '../engine/index.ts'
import { reindexArchive } from '../src/threads/index/reindex-archive.ts'
import { startApi } from './_api.ts'
import { expectConsistent, found, rows } from './_archive.ts'
import { TWO_THREADS, cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, manyArticles, writeZip } from './_editions.ts'
import { createFts5Table } from './_fts5/schema.ts'
import { expectIndexOfStoredActs } from './_stored-index.ts'

/** Enough that a rebuild is not over before it is seen and killed, on a busy machine either. */
const ACTS = 2_000
const KILLS = 4
const REFUSAL = 'O índice de busca deste acervo é de outra versão do Arauto.'
const migrations = join(import.meta.dirname, '../src/store/migrations')

test('an archive without a usable index is neither searched nor extended before reindexar', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const paths = importedBefore(folder, 3)
  await fill(dataDir, paths)
  rows(dataDir, "UPDATE search_index SET version = 'analysis 0, layout 0'")

  for (const args of [['servir'], ['importar', ...paths]])
    expect(await cli(dataDir, ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(`Erro: ${REFUSAL}[^]*npx arauto reindexar`),
    })
  expect(await cli(dataDir, 'situacao')).toMatchObject({ code: 0, stderr: '' })

  const { code, stdout, stderr } = await cli(dataDir, 'reindexar', '--json')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toEqual({ publicacoes: 3, retomado: false })
  expect(found(dataDir, '*')).toHaveLength(3)
})

test('an archive with the old FTS5 index is recognised', async () => {
  const dataDir = temporaryFolder()
  {
    using db = new DatabaseSync(databasePath(dataDir))
    const old = readdirSync(migrations).sort().slice(0, 3)
    for (const name of old) db.exec(readFileSync(join(migrations, name), 'utf8'))
    db.exec('PRAGMA user_version = 3')
    createFts5Table(db)
    db.exec(`INSERT INTO publications VALUES (1, 'pub_1', x'00', 1, 'DO1', '1', '[0]', '${MONDAY}',
      '1', '1', '54', '7', 'Órgão', 'Portaria', 'PORTARIA', '', NULL, '', NULL, '', x'0300')`)
  }
  expect(() => openArchive(dataDir)).toThrow(REFUSAL)
  await reindex(dataDir)
  expect(found(dataDir, 'portaria')).toEqual(['PORTARIA'])
  expect(rows(dataDir, "SELECT name FROM sqlite_schema WHERE name LIKE 'acts_fts%'")).toEqual([])
})

test('a running service notices that another version rebuilt the index', async () => {
  await using api = await startApi([{ idMateria: '1' }])
  expect((await api.get('/buscar?termo=texto')).json.dados.total).toBe(1)
  rows(api.dataDir, "UPDATE search_index SET version = 'analysis 9, layout 9'")
  const { status, json } = await api.get('/buscar?termo=texto')
  expect([status, json.erro.mensagem]).toEqual([503, REFUSAL])
  expect(json.erro.detalhes[0]?.sugestao).toContain('reinicie o serviço')
})

test('killed repeatedly, reindexar resumes; searches are answered, and nothing is lost', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  await fill(dataDir, importedBefore(folder, ACTS))
  const before = found(dataDir, 'palavra7')
  const segments = rows(dataDir, 'SELECT max(id) AS id FROM segments')[0]?.id as number

  let resumed = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const run = startCli(dataDir, ['reindexar', '--json'], TWO_THREADS)
    await moreRebuilt(dataDir, run.running)
    run.kill()
    await run.ended
    expect(found(dataDir, 'palavra7')).toEqual(before)
    // A correction of an act that may be in the new index already, and an act that is new.
    await fill(dataDir, [
      writeZip(folder, `${MONDAY}-DO1-${kill}.zip`, [
        { ...manyArticles(ACTS)[kill * 50]!, texto: `<p>Texto corrigido ${kill}.</p>` },
        { idMateria: String(9_000 + kill), texto: '<p>Texto novo do ato.</p>' },
      ]),
    ])
    before.splice(0, Infinity, ...found(dataDir, 'palavra7'))
    if (rows(dataDir, 'SELECT next_key FROM index_rebuild').length > 0) resumed++
  }
  const last = await cli(dataDir, 'reindexar', '--json')
  expect(last).toMatchObject({ code: 0, stderr: '' })
  expect(resumed).toBeGreaterThan(0)

  using archive = openArchive(dataDir)
  const { db } = archive
  expectConsistent(db)
  await expectIndexOfStoredActs(db)
  expect(found(dataDir, '"texto corrigido"')).toHaveLength(KILLS)
  expect(rows(dataDir, `SELECT 1 FROM segments WHERE id <= ${segments}`)).toEqual([])
  expect(rows(dataDir, 'SELECT * FROM index_rebuild')).toEqual([])
  expect(rows(dataDir, 'SELECT * FROM index_rebuild_changes')).toEqual([])
})

test('acts imported during a rebuild are found before and after it', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  await fill(dataDir, importedBefore(folder, 600))
  const later = writeZip(folder, `${TUESDAY}-DO1.zip`, manyArticles(600, { data: TUESDAY }))
  const corrected = writeZip(
    folder,
    `${MONDAY}-DO1-b.zip`,
    manyArticles(600).map((article, i): TestArticle =>
      i % 3 === 0 ? { ...article, texto: `<p>palavra1 palavra4 corrigida ${i}</p>` } : article,
    ),
  )
  let importing: Promise<void> | undefined
  await reindex(dataDir, () => {
    importing ??= fill(dataDir, [later, corrected])
    expect(found(dataDir, '*').length).toBeGreaterThanOrEqual(600)
  })
  await importing
  using archive = openArchive(dataDir)
  const { db } = archive
  expectConsistent(db)
  await expectIndexOfStoredActs(db)
  expect(found(dataDir, '*')).toHaveLength(1_200)
  expect(found(dataDir, 'corrigida')).toHaveLength(200)
})

test('a rebuild begun by another version starts over', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  await fill(dataDir, importedBefore(folder, 450))
  const stop = new AbortController()
  const halfway = (done: number) => {
    if (done >= 200) stop.abort()
  }
  await expect(reindex(dataDir, halfway, stop.signal)).rejects.toThrow(stop.signal.reason)
  expect(rows(dataDir, "SELECT 1 FROM segments WHERE state LIKE 'next%'").length).toBeGreaterThan(0)
  rows(dataDir, "UPDATE index_rebuild SET version = 'analysis 0, layout 0'")
  expect(await reindex(dataDir)).toEqual({ acts: 450, resumed: false })
  using archive = openArchive(dataDir)
  const { db } = archive
  await expectIndexOfStoredActs(db)
})

test('an interruption does not wait for the acts that are being prepared', async () => {
  const dataDir = temporaryFolder()
  await fill(dataDir, importedBefore(dataDir, 3))
  using archive = openWithAnyIndex(dataDir)
  const { db, sql } = archive
  const stop = new AbortController()
  const index = createNextIndex(db)
  const rebuilding = rebuildIndex({
    rebuild: createIndexRebuild({ sql, index, version: INDEX_VERSION, analyze: analyzeAct }),
    prepare() {
      stop.abort('SIGINT')
      return Promise.withResolvers<never>().promise
    },
    chunksAhead: 1,
    signal: stop.signal,
    onProgress() {},
  })
  await expect(rebuilding).rejects.toBe('SIGINT')
})

test('an import that is interrupted does not wait for the acts that are being read', async () => {
  const dataDir = temporaryFolder()
  using archive = openArchive(dataDir)
  const stop = new AbortController()
  await using pool = createParsePool(1, importLimits(config(dataDir)))
  const parse = () => {
    stop.abort('SIGINT')
    return Promise.withResolvers<never>().promise
  }
  const paths = importedBefore(dataDir, 3)
  const parsers = { ...pool, parse }
  const request = { paths, notify: false, signal: stop.signal, onProgress() {}, parsers }
  await expect(importFiles(archive, config(dataDir), request)).rejects.toBe('SIGINT')
})

test('one at a time, and only with an archive', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  expect(await cli(dataDir, 'reindexar')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Não há acervo'),
  })
  openArchive(dataDir)[Symbol.dispose]()
  using _other = tryLock(dataDir, 'reindexar.lock')
  await expect(reindex(dataDir)).rejects.toThrow('já está sendo refeito')
})

function importedBefore(folder: string, count: number): string[] {
  mkdirSync(folder, { recursive: true })
  return [writeZip(folder, `${MONDAY}-DO1.zip`, manyArticles(count))]
}

async function fill(dataDir: string, paths: string[]): Promise<void> {
  using archive = openArchive(dataDir)
  const signal = new AbortController().signal
  await importFiles(archive, config(dataDir), { paths, notify: false, signal, onProgress() {} })
}

async function reindex(
  dataDir: string,
  onProgress: (done: number, total: number) => void = () => {},
  signal = new AbortController().signal,
) {
  using archive = openWithAnyIndex(dataDir)
  return await reindexArchive(archive, config(dataDir), { signal, onProgress })
}

function config(dataDir: string) {
  return readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' })
}

/** Waits until a running rebuild has added some more acts, or has ended. */
async function moreRebuilt(dataDir: string, running: () => boolean): Promise<void> {
  const next = () => rows(dataDir, 'SELECT next_key FROM index_rebuild')[0]?.next_key
  const before = next()
  while (running() && (next() === before || next() === Number.MIN_SAFE_INTEGER)) await pause(3)
}
