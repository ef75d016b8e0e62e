import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../config.ts'
import type { MailingEvent } from '../embedded/mail.ts'
import type { PushBacklog, PushProgress } from '../http/push-metrics.ts'
import { systemClock } from '../lib/clock.ts'
import { openDatabase } from '../store/database.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { createPushReader } from '../store/push-reader.ts'
import type { Progress } from '../webhooks/dispatcher.ts'

/** What a thread of the push pipeline is given. */
export interface PushTask {
  config: Config
  role: 'monitor' | 'entregador' | 'correio'
}

/** What it is told: something is due, something is new, the service ends. */
export type PushOrder = 'wake' | 'look' | 'stop'

/** What it tells. */
export type PushEvent =
  | { kind: 'deliveries' }
  | { kind: 'defect'; id: string; error: string }
  | { kind: 'progress'; progress: PushProgress }
  | { kind: 'backlog'; backlog: PushBacklog }
  | { kind: 'mail'; event: MailingEvent }

const BACKLOG_MS = 5_000

const { config, role } = workerData as PushTask
using db = openDatabase(config.dataDir)
// Each loads what it needs and no more: the three threads start together, with the whole service.
if (role === 'monitor') await runMonitor()
else if (role === 'entregador') await runDispatcher()
else await runMailing()

async function runMonitor(): Promise<void> {
  const { monitorFacts } = await import('./monitor-facts.ts')
  const stop = new AbortController()
  obey((order) => {
    if (order === 'stop') stop.abort()
  })
  await monitorFacts(db, {
    clock: systemClock,
    signal: stop.signal,
    onDeliveries: () => tell({ kind: 'deliveries' }),
    // Errors lose much on their way between threads; text does not.
    onDefect: (id, error) => tell({ kind: 'defect', id, error: inspect(error) }),
  })
}

async function runDispatcher(): Promise<void> {
  const { deliver } = await import('./deliver.ts')
  const stop = Promise.withResolvers<void>()
  const backlog = createPushReader(db)
  await using delivery = deliver(db, config, {
    clock: systemClock,
    random: Math.random,
    onProgress: (progress) => tell({ kind: 'progress', progress: summarize(progress) }),
  })
  obey((order) => (order === 'stop' ? stop.resolve() : delivery[order]()))
  const measuring = setInterval(
    () => tell({ kind: 'backlog', backlog: backlog(systemClock()) }),
    BACKLOG_MS,
  )
  await stop.promise
  clearInterval(measuring)
}

async function runMailing(): Promise<void> {
  const { startMailing } = await import('../embedded/mail.ts')
  const stop = Promise.withResolvers<void>()
  obey((order) => {
    if (order === 'stop') stop.resolve()
  })
  await using _mailing = await startMailing({ sql: createSqliteHandle(db) }, config, {
    clock: systemClock,
    onEvent: (event) =>
      tell({
        kind: 'mail',
        event: event.kind === 'crashed' ? { ...event, error: inspect(event.error) } : event,
      }),
  })
  await stop.promise
}

function summarize({ attempts, lags, inFlight, deactivated }: Progress): PushProgress {
  const outcomes: Record<string, number> = {}
  for (const { result } of attempts) {
    const outcome = result.erro ?? 'entregue'
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }
  return { attempts: outcomes, lags: lags.map((ms) => ms / 1_000), inFlight, deactivated }
}

function obey(handle: (order: PushOrder) => void): void {
  parentPort?.on('message', (order: PushOrder) => {
    if (order === 'stop') parentPort?.unref() // what is under way keeps the thread, nothing else
    handle(order)
  })
}

function tell(event: PushEvent): void {
  parentPort?.postMessage(event)
}
