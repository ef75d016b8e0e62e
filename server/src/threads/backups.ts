import { inspect } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { type BackupEvent, type BackupSettings, backUpNightly } from '../embedded/nightly-backup.ts'
import { systemClock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import { runCopyProcess } from './copy-process/run-copy-process.ts'

/** The data of the nightly backup's thread; any message to it ends it. */
export interface BackupTask {
  dataDir: string
  settings: BackupSettings
}

const { dataDir, settings } = workerData as BackupTask
const stop = new AbortController()
parentPort?.once('message', () => stop.abort(new Error('the service ends')))

try {
  const deps = {
    addCopy: (given: BackupSettings, signal: AbortSignal) => runCopyProcess(dataDir, given, signal),
    clock: systemClock,
    sleep: systemSleep,
    onEvent: tell,
  }
  await backUpNightly(dataDir, settings, deps, stop.signal)
} catch (error) {
  if (!stop.signal.aborted) throw error
}

/** Errors lose details between threads; text does not. */
function tell(event: BackupEvent): void {
  parentPort?.postMessage(
    event.kind === 'failed' ? { kind: 'failed', error: inspect(event.error) } : event,
  )
}
