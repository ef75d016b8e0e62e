/*
 * node bench/api/http-thread.ts [--rapido]
 *
 * How long a request holds the HTTP thread: the service in this process, its client in another; what the
 * event loop was active for, divided by the requests. Prints Markdown for RESULTS.md.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { readConfig } from '../../server/src/config.ts'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { startServer } from '../../server/src/server.ts'
import { importFiles } from '../../server/src/threads/import/import-files.ts'
import { writeZip } from '../../server/test/_editions.ts'
import { createKey } from '../lib/arauto.ts'
import { median, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import type { ClientOrder } from './http-client.ts'

const ROUNDS = process.argv.includes('--rapido') ? 3 : 11
const ALERTS = 100
/** As long as the longest acts of a year are, bar a few. */
const LONG_ACT_BYTES = 300_000
const LONG_ACTS = 40

const loadBefore = load()
const folder = mkdtempSync(join(tmpdir(), 'arauto-http-thread-'))
try {
  await measure()
} finally {
  rmSync(folder, { recursive: true })
}

async function measure(): Promise<void> {
  const dataDir = join(folder, 'data')
  const config = readConfig({
    ARAUTO_DATA_DIR: dataDir,
    ARAUTO_PORT: '0',
    ARAUTO_LOG_LEVEL: 'silent',
    ARAUTO_ROLES: 'api',
  })
  const ids = await importLongActs(dataDir, config)
  const key = await createKey(dataDir, ['consulta', 'webhooks', 'alertas'])
  await using server = await startServer(config)
  const child = fork(new URL('./http-client.ts', import.meta.url), { stdio: 'inherit' })
  const ask = async (order: Omit<ClientOrder, 'url' | 'key'>) => {
    const answered = once(child, 'message')
    child.send({ url: `${server.url}/api/v1`, key, ...order } satisfies ClientOrder)
    await answered
  }
  /** Milliseconds of the HTTP thread for each request. */
  const held = async (path: string | undefined, times = 1) => {
    const before = performance.eventLoopUtilization()
    await ask({ method: 'GET', path: path!, times }) // each call below gives one
    return performance.eventLoopUtilization(before).active / times
  }

  for (let i = 0; i < ALERTS; i++)
    await ask({
      method: 'POST',
      path: '/alertas',
      body: { nome: `a${i}`, consulta: `palavra${i}` },
      times: 1,
    })
  await held('/secoes', 200)
  const rows: string[][] = []
  const row = async (name: string, times: number, path: (round: number) => string | undefined) => {
    const rounds: number[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await held(path(i), times))
    rows.push([name, round(median(rounds)), round(Math.max(...rounds))])
  }
  await row('GET /secoes', 100, () => '/secoes')
  await row('GET /buscar, 20 hits', 100, () => '/buscar?termo=palavra&limite=20')
  await row(`GET /alertas, ${ALERTS} alerts`, 20, () => '/alertas')
  await row('GET /publicacao/{id}, 300 KB, the first time', 1, (i) => `/publicacao/${ids[i + 1]}`)
  await row('GET /publicacao/{id}, 300 KB, again', 20, () => `/publicacao/${ids[1]}`)
  child.disconnect()
  const head = ['milliseconds of the HTTP thread', 'median', 'most']
  console.log(`${machine()}; load ${loadBefore} before, ${load()} after.\n\n${table(head, rows)}`)
}

async function importLongActs(dataDir: string, config: ReturnType<typeof readConfig>) {
  using archive = openArchive(dataDir)
  const paragraph = '<p>O Ministro de Estado, no uso de suas atribuições, resolve: palavra.</p>'
  const texto = paragraph.repeat(Math.ceil(LONG_ACT_BYTES / paragraph.length))
  const acts = Array.from({ length: LONG_ACTS }, (_, i) => ({ idMateria: String(i + 1), texto }))
  await importFiles(archive, config, {
    paths: [writeZip(folder, '2024-03-18-DO1.zip', acts)],
    notify: false,
    signal: new AbortController().signal,
    onProgress() {},
  })
  return archive.db
    .prepare('SELECT id FROM publications ORDER BY key')
    .all()
    .map(({ id }) => String(id))
}
