import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { sampleEdition, zipEdition } from '../demo/sample/edition.ts'
import { databasePath, openReader } from '../src/store/sqlite/database.ts'
import { emptyLog } from '../src/store/sqlite/empty-log.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { cli, temporaryFolder } from './_cli.ts'

const logSize = (folder: string) => statSync(`${databasePath(folder)}-wal`).size

function editionIn(folder: string, date: string): string {
  const which = { date, pubName: 'DO3', editionNumber: '54' } as const
  const edition = sampleEdition({ ...which, seed: 3, acts: 200, marked: false })
  const path = join(folder, edition.name)
  writeFileSync(path, zipEdition(edition))
  return path
}

/** An archive that another connection keeps open, as a service does. */
function openFolder() {
  const folder = temporaryFolder()
  openArchive(folder)[Symbol.dispose]()
  const db = openReader(folder)
  onTestFinished(() => db.close())
  return { folder, db }
}

async function importHere(folder: string, paths: string[]): Promise<void> {
  using archive = openArchive(folder)
  const config = readConfig({ ARAUTO_DATA_DIR: folder, ARAUTO_IMPORT_THREADS: '1' })
  const { signal } = new AbortController()
  await importFiles(archive, config, { paths, notify: true, signal, onProgress() {} })
}

test('an import leaves an empty log, beside a service and within one', async () => {
  const { folder } = openFolder()
  expect(await cli(folder, 'importar', editionIn(folder, '2026-03-20'))).toMatchObject({ code: 0 })
  expect(logSize(folder)).toBe(0)
  await importHere(folder, [editionIn(folder, '2026-03-23')])
  expect(logSize(folder)).toBe(0)
})

test('a reader of an old state keeps the log from being emptied, and the import still ends', async () => {
  const { folder, db } = openFolder()
  db.exec('BEGIN')
  db.prepare('SELECT count(*) FROM publications').get()
  await importHere(folder, [editionIn(folder, '2026-03-20')])
  expect(logSize(folder)).toBeGreaterThan(500_000)
  expect(db.prepare('SELECT count(*) AS acts FROM publications').get()).toEqual({ acts: 0 })
  db.exec('COMMIT')
  using archive = openArchive(folder)
  await emptyLog(archive.db)
  expect(logSize(folder)).toBe(0)
})

test('emptying the log does not wait for the write lock of another connection', async () => {
  const { folder } = openFolder()
  await importHere(folder, [editionIn(folder, '2026-03-20')])
  using archive = openArchive(folder)
  using writer = openArchive(folder)
  writer.db.exec('BEGIN IMMEDIATE; CREATE TABLE mine (x); INSERT INTO mine VALUES (1)')
  await emptyLog(archive.db)
  writer.db.exec('COMMIT')
  expect(archive.db.prepare('SELECT x FROM mine').all()).toEqual([{ x: 1 }])
  expect(archive.db.prepare('PRAGMA busy_timeout').get()).toEqual({ timeout: 10_000 })
})
