import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { SearchParams } from '../src/service/archive/archive-queries.ts'
import { Problem } from '../src/lib/errors/problem.ts'
import { requester } from '../src/lib/flow/requester.ts'
import { parseQuery } from '../engine/query.ts'
import { LITERAL } from '../src/search/reading/reading.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { type Archive, openArchive } from '../src/embedded/archive.ts'
import { createReaderPool } from '../src/threads/service/reader-pool.ts'
import { writeZip } from './_editions.ts'

const ACTS = 6
const LETTERS = 'a b c d e f g h i j'.split(' ')
/** Many searches in one, for ten words that are everywhere but never this close together. */
const slow = search(
  Array.from({ length: 24 }, (_, i) => `"${rotated(i % 10)}"~${Math.floor(i / 10)}`).join(' OU '),
)
const quick = search('titulo:portaria')

/** All tests read it; none writes to it. */
const folder = mkdtempSync(join(tmpdir(), 'arauto-deadline-'))
const dataDir = join(folder, 'data')
/** How long the slow search takes when nobody stops it. */
let whole: { ms: number; processorMs: number }

beforeAll(async () => {
  using archive = openArchive(dataDir)
  await importLongActs(archive)
  whole = timeSlow(archive)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a search past its deadline is stopped: its thread goes on with others at once', async () => {
  const pool = await openPool({ maxQueue: 10, timeoutMs: deadlineWithin(whole.ms) })
  const before = process.cpuUsage()
  await expect(pool.search(slow)).rejects.toThrow(/^A busca passou do limite de .* interrompida/)
  expect(await answerOf(() => pool.search(quick))).toMatchObject({ total: ACTS })
  expect(processorMs(before)).toBeLessThan(whole.processorMs)
})

test('when the queue is full, the oldest searches are refused at once', async () => {
  const pool = await openPool({ maxQueue: 2, timeoutMs: deadlineWithin(whole.ms) })
  const endings: string[] = []
  await Promise.all(
    Array.from({ length: 5 }, (_, i) =>
      pool.search(slow).catch((error: unknown) => endings.push(`${i}: ${String(error)}`)),
    ),
  )
  expect(endings.toSorted()).toEqual([
    expect.stringMatching(/^0: .*passou do limite/),
    expect.stringMatching(/^1: .*Há buscas demais em andamento/),
    expect.stringMatching(/^2: .*Há buscas demais em andamento/),
    expect.stringMatching(/^3: .*passou do limite/),
    expect.stringMatching(/^4: .*passou do limite/),
  ])
  expect(endings[0]).toMatch(/^1: /)
})

test("a single request is answered before a frequent client's second one", async () => {
  const pool = await openPool({ maxQueue: 100, timeoutMs: 60_000 })
  const order: string[] = []
  const ask = (who: string) =>
    requester.run(who, async () => {
      await pool.search(quick)
      order.push(who)
    })
  await Promise.all([...Array.from({ length: 20 }, () => ask('often')), ask('once')])
  expect(order.indexOf('once')).toBeLessThanOrEqual(2)
})

async function importLongActs(archive: Archive): Promise<void> {
  // A number that differs each time: text that compresses to a hundredth is refused as an attack.
  const rows = Array.from(
    { length: 40_000 },
    (_, i) => `${LETTERS.join(' x ')} ${(i * 48_271) % 65_537}`,
  )
  const texto = `<p>${rows.join(' ')}</p>`
  const acts = Array.from({ length: ACTS }, (_, i) => ({ idMateria: String(i + 1), texto }))
  await importFiles(archive, readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' }), {
    paths: [writeZip(folder, '2024-03-18-DO1.zip', acts)],
    notify: false,
    signal: new AbortController().signal,
    onProgress() {},
  })
}

function timeSlow({ index }: Archive): { ms: number; processorMs: number } {
  const { termo, filters, order } = slow
  const query = parseQuery(termo)
  const started = performance.now()
  const before = process.cpuUsage()
  index.search({ query, filters, order, offset: 0, limit: 10 })
  return { ms: performance.now() - started, processorMs: processorMs(before) }
}

/** What all threads of this process have used since; unlike the time on the wall, no other process adds to it. */
function processorMs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * A deadline that stops the slow search. That search has four times the usual budget of steps, so its time
 * ends long before its steps, even if it runs much faster than when it was measured.
 */
function deadlineWithin(wholeMs: number): number {
  return Math.ceil(wholeMs / 40)
}

/** A pool of one thread, already started. */
async function openPool(limits: { maxQueue: number; timeoutMs: number }) {
  const pool = createReaderPool({
    settings: { dataDir, secretKey: null },
    threads: 1,
    ...limits,
  })
  onTestFinished(() => pool[Symbol.asyncDispose]())
  const { archive } = pool.queries
  await answerOf(() => archive.summary())
  return archive
}

/**
 * Repeats until there is an answer: on a loaded machine a thread may take longer than a deadline to
 * start.
 */
async function answerOf<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
}

function rotated(by: number): string {
  return [...LETTERS.slice(by), ...LETTERS.slice(0, by)].join(' ')
}

function search(termo: string): SearchParams {
  const page = { order: 'recentes', pagina: 1, limite: 10 } as const
  return {
    termo,
    leitura: LITERAL,
    filters: {},
    ...page,
    trechos: false,
    facetas: null,
    histograma: null,
    campos: null,
  }
}
