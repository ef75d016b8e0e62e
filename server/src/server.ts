import type { AddressInfo } from 'node:net'
import { createAuthenticator } from './access/authenticator.ts'
import { createRateLimiter } from './access/rate-limit.ts'
import { logEvent } from './collector/log-event.ts'
import type { Config } from './config.ts'
import { buildApp } from './http/app.ts'
import { createMetrics } from './http/metrics.ts'
import { createPushMetrics } from './http/push-metrics.ts'
import { systemClock } from './lib/clock.ts'
import { createKeyReader } from './store/accounts/keys.ts'
import { createChanges } from './store/sqlite/changes.ts'
import { createSqliteHandle } from './store/sqlite/connection.ts'
import { createSegmentIndex } from './search/segment/index.ts'
import { lockDataDir } from './store/lock.ts'
import { createAlertDesk } from './threads/alert-desk.ts'
import { startCollectorThread } from './threads/collector-thread.ts'
import { keepIndexMerged } from './threads/index-keeper.ts'
import { createMergePool } from './threads/merge-pool.ts'
import { openArchive } from './threads/open-archive.ts'
import { createReadPool } from './threads/read-pool.ts'
import { createSignals } from './threads/signals.ts'
import { startPush } from './threads/start-push.ts'
import { startWebhooks } from './threads/start-webhooks.ts'
import { createWritePool } from './threads/write-pool.ts'
import { createWriterPool } from './threads/writer-pool.ts'
import { resolveByNameServers } from './webhooks/resolver.ts'

/** How often the last uses of keys are handed to the writer. */
const FLUSH_MS = 10_000

export interface RunningServer extends AsyncDisposable {
  /** `http://127.0.0.1:8080` */
  url: string
  /** Publications in the archive at the start. */
  publicacoes: number
}

/**
 * The service: opens the archive, wires the parts, listens. Disposing it stops accepting requests, lets
 * those under way finish, and closes everything in reverse order.
 * @throws Problem `conflito` when another service holds the data folder.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  await using starting = new AsyncDisposableStack()
  const clock = systemClock
  starting.use(lockDataDir(config.dataDir))
  const db = starting.use(openArchive(config.dataDir))
  const writer = starting.use(createWritePool(config.dataDir, config.secretKey))
  const archive = starting.use(
    createReadPool({
      dataDir: config.dataDir,
      db,
      threads: config.searchThreads,
      maxQueue: config.searchQueue,
      timeoutMs: config.searchTimeoutMs,
      clock,
    }),
  )

  const { commands } = starting.use(createWriterPool({ dataDir: config.dataDir }))
  const authenticator = createAuthenticator({
    keys: { ...createKeyReader(createSqliteHandle(db)), ...commands.keys },
    changes: createChanges(db),
    clock,
  })
  const metrics = createMetrics()
  const signals = starting.use(createSignals(config.dataDir))
  const webhooks = starting.use(
    startWebhooks({
      config,
      db,
      reader: archive,
      writer,
      resolve: resolveByNameServers,
      clock,
      wakeDispatcher: () => signals.announce('due'),
      onError: (error) => app.log.error(error),
    }),
  )
  const app = buildApp({
    archive,
    webhooks: webhooks.desk,
    alerts: createAlertDesk({ config, db, reader: archive, writer, clock }),
    authenticator,
    limiter: createRateLimiter(clock),
    clock,
    metrics,
    operationsOnly: !config.roles.has('api'),
    log: { level: config.logLevel },
  })
  starting.defer(() => authenticator.flushUses())
  const flushing = setInterval(() => {
    authenticator.flushUses().catch((error: unknown) => app.log.error(error))
  }, FLUSH_MS)
  starting.defer(() => clearInterval(flushing))
  const merges = starting.use(createMergePool(config.dataDir))
  const index = createSegmentIndex(db)
  starting.use(
    keepIndexMerged({
      isNeeded: () => index.needsMerge('tidy'),
      step: () => merges.step('tidy'),
      onError: (error) => app.log.error(error),
    }),
  )
  starting.defer(() => app.close())

  if (config.webhooks.allowHosts.size > 0)
    app.log.warn({ hosts: [...config.webhooks.allowHosts] }, 'receivers let through by name')
  await archive.ready()
  await app.listen({ host: config.host, port: config.port })
  starting.use(startPush(config, createPushMetrics(metrics), app.log))
  if (config.collector && config.roles.has('coletor')) {
    const task = { config, collector: config.collector }
    starting.use(startCollectorThread(task, (event) => logEvent(app.log, event)))
  } else app.log.info('no credentials of INLABS are set, or not this role: nothing is collected')
  const running = starting.move()
  return {
    url: urlOf(app.server.address()),
    publicacoes: archive.summary().publicacoes,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
