import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '../../src/config.ts'
import { migratePostgres } from '../../src/store/postgres/open.ts'
import { importInto } from '../../src/threads/import/import-into.ts'
import { homeOf } from '../../src/threads/home/home-of.ts'
import type { DemoReceiver } from '../demo-receiver.ts'
import { createDemoKey, writeSample } from '../demo-sample.ts'
import { createByteProgress } from '../../src/terminal/progress.ts'
import { openFrontDoor } from './front-door.ts'
import {
  type KeptProcess,
  type ProcessNews,
  type ProcessPlan,
  keepProcess,
} from './kept-process.ts'
import { areTogether, planOpenSearch } from './opensearch.ts'
import { planPostgres } from './postgres.ts'
import { keepPublishing } from './publish.ts'
import { startActReceiver } from './receive.ts'
import { isServing, planServices } from './services.ts'
import { createTally } from './tally.ts'
import { untilReady } from './until-ready.ts'
import { type Watchdog, startWatchdog } from './watchdog.ts'
import { watchSearch } from './watch-search.ts'
import { firstSteps, opening, processLine, searchLine } from './words.ts'

const SAMPLE_DAYS = 5
/** The demonstration watches the search, and its user searches, too. */
const REQUESTS_A_MINUTE = 6_000

/**
 * Starts a whole cluster on this machine and keeps its processes running, whoever kills them.
 * Reports what searches and a receiver of webhooks see, until `signal` aborts; then it ends
 * everything that it started.
 */
export async function runClusterDemo(base: Config, signal: AbortSignal): Promise<number> {
  await using running = new AsyncDisposableStack()
  const folder = makeFolder(running)
  const keep = keeper(running, running.use(startWatchdog(folder)))
  const postgres = planPostgres(folder)
  const search = await planOpenSearch(folder)
  console.log(opening(folder))

  const engines = keep([postgres.plan, ...search.plans])
  await untilReady(postgres.plan, () => hasTables(postgres.url), signal)
  console.log('  PostgreSQL: pronto')
  const tally = createTally(tell)
  const deliveries = running.use(await startActReceiver(tally.received))
  const cluster = clusterOn(postgres.url, search.urls)
  const config = { ...base, cluster }
  const { chave, publicacoes } = await fillArchive(config, folder, signal)
  console.log(`  Acervo: ${publicacoes} publicações fictícias`)
  await untilReady(search.plans[0]!, () => areTogether(search.urls), signal)
  console.log('  OpenSearch: três nós, juntos')

  const settings = settingsOf(cluster, deliveries.receiver, folder)
  const services = await planServices(folder, settings)
  const kept = keep(services.plans)
  for (const [i, plan] of services.plans.entries())
    await untilReady(plan, () => isServing(services.urls[i]!), signal)
  const { url } = running.use(await openFrontDoor(services.urls, base))
  const api = `${url}/api/v1`
  await deliveries.subscribe({ api, chave, signal })
  console.log(firstSteps({ url, chave, publicacoes }, [...kept, ...engines]))

  const watching = watchSearch(api, chave, (...seen) => tell(searchLine(...seen)), signal)
  const samples = join(folder, 'amostra')
  const publishing = keepPublishing(config, samples, tally.published, signal)
  if (!signal.aborted) await once(signal, 'abort')
  console.log('Encerrando a demonstração e tudo o que ela subiu.')
  await Promise.all([watching, publishing])
  return 0
}

function makeFolder(running: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-cluster-'))
  running.defer(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755) // root starts the engines as other users
  return folder
}

/** Starts processes that end together with `running`. */
function keeper(
  running: AsyncDisposableStack,
  watchdog: Watchdog,
): (plans: ProcessPlan[]) => KeptProcess[] {
  const hear = (news: ProcessNews) => {
    if (news.kind !== 'ended') watchdog.started(news.pid)
    if (news.kind !== 'started') tell(processLine(news))
  }
  return (plans) => {
    const kept = plans.map((plan) => keepProcess(plan, hear))
    running.defer(async () => {
      await Promise.all(kept.map((one) => one[Symbol.asyncDispose]()))
    })
    return kept
  }
}

async function hasTables(url: string): Promise<boolean> {
  await migratePostgres(url)
  return true
}

function clusterOn(databaseUrl: string, searchUrls: string[]): NonNullable<Config['cluster']> {
  return {
    databaseUrl,
    searchUrls,
    searchPrefix: 'demonstracao',
    searchShape: { shards: 1, replicas: 1 },
    searchTls: { ca: null, cert: null, key: null },
    secretKey: randomBytes(32),
  }
}

/** The settings of the processes; this process imports, and has the same in its configuration. */
function settingsOf(
  { databaseUrl, searchUrls, searchPrefix, secretKey }: NonNullable<Config['cluster']>,
  { certificate, host }: DemoReceiver,
  folder: string,
): Record<string, string> {
  const caFile = join(folder, 'receptor.pem')
  writeFileSync(caFile, certificate)
  return {
    ARAUTO_DATABASE_URL: databaseUrl,
    ARAUTO_SEARCH_URL: searchUrls.join(),
    ARAUTO_SEARCH_PREFIX: searchPrefix,
    ARAUTO_SECRET_KEY: Buffer.from(secretKey).toString('base64'),
    ARAUTO_ROLES: 'api,monitor,entregador,indexador',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: host,
    ARAUTO_WEBHOOK_CA: caFile,
    ARAUTO_LOG_LEVEL: 'warn',
  }
}

async function fillArchive(config: Config, folder: string, signal: AbortSignal) {
  const paths = await writeSample(join(folder, 'amostra'), SAMPLE_DAYS)
  await using target = await homeOf(config).openTarget()
  const progress = createByteProgress('Importando')
  const { summary } = await importInto(target, config, {
    paths,
    notify: false,
    signal,
    onProgress: progress.update,
  }).finally(progress.stop)
  const { chave } = await createDemoKey(target.sql, REQUESTS_A_MINUTE)
  return { chave, publicacoes: summary.novas }
}

function tell(line: string): void {
  console.log(`${new Date().toLocaleTimeString('pt-BR')}  ${line}`)
}
