import { once } from 'node:events'
import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../../config.ts'
import type { MailingEvent } from '../../assembly/mail.ts'
import { systemClock } from '../../lib/time/clock.ts'
import { startTracing } from '../../lib/tracing/start-tracing.ts'
import type { Backlog } from '../../webhooks/backlog.ts'
import type { TurnReport } from '../../webhooks/dispatch/turn.ts'
import { homeOf } from '../home/home-of.ts'

/** The data of a thread of the push pipeline; any message to it ends it. */
export interface PushTask {
  config: Config
  role: 'monitor' | 'entregador' | 'correio'
  /** The holder of its leases; the same when the thread is restarted. */
  holder: string
}

/** What the thread reports. */
export type PushEvent =
  | { kind: 'defect'; id: string; error: string }
  | { kind: 'unmade'; id: string; error: string }
  | { kind: 'turn'; report: TurnReport }
  | { kind: 'backlog'; backlog: Backlog }
  | { kind: 'mail'; event: MailingEvent }

const { config, role, holder } = workerData as PushTask
const stop = new AbortController()
parentPort?.once('message', () => stop.abort(new Error('the service ends')))
await using _tracing = await startTracing(config.tracing)
// A delivery whose record is lost is sent again, with the same id.
const isRepeatable = role === 'entregador'
await using part = await homeOf(config).openPart({ holder, clock: systemClock, isRepeatable })
// Each thread loads only the code that it needs: all three start together with the service.
if (role === 'monitor') await runMonitor()
else if (role === 'entregador') await runDispatcher()
else await runMailing()

async function runMonitor(): Promise<void> {
  const { monitorPart } = await import('../../assembly/monitor.ts')
  // Errors lose details between threads; text does not.
  const onDefect = (id: string, error: unknown) =>
    tell({ kind: 'defect', id, error: inspect(error) })
  await monitorPart(part, { onDefect }, stop.signal)
}

async function runDispatcher(): Promise<void> {
  const { deliverPart } = await import('../../assembly/dispatcher.ts')
  const options = {
    random: Math.random,
    onTurn: (report: TurnReport) => tell({ kind: 'turn', report }),
    onUnmade: (id: string, error: unknown) => tell({ kind: 'unmade', id, error: inspect(error) }),
    onBacklog: (backlog: Backlog) => tell({ kind: 'backlog', backlog }),
  }
  await deliverPart(part, config.webhooks, options, stop.signal)
}

async function runMailing(): Promise<void> {
  const { mailPart } = await import('../../assembly/mail.ts')
  await using _mailing = await mailPart(part, config, {
    onEvent: (event) =>
      tell({
        kind: 'mail',
        event: event.kind === 'crashed' ? { ...event, error: inspect(event.error) } : event,
      }),
  })
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
}

function tell(event: PushEvent): void {
  parentPort?.postMessage(event)
}
