/*
 * node bench/search/run.ts [--atos 500000] [--rapido] [--pasta DIR]
 *
 * Compares searches over HTTP with PostgreSQL's text search on the same texts, and measures the archive's
 * disk, memory and start time. Prints Markdown for RESULTS.md.
 */
import pg from 'pg'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, forgetAnswers } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { load } from '../lib/machine.ts'
import { startPostgres } from '../../server/test/_postgres-server.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { askArauto } from './ask-arauto.ts'
import { askPostgres } from './ask-postgres.ts'
import { checkTotals } from './check.ts'
import { measureFootprint } from './footprint.ts'
import { measureLatency } from './latency.ts'
import { loadPostgres } from './load-postgres.ts'
import { type Order, type SearchQuery, queryClasses } from './queries.ts'
import { report } from './report.ts'
import { measureThroughput } from './throughput.ts'

const CLIENTS = 16
/** The usual settings for a server with this much memory; all others are PostgreSQL's defaults. */
const POSTGRES_SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  work_mem: '256MB',
  maintenance_work_mem: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  synchronous_commit: 'off',
  max_wal_size: '16GB',
}
const QUICK_SETTINGS = { ...POSTGRES_SETTINGS, shared_buffers: '256MB' }

await runBench({ acts: 500_000, quickActs: 5_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const { facts } = await corpusIn(bench)
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir)
  const footprint = await measureFootprint(dataDir, { starts: quick ? 1 : 5 })

  const settings = quick ? QUICK_SETTINGS : POSTGRES_SETTINGS
  const postgres = cleanup.use(await startPostgres(settings))
  const loaded = await loadPostgres(postgres.connection, dataDir)
  const pool = new pg.Pool({ ...postgres.connection, max: CLIENTS })
  // `end` resolves before the connections are closed; the server's end must not look like a failure.
  pool.on('error', () => {})
  cleanup.defer(() => pool.end())

  const service = cleanup.use(await startService(dataDir))
  const client = cleanup.use(createClient(service.url, key))
  const arauto = (query: SearchQuery, order: Order) => askArauto(client, query, order)
  const forget = async () => {
    forgetAnswers(dataDir)
    await Promise.all(Array.from({ length: 8 }, () => client.get('/buscar?termo=zzzz')))
  }

  const loadBefore = load()
  const classes = queryClasses(facts, quick ? 3 : 100)
  await checkTotals(classes, arauto)
  const latencies = await measureLatency(classes, {
    arauto,
    forget,
    postgres: (query, order, plan) => askPostgres(pool, query, order, plan),
  })

  const mixed = latencies.flatMap(({ query, order, plan }) =>
    query.queries.map((q) => ({ query: q, order, plan })),
  )
  const limits = { clients: CLIENTS, seconds: quick ? 2 : 30 }
  progress(`${CLIENTS} clients, Arauto`)
  const before = { service: service.cpuSeconds(), client: process.cpuUsage() }
  const ours = await measureThroughput(mixed, limits, (q) => arauto(q.query, q.order), forget)
  const { user, system } = process.cpuUsage(before.client)
  const cpuMs = {
    service: ((service.cpuSeconds() - before.service) * 1e3) / ours.ms.length,
    client: (user + system) / 1e3 / ours.ms.length,
  }
  const underLoad = service.memory()
  progress(`${CLIENTS} clients, PostgreSQL`)
  const theirs = await measureThroughput(
    mixed,
    limits,
    (q) => askPostgres(pool, q.query, q.order, q.plan),
    () => Promise.resolve(),
  )
  progressDone()
  console.log(
    report({
      footprint,
      underLoad,
      latencies,
      throughput: { clients: CLIENTS, arauto: ours, postgres: theirs, cpuMs },
      postgres: { settings, loaded },
      load: { before: loadBefore, after: load() },
    }),
  )
})
