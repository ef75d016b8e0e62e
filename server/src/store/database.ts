import type { DatabaseSync } from 'node:sqlite'
import { isBusy } from './sqlite/errors.ts'

export { databasePath, openDatabase, openReader } from './sqlite/database.ts'

/**
 * Runs `work` in one write transaction: all of it is kept, or none. Within another one it is a part of
 * that one.
 */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  return db.isTransaction ? work() : within(db, 'BEGIN IMMEDIATE', work)
}

/**
 * {@link transaction} on a connection that does not wait (`busy_timeout = 0`); null, and nothing is
 * done, while another connection writes.
 */
export function transactionIfFree<T>(db: DatabaseSync, work: () => T): { result: T } | null {
  try {
    return { result: transaction(db, work) }
  } catch (error) {
    if (isBusy(error)) return null
    throw error
  }
}

/** Runs `work` on one snapshot of the database, whatever others write meanwhile. */
export function snapshot<T>(db: DatabaseSync, work: () => T): T {
  return within(db, 'BEGIN', work)
}

function within<T>(db: DatabaseSync, begin: string, work: () => T): T {
  db.exec(begin)
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
