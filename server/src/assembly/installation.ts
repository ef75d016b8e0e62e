import type { RequestWindows } from '../access/request-windows.ts'
import type { Log } from '../collector/log-event.ts'
import type { Config } from '../config.ts'
import type { Changes } from '../lib/flow/changes.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { ReadOnlyReason, Room } from '../service/read-only.ts'
import type { ReadinessWords } from '../service/readiness.ts'
import type { Service } from '../service/service.ts'
import type { SqlReader } from '../store/sql.ts'

/** Everything that the API is built on. */
export interface ApiFoundation {
  service: Service
  /** For look-ups by key, on the calling thread. */
  sql: SqlReader
  /** What callers are known by. */
  callers: Changes
  /** What answers about the gazette are made of. */
  content: Changes
  /** What answers about acts are made of. */
  acts: Changes
  clock: Clock
  /** The folder for uploaded files that are about to be imported. */
  folder: string
  /** Counts requests together with other processes; null: there are none. */
  windows: RequestWindows | null
  /**
   * How many written acts the index still lacks; null: the index is written in the same
   * transaction.
   */
  unindexed: (() => Promise<number>) | null
  /** Why it was started read-only; null: it was not. */
  readOnly: ReadOnlyReason | null
  /** The free space of the data folder; null if the service does not write, or not on this machine. */
  room: Room | null
  /** What to report when a part fails. */
  words: ReadinessWords
}

/** Everything that a running service has opened, on this machine or in a cluster. */
export interface Installation extends ApiFoundation, AsyncDisposable {
  /** The data folder, if it held no archive yet; null: it did, or none is needed. */
  newIn: string | null
  /** Starts what keeps the index in order. */
  startKeeping(log: Log): AsyncDisposable
  /** Starts the nightly copies of the archive; null: its database has tools of its own. */
  startBackups:
    | ((
        settings: NonNullable<Config['backup']>,
        onFailure: () => void,
        log: Log,
      ) => AsyncDisposable)
    | null
}
