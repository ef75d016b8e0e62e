/*
 * Monitor and dispatcher in their own thread, as in the service; the starting thread may write to
 * the archive meanwhile. Any message ends it; it answers as soon as nothing more begins.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { deliverPart } from '../src/assembly/dispatcher.ts'
import { monitorPart } from '../src/assembly/monitor.ts'
import { readConfig } from '../src/config.ts'
import { homeOf } from '../src/threads/home/home-of.ts'

export interface PushThreadTask {
  env: Record<string, string>
  dataDir: string
  /** The clock's time in milliseconds since 1970; 0: the present. */
  time: Float64Array
}

const { env, dataDir, time } = workerData as PushThreadTask
const config = readConfig({ ...env, ARAUTO_DATA_DIR: dataDir })
const clock = () => new Date(time[0] || Date.now())
await using dispatching = await homeOf(config).openPart({ holder: 'teste', clock })
await using monitoring = await homeOf(config).openPart({ holder: 'teste', clock })
const ending = new AbortController()
parentPort?.once('message', () => {
  ending.abort(new Error('the service ends'))
  parentPort?.postMessage('ending')
})
const quiet = { random: () => 0, onTurn() {}, onUnmade() {}, onBacklog() {} }
await Promise.all([
  deliverPart(dispatching, config.webhooks, quiet, ending.signal),
  monitorPart(
    monitoring,
    {
      onDefect(id, error) {
        throw new Error(id, { cause: error })
      },
    },
    ending.signal,
  ),
])
