import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { CollectorEvent } from '../../collector/ports.ts'
import type { CollectorConfig, Config } from '../../config.ts'
import { startTracing } from '../../lib/tracing/start-tracing.ts'
import { collectInto } from './collect-into.ts'
import { homeOf } from '../home/home-of.ts'

/** The data of the collector's thread; any message to it ends it. */
export interface CollectTask {
  config: Config
  collector: CollectorConfig
}

const { config, collector } = workerData as CollectTask
const stop = new AbortController()
parentPort?.once('message', () => stop.abort(new Error('the service ends')))

await using _tracing = await startTracing(config.tracing)
await using target = await homeOf(config).openTarget()
await collectInto(target, config, collector, {
  signal: stop.signal,
  onEvent: (event) => parentPort?.postMessage(portable(event)),
})

/** Errors lose details between threads; text does not. */
function portable(event: CollectorEvent): CollectorEvent {
  return event.kind === 'crashed' ? { kind: 'crashed', error: inspect(event.error) } : event
}
