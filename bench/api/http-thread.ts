/*
 * node bench/api/http-thread.ts [--rapido]
 *
 * Measures how long a request holds the HTTP thread: the event loop's active time divided by the number
 * of requests. The service runs in this process, its client in another. Prints Markdown for RESULTS.md.
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
/** Longer than all but a few acts of a year. */
const LONG_ACT_BYTES = 300_000
/** The number of acts per round that were not read before. */
const UNREAD = 10
const LONG_ACTS = ROUNDS * UNREAD

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
  /** Milliseconds of the HTTP thread per request; includes the time to control the client. */
  const held = async (paths: string[]) => {
    const before = performance.eventLoopUtilization()
    await ask({ method: 'GET', paths })
    return performance.eventLoopUtilization(before).active / paths.length
  }
  const again = (path: string, times: number) => () => Array<string>(times).fill(path)

  for (let i = 0; i < ALERTS; i++)
    await ask({
      method: 'POST',
      paths: ['/alertas'],
      body: { nome: `a${i}`, consulta: `palavra${i}` },
    })
  await held(again('/secoes', 200)())
  const rows: string[][] = []
  const row = async (name: string, paths: (round: number) => string[]) => {
    const rounds: number[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await held(paths(i)))
    rows.push([name, round(median(rounds)), round(Math.max(...rounds))])
  }
  await row('GET /secoes', again('/secoes', 100))
  await row('GET /buscar, 20 hits, again', again('/buscar?termo=palavra&limite=20', 100))
  await row(`GET /alertas, ${ALERTS} alerts`, again('/alertas', 20))
  const acts = ids.map((id) => `/publicacao/${id}`)
  await row('GET /publicacao/{id}, 300 KB, the first time', (i) =>
    acts.slice(i * UNREAD, (i + 1) * UNREAD),
  )
  await row('GET /publicacao/{id}, 300 KB, again', again(acts[0]!, 20))
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
