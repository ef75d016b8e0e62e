/** SQLite's code for a lock that another connection holds. */
const SQLITE_BUSY = 5

/** Whether an error says that another connection holds a lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}
