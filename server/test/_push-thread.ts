/*
 * Monitor and dispatcher in a thread of their own, as in the service: whoever started it may write to the
 * archive meanwhile. Any message ends it; it answers as soon as nothing more begins.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { readConfig } from '../src/config.ts'
import { deliverArchive } from '../src/embedded/dispatcher.ts'
import { monitorArchive } from '../src/embedded/monitor.ts'
import { createSignals } from '../src/threads/signals.ts'

export interface PushThreadTask {
  env: Record<string, string>
  dataDir: string
  /** What the clock says, in milliseconds since 1970; 0: the present. */
  time: Float64Array
}

const { env, dataDir, time } = workerData as PushThreadTask
const config = readConfig({ ...env, ARAUTO_DATA_DIR: dataDir })
using signals = createSignals(dataDir)
const ending = new AbortController()
parentPort?.once('message', () => {
  ending.abort(new Error('the service ends'))
  parentPort?.postMessage('ending')
})
const shared = { signals, clock: () => new Date(time[0] || Date.now()) }
await Promise.all([
  deliverArchive(
    config,
    { ...shared, random: () => 0, onTurn() {}, onBacklog() {} },
    ending.signal,
  ),
  monitorArchive(
    dataDir,
    {
      ...shared,
      onDefect(id, error) {
        throw new Error(id, { cause: error })
      },
    },
    ending.signal,
  ),
])
