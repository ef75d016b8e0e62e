import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { openSearchCluster } from '../../server/src/search/opensearch/index.ts'
import { type OpenSearchCluster, startOpenSearch } from '../../server/test/_opensearch-nodes.ts'
import { type PostgresServer, startPostgres } from '../../server/test/_postgres-server.ts'
import { freePort } from '../lib/arauto.ts'
import { cpuSecondsOf, treeCpuSeconds } from '../lib/cpu.ts'
import { type ServiceProcess, serviceProcess } from '../faults/service-process.ts'

/** Processor time so far, in seconds. */
export interface Cpu {
  postgres: number
  openSearch: number
}

/** PostgreSQL, OpenSearch, and processes of the service on them. */
export interface Engines {
  postgres: PostgresServer
  openSearch: OpenSearchCluster
  databaseUrl: string
  /** The settings of every process. */
  env: Record<string, string>
  pool: pg.Pool
  cpu(): Cpu
  /** Makes every process answer anew what it was asked before. */
  forgetAnswers(): Promise<void>
  /** Starts this many processes with these roles; disposing ends them. */
  start(
    roles: string,
    count: number,
    more?: Record<string, string>,
  ): Promise<{ processes: ServiceProcess[] } & AsyncDisposable>
}

/** The memory of a server that also has other work. */
const POSTGRES_SETTINGS = {
  shared_buffers: '1GB',
  max_wal_size: '4GB',
  random_page_cost: '1.1',
  jit: 'off',
  max_connections: '200',
}

/** Starts the engines; `cleanup` ends them. The key is that of the archive in `dataDir`. */
export async function startEngines(
  { dataDir, logs, nodes = 1 }: { dataDir: string; logs: string; nodes?: number },
  cleanup: AsyncDisposableStack,
): Promise<Engines> {
  // Tests start their nodes with the faster compiler; these run longer.
  process.env.OPENSEARCH_JAVA_OPTS ??= ''
  const postgres = cleanup.use(await startPostgres(POSTGRES_SETTINGS))
  const openSearch = cleanup.use(await startOpenSearch(nodes))
  const first = new pg.Client(postgres.connection)
  await first.connect()
  await first.query('CREATE DATABASE arauto')
  await first.end()
  const { host, user } = postgres.connection
  const databaseUrl = `postgres://${user}@/arauto?host=${encodeURIComponent(host)}`
  const pool = new pg.Pool({ ...postgres.connection, database: 'arauto', max: 4 })
  pool.on('error', () => {}) // the server's end must not look like a failure
  cleanup.defer(() => pool.end())
  const keyFile = join(dataDir, 'segredos.chave')
  const env: Record<string, string> = {
    ARAUTO_DATABASE_URL: databaseUrl,
    ARAUTO_SEARCH_URL: openSearch.urls.join(),
    ARAUTO_SECRET_KEY: existsSync(keyFile)
      ? readFileSync(keyFile, 'utf8').trim()
      : Buffer.alloc(32, 7).toString('base64'),
    ARAUTO_LOG_LEVEL: 'warn',
    ARAUTO_SEARCH_TIMEOUT_MS: '60000',
  }
  return {
    postgres,
    openSearch,
    databaseUrl,
    env,
    pool,
    cpu: () => ({
      postgres: treeCpuSeconds(postgres.pid()),
      openSearch: cpuSecondsOf(openSearch.nodes[0]!.pid()) ?? 0,
    }),
    async forgetAnswers() {
      await pool.query('UPDATE sources SET name = name')
    },
    async start(roles, count, more = {}) {
      const parts = new AsyncDisposableStack()
      const processes: ServiceProcess[] = []
      for (let i = 0; i < count; i++) {
        const process = serviceProcess({
          name: `${roles}-${i}`,
          roles,
          port: await freePort(),
          env: { ...env, ...more },
          logFile: join(logs, `${roles}-${i}.log`),
        })
        processes.push(parts.use(process))
        await process.start()
      }
      return { processes, [Symbol.asyncDispose]: () => parts.disposeAsync() }
    },
  }
}

/** Queries the index without the service: one query, totals and keys, no rows. */
export function plainIndex({ openSearch }: Engines, cleanup: AsyncDisposableStack) {
  const { engine, indices } = cleanup.use(openSearchCluster(openSearch.urls, { timeoutMs: 60_000 }))
  return { engine, isInService: async () => (await indices.inService()) !== null }
}
