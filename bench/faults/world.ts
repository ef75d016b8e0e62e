import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { startFakeInlabs } from '../../server/demo/inlabs/server.ts'
import { type OpenSearchCluster, startOpenSearch } from '../../server/test/_opensearch-nodes.ts'
import { type PostgresServer, startPostgres } from '../../server/test/_postgres-server.ts'
import { type ReceiverProcess, startReceivers } from '../delivery/receiver-process.ts'
import { createKey, freePort, runArauto } from '../lib/arauto.ts'
import { type DelayingProxy, startDelayingProxy } from '../lib/delaying-proxy.ts'
import { progress } from '../lib/progress.ts'
import { createApi } from '../soak/api.ts'
import { idOf } from '../soak/receivers.ts'
import { installAudit } from './audit.ts'
import { type Edition, writeDays } from './editions.ts'
import { type ServiceProcess, serviceProcess } from './service-process.ts'

const SCOPES = ['consulta', 'webhooks', 'administracao']
const INLABS = { email: 'teste@example.org', password: 'teste' }
const EVENTS = ['publicacao.nova', 'edicao.publicada']
const SECRET_KEY = Buffer.alloc(32, 7).toString('base64')
/** Two of each, so that one can always continue. */
const ROLES = { api: 'api', coletor: 'coletor,monitor', entregador: 'entregador,indexador' }
/** The days that the collector collects; the feeder's days come after them. */
const COLLECTED_FROM = '2024-01-01'
const FED_FROM = '2024-06-01'
const SLOW_MS = 300

export interface WorldSize {
  /** Nodes of OpenSearch. */
  nodes: number
  receivers: number
  /** The number of days for the collector, and acts of each. */
  collected: { days: number; acts: number; pauseMs: number }
  /** The maximum number of days imported by command. */
  fed: { days: number; acts: number }
}

/** A whole cluster on this machine, with its editions and receivers. */
export interface ClusterWorld {
  postgres: PostgresServer
  /** Connections under their own name; they reconnect after a restart. */
  pool: pg.Pool
  nodes: OpenSearchCluster['nodes']
  /** The way to each node, which the processes of the service use. */
  delays: DelayingProxy[]
  /** A data folder with an archive of its own. */
  embedded: string
  receivers: ReceiverProcess
  /** The number of webhooks; each wants everything. */
  webhooks: number
  processes: ServiceProcess[]
  apis: string[]
  key: string
  /** The settings of a command on the cluster. */
  env: Record<string, string>
  collected: Edition[]
  fed: Edition[]
  logs: string
}

/** Starts everything; `cleanup` ends it in reverse order. */
export async function startWorld(
  home: string,
  size: WorldSize,
  cleanup: AsyncDisposableStack,
): Promise<ClusterWorld> {
  const logs = join(home, 'logs')
  mkdirSync(logs, { recursive: true })
  progress('Starting PostgreSQL and OpenSearch')
  const [postgres, openSearch] = await Promise.all([
    startPostgres({ max_connections: '200' }),
    startOpenSearch(size.nodes),
  ])
  cleanup.use(postgres)
  cleanup.use(openSearch)
  const delays: DelayingProxy[] = []
  for (const url of openSearch.urls) {
    const { hostname: host, port } = new URL(url)
    delays.push(cleanup.use(await startDelayingProxy({ host, port: Number(port) })))
  }
  const pool = await createDatabase(postgres, cleanup)
  const databaseUrl = (process: string) =>
    `postgres://${postgres.connection.user}@/faults?host=${encodeURIComponent(postgres.connection.host)}&application_name=${process}`

  const collected = writeDays(join(home, 'inlabs'), {
    firstDate: COLLECTED_FROM,
    ...size.collected,
  })
  const fed = writeDays(join(home, 'fed'), { firstDate: FED_FROM, ...size.fed })
  const inlabs = cleanup.use(
    await startFakeInlabs({ folder: join(home, 'inlabs'), ...INLABS, port: 0 }),
  )
  const receivers = cleanup.use(await startReceivers(size.receivers))
  await receivers.reset({ slow: Math.floor(size.receivers / 2), delayMs: SLOW_MS })
  const caFile = join(home, 'ca.pem')
  writeFileSync(caFile, receivers.ca)

  const env: Record<string, string> = {
    ARAUTO_DATABASE_URL: databaseUrl('mesa'),
    ARAUTO_SEARCH_URL: delays.map(({ port }) => `http://127.0.0.1:${port}`).join(),
    ARAUTO_SECRET_KEY: SECRET_KEY,
    ARAUTO_LOG_LEVEL: 'warn',
    ARAUTO_SEARCH_THREADS: '1',
    ARAUTO_IMPORT_THREADS: '1',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: caFile,
    ARAUTO_INLABS_URL: inlabs.url,
    ARAUTO_INLABS_EMAIL: INLABS.email,
    ARAUTO_INLABS_PASSWORD: INLABS.password,
    ARAUTO_COLLECTOR_SINCE: COLLECTED_FROM,
    ARAUTO_COLLECTOR_PAUSE_MS: String(size.collected.pauseMs),
  }
  // Before the settings of the cluster are those of every command.
  const embedded = join(home, 'embedded')
  await runArauto(embedded, ['importar', fed[0]!.path])
  Object.assign(process.env, env)
  const nowhere = join(home, 'none') // it must never be written to
  await runArauto(nowhere, ['migrar'])
  await installAudit(pool)
  const key = await createKey(nowhere, SCOPES)

  progress('Starting the processes')
  const processes = await startProcesses(env, { databaseUrl, logs }, cleanup)
  const apis = processes.filter(({ name }) => name.startsWith('api')).map(({ url }) => url)
  const api = createApi(`${apis[0]}/api/v1`, key)
  for (const [i, url] of receivers.urls.entries()) {
    const webhook = { nome: `receptor ${i}`, url, eventos: EVENTS, filtros: { termos: ['*'] } }
    idOf(await api.ask('webhooks', 'POST', '/webhooks', webhook))
  }
  return {
    postgres,
    pool,
    nodes: openSearch.nodes,
    delays,
    embedded,
    receivers,
    webhooks: receivers.urls.length,
    processes,
    apis,
    key,
    env,
    collected,
    fed,
    logs,
  }
}

async function createDatabase(
  { connection }: PostgresServer,
  cleanup: AsyncDisposableStack,
): Promise<pg.Pool> {
  const first = new pg.Client(connection)
  await first.connect()
  await first.query('CREATE DATABASE faults')
  await first.end()
  const pool = new pg.Pool({
    ...connection,
    database: 'faults',
    application_name: 'medicao',
    max: 4,
  })
  pool.on('error', () => {}) // the next query shows it
  cleanup.defer(() => pool.end())
  return pool
}

async function startProcesses(
  env: Record<string, string>,
  { databaseUrl, logs }: { databaseUrl(name: string): string; logs: string },
  cleanup: AsyncDisposableStack,
): Promise<ServiceProcess[]> {
  const processes: ServiceProcess[] = []
  for (const [kind, roles] of Object.entries(ROLES))
    for (const number of [1, 2]) {
      const name = `${kind}-${number}`
      const process = serviceProcess({
        name,
        roles,
        port: await freePort(),
        env: { ...env, ARAUTO_DATABASE_URL: databaseUrl(name) },
        logFile: join(logs, `${name}.log`),
      })
      processes.push(cleanup.use(process))
    }
  await Promise.all(processes.map((process) => process.start()))
  return processes
}
