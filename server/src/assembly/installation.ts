import type { RequestWindows } from '../access/request-windows.ts'
import type { Log } from '../collector/log-event.ts'
import type { Changes } from '../lib/changes.ts'
import type { Clock } from '../lib/clock.ts'
import type { ReadinessWords } from '../service/readiness.ts'
import type { Service } from '../service/service.ts'
import type { SqlReader } from '../store/sql.ts'

/** What the API stands on. */
export interface ApiFoundation {
  service: Service
  /** For look-ups by key, on the calling thread. */
  sql: SqlReader
  changes: Changes
  /** Where files are put that are imported in a moment. */
  folder: string
  /** Where requests are counted with those of other processes; null: there are none. */
  windows: RequestWindows | null
  /** What is said of a part that fails. */
  words: ReadinessWords
}

/** All that a running service has opened, on this machine or of a cluster. */
export interface Installation extends ApiFoundation, AsyncDisposable {
  /** The data folder, if there was no archive in it; null: there was, or none is needed. */
  newIn: string | null
  clock: Clock
  /** Starts what keeps the index in order. */
  startKeeping(log: Log): AsyncDisposable
}
