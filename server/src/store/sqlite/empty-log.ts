import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { isBusy, isUnwritable } from './errors.ts'

/** Who reads from an old state keeps the log as it is; most do for some milliseconds. */
const RETRY_MS = [5, 10, 20, 50, 100, 200]

/**
 * Moves the write-ahead log into the database and leaves an empty one, unless somebody reads from it meanwhile: then
 * the next to try may. Nobody waits for it: what takes long leaves all locks to others, and what takes the write lock
 * has nothing to move, and gives up at once where it is not alone.
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
    // What cannot be moved now stays in the log, which is as good.
    if (isBusy(error) || isUnwritable(error)) return false
    throw error
  } finally {
    db.exec(`PRAGMA busy_timeout = ${String(timeout)}`)
  }
}
