/*
 * node bench/import/cluster.ts [rounds] ZIP…
 *
 * Imports editions by the real command, in turn into an embedded archive, into a PostgreSQL of its own beside it, and
 * into the same behind a proxy that delays its answers by a millisecond. Both databases write to the disk as they do
 * in service. Prints rows for RESULTS.md: seconds, processor time of the command (not of PostgreSQL), and the ratio
 * to embedded; then how many acts an import has, and how often it waits for the
 * database, which at any distance tells what it costs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePorts } from '../../server/demo/cluster/free-ports.ts'
import { migratePostgres } from '../../server/src/store/postgres/open.ts'
import { startPostgres } from '../../server/test/_postgres-server.ts'
import { runArauto } from '../lib/arauto.ts'
import { startDelayingProxy } from '../lib/delaying-proxy.ts'
import { median } from '../lib/figures.ts'

const DELAY_MS = 1
const KEY = Buffer.alloc(32, 7).toString('base64')

const rounds = Number(process.argv[2])
const paths = process.argv.slice(3)
const [port] = await freePorts(1)
await using server = await startPostgres({ listen_addresses: '127.0.0.1', port: String(port) })
await using relay = await startDelayingProxy({ host: '127.0.0.1', port: port! }, DELAY_MS)

const WAYS: Record<string, number | null> = {
  embedded: null,
  PostgreSQL: port!,
  'PostgreSQL, 1 ms away': relay.port,
}
let acts = 0
const results: Record<string, { seconds: number; cpu: number }[]> = {}
for (let round = 0; round < rounds; round++)
  for (const [way, at] of Object.entries(WAYS))
    (results[way] ??= []).push(
      at === null ? await embedded() : await clustered(at, `db_${round}_${at}`),
    )

const ofEmbedded = results.embedded!
for (const [way, runs] of Object.entries(results)) {
  const ratios = runs.map(({ seconds }, round) => seconds / ofEmbedded[round]!.seconds)
  const [seconds, cpu] = [runs.map((run) => run.seconds), runs.map((run) => run.cpu)]
  console.log(
    `| ${way} | ${median(seconds).toFixed(1)} | ${median(cpu).toFixed(1)} | ${median(ratios).toFixed(2)} |`,
  )
}

console.log(`${acts} acts; ${(relay.roundTrips / rounds / acts).toFixed(2)} round trips an act.`)

async function embedded() {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-import-'))
  try {
    return await imported(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Into an empty database, which is dropped afterwards. */
async function clustered(at: number, name: string) {
  const client = new pg.Client(server.connection)
  await client.connect()
  await client.query(`CREATE DATABASE ${name}`)
  const address = (where: number) => `postgres://arauto@127.0.0.1:${where}/${name}`
  await migratePostgres(address(port!))
  const set = {
    ARAUTO_DATABASE_URL: address(at),
    ARAUTO_SEARCH_URL: 'http://127.0.0.1:9', // an import does not ask it
    ARAUTO_SECRET_KEY: KEY,
  }
  Object.assign(process.env, set)
  try {
    return await imported(join(tmpdir(), 'none'))
  } finally {
    for (const variable of Object.keys(set)) delete process.env[variable]
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await client.end()
  }
}

async function imported(dataDir: string) {
  const { result, seconds, cpuSeconds } = await runArauto(dataDir, ['importar', ...paths])
  acts = Number(result.novas)
  return { seconds, cpu: cpuSeconds }
}
