import type { AddressInfo } from 'node:net'
import { createAuthenticator } from './access/authenticator.ts'
import { createRateLimiter } from './access/rate-limit.ts'
import { logEvent } from './collector/log-event.ts'
import type { Config } from './config.ts'
import { buildApp } from './http/app.ts'
import { createMetrics } from './http/metrics.ts'
import { createPushMetrics } from './http/push-metrics.ts'
import { openArchive } from './embedded/archive.ts'
import { systemClock } from './lib/clock.ts'
import { createKeyReader } from './store/accounts/keys.ts'
import { present } from './store/rows.ts'
import { lockDataDir } from './store/sqlite/lock.ts'
import { rememberPublications } from './service/archive/publication-queries.ts'
import type { Signal } from './service/signals.ts'
import { startReplayLoop } from './service/webhooks/replay-loop.ts'
import { startCollectorThread } from './threads/collector-thread.ts'
import { keepIndexMerged } from './threads/index-keeper.ts'
import { createMergePool } from './threads/merge-pool.ts'
import { type Push, startPush } from './threads/start-push.ts'
import { createReaderPool } from './threads/reader-pool.ts'
import { createSignals } from './threads/signals.ts'
import { createWriterPool } from './threads/writer-pool.ts'

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
  const archive = starting.use(openArchive(config.dataDir))
  const { sql, changes } = archive

  const { dataDir, secretKey } = config
  const signals = starting.use(createSignals(dataDir))
  const { commands } = starting.use(
    createWriterPool({
      dataDir,
      secretKey,
      alertLimit: config.alertLimit,
      webhooks: config.webhooks,
    }),
  )
  const readers = starting.use(
    createReaderPool({
      settings: { dataDir, secretKey },
      threads: config.searchThreads,
      maxQueue: config.searchQueue,
      timeoutMs: config.searchTimeoutMs,
    }),
  )
  const queries = {
    ...readers.queries,
    publications: rememberPublications(readers.queries.publications, changes),
  }
  const authenticator = createAuthenticator({
    keys: { findKey: createKeyReader(sql).findKey, recordUse: commands.keys.recordUse },
    changes,
    clock,
  })
  const metrics = createMetrics()
  const app = buildApp({
    queries,
    commands,
    check: async () => void (await sql.one(present, 'SELECT 1')),
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
  starting.use(
    keepIndexMerged({
      isNeeded: () => archive.index.needsMerge('tidy'),
      step: () => merges.step('tidy'),
      onError: (error) => app.log.error(error),
    }),
  )
  starting.defer(() => app.close())

  if (config.webhooks.allowHosts.size > 0)
    app.log.warn({ hosts: [...config.webhooks.allowHosts] }, 'receivers let through by name')
  // The first user need not wait for a thread to start.
  const { publicacoes } = await readers.unhurried.archive.summary()
  await app.listen({ host: config.host, port: config.port })
  const push = starting.use(startPush(config, createPushMetrics(metrics), app.log))
  starting.use(signals.listen((signal) => wakeDispatcher(push, signal)))
  starting.use(
    startReplayLoop({
      queries: queries.replays,
      commands: commands.replays,
      signals,
      onError: (error) => app.log.error(error),
    }),
  )
  if (config.collector && config.roles.has('coletor')) {
    const task = { config, collector: config.collector }
    starting.use(startCollectorThread(task, (event) => logEvent(app.log, event)))
  } else app.log.info('no credentials of INLABS are set, or not this role: nothing is collected')
  const running = starting.move()
  return {
    url: urlOf(app.server.address()),
    publicacoes,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

function wakeDispatcher(push: Push, signal: Signal): void {
  if (signal === 'due' || signal === 'deliveries') push.wake()
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') return String(address)
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return `http://${host}:${address.port}`
}
