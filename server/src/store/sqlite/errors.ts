import { Problem } from '../../lib/errors/problem.ts'

/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/** SQLite's code for a file that can only be read. */
const SQLITE_READONLY = 8

/** SQLite's code for a full disk. */
const SQLITE_FULL = 13

/** SQLite's primary codes when a log cannot be opened: read-only, I/O error, disk full, cannot open. */
const UNWRITABLE = new Set([SQLITE_READONLY, 10, SQLITE_FULL, 14])

/** SQLite's codes for a file that is damaged, and for one that is no database. */
const DAMAGE = new Set([11, 26])

/** Whether an error says that the file is damaged. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && 'errcode' in error && DAMAGE.has(Number(error.errcode) & 0xff)
}

/** Whether a database was not opened for lack of room or permission to write beside it. */
export function isUnwritable(error: unknown): boolean {
  return (
    error instanceof Error && 'errcode' in error && UNWRITABLE.has(Number(error.errcode) & 0xff)
  )
}

/** Whether an error says that the file can only be read. */
export function isReadOnly(error: unknown): boolean {
  return (
    error instanceof Error &&
    'errcode' in error &&
    (Number(error.errcode) & 0xff) === SQLITE_READONLY
  )
}

/** Whether an error says that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** SQLite's extended codes for a write that failed: written, synced, truncated, room for -shm. */
const UNWRITTEN = new Set([SQLITE_FULL, 778, 1034, 1290, 1546, 4874])

/** The error to show for one that stopped a change; all others are returned as they are. */
export function problemOf(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'errcode' in error && UNWRITTEN.has(Number(error.errcode))
  return isFull ? new Problem('indisponivel', FULL, [], error) : error
}

const FULL =
  'O disco do serviço está cheio, e nada foi gravado. O que já estava guardado continua legível. Quem opera o serviço precisa liberar espaço.'
