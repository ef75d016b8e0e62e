import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrate.ts'

/** The one file of the archive, inside the data folder (beside it lie SQLite's -wal and -shm). */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'arauto.db')
}

/** How long a connection waits for another one's write lock; no writer holds it for over 50 ms. */
const BUSY_TIMEOUT_MS = 10_000

/**
 * Opens the archive for reading and writing; creates and migrates it where needed.
 * `synchronous = FULL`: what was committed survives a power loss.
 */
export function openDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(databasePath(dataDir), { timeout: BUSY_TIMEOUT_MS })
  db.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA cache_size = -65536;
  `)
  migrate(db)
  return db
}

/** Opens an existing archive for reading only. */
export function openReader(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(databasePath(dataDir), {
    readOnly: true,
    timeout: BUSY_TIMEOUT_MS,
  })
  db.exec('PRAGMA mmap_size = 2147418112; PRAGMA cache_size = -32768;')
  return db
}

/**
 * Runs `work` in one write transaction: all of it is kept, or none. Within another one it is a part of
 * that one.
 */
export function transaction<T>(db: DatabaseSync, work: () => T): T {
  return db.isTransaction ? work() : within(db, 'BEGIN IMMEDIATE', work)
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

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/** Whether an error says that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
