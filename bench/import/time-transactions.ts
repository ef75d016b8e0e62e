/*
 * Preloaded into an import (node --import): for how long it holds the database's write lock. Writes
 * the durations in milliseconds, as JSON, to the file that ARAUTO_BENCH_TRANSACTIONS names.
 */
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

const file = process.env.ARAUTO_BENCH_TRANSACTIONS
if (file !== undefined && isMainThread) record(file)

function record(file: string): void {
  const exec = DatabaseSync.prototype.exec
  const held: number[] = []
  let since = 0
  DatabaseSync.prototype.exec = function (sql: string) {
    exec.call(this, sql)
    if (sql === 'BEGIN IMMEDIATE') since = performance.now()
    else if (sql === 'COMMIT') held.push(performance.now() - since)
  }
  process.on('exit', () => writeFileSync(file, JSON.stringify(held)))
}
