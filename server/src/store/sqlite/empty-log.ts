import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isBusy, isUnwritable } from './errors.ts'

/** A reader of an old state keeps the log from being emptied; most readers take some milliseconds. */
const RETRY_MS = [5, 10, 20, 50, 100, 200]

/**
 * Moves the write-ahead log into the database and truncates it, unless a reader still uses it: then a later
 * call may succeed. Nobody waits for this. The long part (PASSIVE) takes no lock that others need; the part
 * that blocks writers (TRUNCATE) has nothing left to move, and gives up at once when others are active.
 */
export async function emptyLog(db: DatabaseSync): Promise<void> {
  for (const ms of RETRY_MS) {
    if (hasEmptied(db)) return
    await pause(ms)
  }
}

function hasEmptied(db: DatabaseSync): boolean {
  if (db.isTransaction) return false
  const { timeout } = db.prepare('PRAGMA busy_timeout').get()!
  try {
    db.exec('PRAGMA busy_timeout = 0')
    const { log, checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get()!
    if (log !== checkpointed) return false
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0
  } catch (error) {
    // What cannot be moved now stays in the log, where it is as safe.
    if (isBusy(error) || isUnwritable(error)) return false
    throw error
  } finally {
    db.exec(`PRAGMA busy_timeout = ${String(timeout)}`)
  }
}
