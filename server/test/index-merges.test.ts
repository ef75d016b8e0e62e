import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { createSegmentIndex } from '../engine/index.ts'
import { startServer } from '../src/server.ts'
import { openReader } from '../src/store/sqlite/database.ts'
import { readSearchableAct } from '../src/store/archive/searchable-acts.ts'
import { openIndexMerger } from '../src/embedded/index-merger.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { expectConsistent, found, rows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { expectIndexOfStoredActs } from './_stored-index.ts'

test('every act is found as soon as it is stored, and an import leaves few segments', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  const { db } = archive
  using reader = openReader(dataDir)
  const index = createSegmentIndex(reader)
  const acts = reader.prepare('SELECT count(*) AS n FROM publications')
  let looks = 0
  const paths = [writeZip(folder, '2024-03-18-DO1.zip', manyArticles(1_300))]
  await importFiles(archive, config(dataDir), {
    paths,
    notify: false,
    signal: new AbortController().signal,
    onProgress() {
      looks++
      const all = { query: { kind: 'all' }, filters: {}, order: 'recentes' } as const
      const { total } = index.search({ ...all, offset: 0, limit: 0 })
      expect(total).toBe(acts.get()?.n)
    },
  })
  expect(looks).toBeGreaterThan(5)
  expect(createSegmentIndex(db).needsMerge()).toBe(false)
  expect(segments(dataDir)).toBeLessThan(16)
  await expectIndexOfStoredActs(db)
})

test('the service merges what a killed import left unmerged', async () => {
  const dataDir = await archiveOfSmallSegments(60)
  const before = segments(dataDir)
  const answer = found(dataDir, 'palavra0')
  {
    await using _service = await startServer(config(dataDir))
    using archive = openArchive(dataDir)
    const { db } = archive
    const index = createSegmentIndex(db)
    while (index.needsMerge('tidy')) {
      expect(found(dataDir, 'palavra0')).toEqual(answer)
      await pause(200)
    }
  }
  expect(before).toBeGreaterThan(50)
  expect(segments(dataDir)).toBeLessThan(16)
  using archive = openArchive(dataDir)
  const { db } = archive
  expectConsistent(db)
  await expectIndexOfStoredActs(db)
})

test('one of two mergers works; the other continues when it ends', async () => {
  const dataDir = await archiveOfSmallSegments(300)
  using one = openMerger(dataDir)
  using other = openMerger(dataDir)
  expect(await one.step('needed')).toBe(true)
  expect(await other.step('needed')).toBe(false)
  one[Symbol.dispose]()
  let steps = 0
  while (await other.step('needed')) steps++
  expect(steps).toBeGreaterThan(0)
  expect(await one.step('needed')).toBe(false) // nothing is left

  using archive = openArchive(dataDir)
  const { db } = archive
  db.exec("UPDATE search_index SET version = 'analysis 9'; UPDATE segments SET state = 'dropped'")
  expect(await one.step('needed')).toBe(false) // not ours to touch
})

/** An archive as after a kill: each act in its own segment, and a half-finished merge. */
async function archiveOfSmallSegments(acts: number): Promise<string> {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  const { db, sql } = archive
  await importFiles(archive, config(dataDir), {
    paths: [writeZip(folder, '2024-03-18-DO1.zip', manyArticles(acts))],
    notify: false,
    signal: new AbortController().signal,
    onProgress() {},
  })
  const index = createSegmentIndex(db)
  await sql.transaction(async (tx) => {
    for (const row of db.prepare('SELECT key FROM publications').all()) {
      const key = Number(row.key)
      const act = (await readSearchableAct(tx, key))! // just listed
      index.apply([{ kind: 'put', key, act: analyzeAct(act) }])
    }
    for (let step = 0; step < 5; step++) index.mergeStep(0)
  })
  return dataDir
}

function openMerger(dataDir: string) {
  return openIndexMerger(openArchive(dataDir), dataDir)
}

function segments(dataDir: string): number {
  return Number(rows(dataDir, 'SELECT count(*) AS n FROM segments')[0]?.n)
}

function config(dataDir: string) {
  return readConfig({
    ARAUTO_DATA_DIR: dataDir,
    ARAUTO_PORT: '0',
    ARAUTO_LOG_LEVEL: 'silent',
    ARAUTO_IMPORT_THREADS: '1',
    ARAUTO_SEARCH_THREADS: '1',
  })
}
