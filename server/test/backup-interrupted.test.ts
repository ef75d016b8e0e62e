import { copyFileSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { backupDatabase } from '../src/store/sqlite/backup.ts'
import { damageInArchive, damageInCopy } from '../src/store/sqlite/check-apart.ts'
import { databasePath, openReader } from '../src/store/sqlite/database.ts'
import { restoreDatabase } from '../src/store/sqlite/restore.ts'
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

test('a second backup to the same file is refused, and does not harm the first', async () => {
  const folder = temporaryFolder()
  using archive = openArchive(join(folder, 'data'))
  const { db } = archive
  db.exec('CREATE TABLE filler (bytes); INSERT INTO filler VALUES (zeroblob(40000000))')
  const file = join(folder, 'copia.db')
  const options = { signal: never(), onProgress() {} }
  const others: Promise<string>[] = []
  using reader = openReader(join(folder, 'data'))
  const second = () =>
    backupDatabase(reader, file, options).then(
      () => 'gravada',
      (error: Error) => error.message,
    )
  const onProgress = () => {
    if (others.length === 0) others.push(second())
  }
  await backupDatabase(db, file, { signal: never(), onProgress })
  expect(await Promise.all(others)).toEqual([`Já se grava uma cópia em ${file}.`])
  expect(await damageInCopy(file, never())).toBeNull()
  expect(readdirSync(folder).sort()).toEqual(['copia.db', 'data'])
})

test('nobody waits for the end of a check that was interrupted', async () => {
  const folder = temporaryFolder()
  using archive = openArchive(folder)
  const copy = join(folder, 'copia.bak')
  await backupDatabase(archive.db, copy, { signal: never(), onProgress() {} })
  expect(await damageInCopy(copy, never())).toBeNull()
  expect(await damageInArchive(folder, never())).toBeNull()
  for (const check of [
    (signal: AbortSignal) => damageInCopy(copy, signal),
    (signal: AbortSignal) => damageInArchive(folder, signal),
  ]) {
    const interrupt = new AbortController()
    const checking = check(interrupt.signal)
    interrupt.abort('SIGINT')
    await expect(checking).rejects.toBe('SIGINT')
  }
})

test('a restoration that is interrupted leaves the archive as it was', async () => {
  const folder = temporaryFolder()
  openArchive(folder)[Symbol.dispose]()
  const path = databasePath(folder)
  const before = readFileSync(path)
  const interrupt = new AbortController()
  const source = {
    name: 'A cópia',
    async writeTo(file: string) {
      copyFileSync(path, file)
      interrupt.abort('SIGINT')
    },
  }
  const restoring = restoreDatabase(folder, source, new Date(), interrupt.signal)
  await expect(restoring).rejects.toBe('SIGINT')
  expect(readFileSync(path).equals(before)).toBe(true)
  expect(readdirSync(folder).filter((name) => name.includes('parcial'))).toEqual([])
})

test('an archive that was put aside is not put aside upon another', async () => {
  const folder = temporaryFolder()
  openArchive(folder)[Symbol.dispose]()
  const path = databasePath(folder)
  const copy = join(folder, 'copia.db')
  copyFileSync(path, copy)
  const source = { name: 'A cópia', writeTo: async (file: string) => copyFileSync(copy, file) }
  const restore = async () =>
    basename((await restoreDatabase(folder, source, new Date('2024-03-18T12:00:00Z'), never()))!)
  const aside = [await restore(), await restore(), await restore()]
  const first = 'arauto.db.antes-20240318T120000Z'
  expect(aside).toEqual([first, `${first}-2`, `${first}-3`])
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(aside))
})

function never(): AbortSignal {
  return new AbortController().signal
}
