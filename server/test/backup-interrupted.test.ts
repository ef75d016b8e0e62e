import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupDatabase } from '../src/store/sqlite/backup.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { temporaryFolder } from './_cli.ts'

test('an interrupted backup stops at once and leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  const { db } = archive
  // More pages than one step of the backup copies.
  db.exec('CREATE TABLE filler (bytes); INSERT INTO filler VALUES (zeroblob(40000000))')
  const file = join(folder, 'copia.bak')
  const interrupt = new AbortController()
  const options = { signal: interrupt.signal, onProgress: () => interrupt.abort('SIGINT') }

  await expect(backupDatabase(db, file, options)).rejects.toBe('SIGINT')
  expect(readdirSync(folder).sort()).toEqual(['data'])

  const again = { signal: new AbortController().signal, onProgress() {} }
  await backupDatabase(db, file, again)
  expect(readdirSync(folder)).toContain('copia.bak')
})
