/*
 * node bench/import/reread.ts <folder of an archive> <its zips>
 *
 * An archive of an older program with the present one: how long its tables take to migrate, and how a
 * re-reading of zips, killed once and repeated, goes beside a service that answers searches. Changes the
 * archive. Prints Markdown for RESULTS.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { type Service, createKey, runArauto, startService } from '../lib/arauto.ts'
import { type Client, createClient } from '../lib/client.ts'
import { cpuSecondsOf } from '../lib/cpu.ts'
import { megabytes, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'

const COMMAND = join(import.meta.dirname, '../../server/bin/arauto.js')
const QUERIES = ['contrato', 'pregao eletronico', 'portaria nomear', '"termo aditivo"', 'licita*']
const PAUSE_MS = 100
const BEFORE = 25

interface Searches {
  ms: number[]
  /** Stopped at the limit of two seconds, or not begun. */
  refused: number
  /** Processor time of the service. */
  cpuSeconds: number
}

const [dataDir = '', zips = ''] = process.argv.slice(2)
const loadBefore = load()
const sizeBefore = statSync(databasePath(dataDir)).size
const migration = await runArauto(dataDir, ['situacao'])
const sizeMigrated = statSync(databasePath(dataDir)).size
const key = await createKey(dataDir)
await using service = await startService(dataDir)
using client = createClient(service.url, key)
const alone = await search(service, client, (done) => done >= BEFORE)

const killed = reread()
const untilKilled = await search(service, client, () => filesRead() >= files() / 3)
const killedCpu = cpuSecondsOf(killed.pid!) ?? Number.NaN
killed.kill('SIGKILL')
await once(killed, 'close')
const readBefore = filesRead()

const started = performance.now()
const resumed = reread()
let resumedCpu = 0
const beside = await search(service, client, () => {
  resumedCpu = cpuSecondsOf(resumed.pid!) ?? resumedCpu
  return resumed.exitCode !== null
})
const seconds = (performance.now() - started) / 1000
console.log(
  `${machine()}; load ${loadBefore} before, ${load()} after. ${count('publications')} acts; ${files()} zips, of which ${readBefore} were read when the first run was killed.\n`,
)
console.log(
  table(
    ['what', 'figure'],
    [
      [
        'first command, which migrates the tables: processor s, s',
        `${round(migration.cpuSeconds)}, ${round(migration.seconds)}`,
      ],
      [
        're-reading until it was killed, and after: processor s',
        `${round(killedCpu)}, ${round(resumedCpu)}`,
      ],
      [
        'acts with their structure; events',
        `${count('publications WHERE estrutura IS NOT NULL')}; ${count('events')}`,
      ],
      ['the second run: s; code', `${round(seconds)}; ${String(resumed.exitCode)}`],
      [
        'archive before, migrated, re-read',
        [sizeBefore, sizeMigrated, statSync(databasePath(dataDir)).size].map(megabytes).join(', '),
      ],
      ['searches alone: p50, p95 ms; processor ms each; answered, refused', figures(alone)],
      [
        'searches beside it, both runs: p50, p95 ms; processor ms each; answered, refused',
        figures(both(untilKilled, beside)),
      ],
    ],
  ),
)

function reread(): ChildProcess {
  return spawn(process.execPath, [COMMAND, 'importar', '--reler', '--json', zips], {
    env: { ...process.env, ARAUTO_DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** One search after another, until `isEnough`; the archive is asked in between. */
async function search(
  { cpuSeconds }: Service,
  { get }: Client,
  isEnough: (done: number) => boolean,
): Promise<Searches> {
  const begun = cpuSeconds()
  const ms: number[] = []
  let refused = 0
  for (let asked = 0; !isEnough(asked); asked++) {
    const termo = encodeURIComponent(QUERIES[asked % QUERIES.length]!)
    // Another page each time: answers are cached.
    const path = `/buscar?termo=${termo}&pagina=${1 + (asked % 40)}`
    await get(path).then(
      (answer) => ms.push(answer.ms),
      () => refused++,
    )
    await sleep(PAUSE_MS)
  }
  return { ms, refused, cpuSeconds: cpuSeconds() - begun }
}

function both(one: Searches, other: Searches): Searches {
  return {
    ms: [...one.ms, ...other.ms],
    refused: one.refused + other.refused,
    cpuSeconds: one.cpuSeconds + other.cpuSeconds,
  }
}

function figures({ ms, refused, cpuSeconds }: Searches): string {
  const each = (1000 * cpuSeconds) / ms.length
  return `${round(quantile(ms, 0.5))}, ${round(quantile(ms, 0.95))}; ${round(each)}; ${ms.length}, ${refused}`
}

function filesRead(): number {
  return count('reread_files')
}

function files(): number {
  return readdirSync(zips).length
}

function count(what: string): number {
  using db = new DatabaseSync(databasePath(dataDir), { readOnly: true, timeout: 5_000 })
  return Number(db.prepare(`SELECT count(*) AS n FROM ${what}`).get()!.n)
}
