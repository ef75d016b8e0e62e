import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { newestCopy } from '../src/store/copies/manifest.ts'
import { runCopyProcess } from '../src/threads/copy-process/run-copy-process.ts'
import { temporaryFolder } from './_cli.ts'

const RETENTION = { newest: 7, weeks: 0, months: 0 }

function newWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  openArchive(dataDir)[Symbol.dispose]()
  const copies = join(folder, 'copias')
  mkdirSync(copies)
  return {
    dataDir,
    settings: { folder: copies, form: 'incremental', retention: RETENTION } as const,
  }
}

test('the process of the night adds a copy, reads a part of the folder, and says how large it is', async () => {
  const { dataDir, settings } = newWorld()
  const { signal } = new AbortController()
  const { bytes } = await runCopyProcess(dataDir, settings, signal)
  expect(bytes).toBe((await newestCopy(settings.folder))?.bytes)
})

test('its failure is told in words; it ends with the service', async () => {
  const { dataDir, settings } = newWorld()
  const running = new AbortController()
  const nowhere = { ...settings, folder: join(settings.folder, 'volume') }
  await expect(runCopyProcess(dataDir, nowhere, running.signal)).rejects.toThrow('Não há a pasta')
  const copying = runCopyProcess(dataDir, settings, running.signal)
  running.abort('the end')
  await expect(copying).rejects.toBe('the end')
  expect(await newestCopy(settings.folder)).toBeNull()
})
