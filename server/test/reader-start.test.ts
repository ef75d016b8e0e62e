import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type ReaderPoolOptions, createReaderPool } from '../src/threads/service/reader-pool.ts'
import { temporaryFolder } from './_cli.ts'

/** As long as the first reading of a busy machine's thread may take. */
const DEADLINE_MS = 1_000
/** Longer than the deadline and the grace after it. */
const START_MS = 2_500

test('a slow start does not end a reader: waiting requests are answered', async () => {
  const pool = openPool({ threads: 2, timeoutMs: DEADLINE_MS })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => pool.queries.archive.summary().then(() => 'answered', String)),
  )
  expect(answers).toEqual(Array(6).fill('answered'))
  expect(pool.started()).toBe(2)
})

test('nobody waits for a reader longer than useful, and no reader is ended for that', async () => {
  const pool = openPool({ threads: 1, timeoutMs: DEADLINE_MS, mostWaitedMs: 50 })
  await expect(pool.queries.archive.summary()).rejects.toMatchObject({ codigo: 'indisponivel' })
  await pool.ready
  expect(await pool.queries.archive.summary()).toMatchObject({ publicacoes: 0 })
  expect(pool.started()).toBe(1)
})

test('a reader that cannot start reports it to the first request', async () => {
  const settings = { dataDir: join(temporaryFolder(), 'nothing'), secretKey: null }
  await using pool = createReaderPool({ settings, maxQueue: 1, threads: 1, timeoutMs: 100 })
  await expect(pool.started).rejects.toThrow('unable to open database file')
})

function openPool(limits: Pick<ReaderPoolOptions, 'threads' | 'timeoutMs' | 'mostWaitedMs'>) {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  openArchive(dataDir)[Symbol.dispose]()
  let started = 0
  const count = () => void started++
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const settings = { dataDir, secretKey: null }
  const pool = createReaderPool({ settings, maxQueue: 100, file: slowReader(folder), ...limits })
  onTestFinished(() => pool[Symbol.asyncDispose]())
  return { queries: pool.queries, ready: pool.started, started: () => started }
}

/** The reader, started as on a machine under load. */
function slowReader(folder: string): URL {
  const file = join(folder, 'slow-reader.mjs')
  const reader = new URL('../src/threads/service/reader.ts', import.meta.url).href
  writeFileSync(
    file,
    `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${START_MS})
const { default: answer } = await import(${JSON.stringify(reader)})
export default answer`,
  )
  return pathToFileURL(file)
}
