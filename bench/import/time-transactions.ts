/*
 * Preloaded into an import (node --import), measures how long it holds the database's write lock. Writes
 * pairs of duration and the thread's processor time, in milliseconds, as JSON to the file that
 * BENCH_TRANSACTIONS names. On a shared machine, the second means more.
 */
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { isMainThread } from 'node:worker_threads'

const file = process.env.BENCH_TRANSACTIONS
if (file !== undefined && isMainThread) record(file)

function record(file: string): void {
  const exec = DatabaseSync.prototype.exec
  const held: [elapsed: number, cpu: number][] = []
  let since = 0
  let cpuSince = 0
  DatabaseSync.prototype.exec = function (sql: string) {
    exec.call(this, sql)
    if (sql.endsWith('BEGIN IMMEDIATE')) {
      since = performance.now()
      cpuSince = threadCpuMs()
    } else if (sql === 'COMMIT' && since > 0) {
      held.push([performance.now() - since, threadCpuMs() - cpuSince])
      since = 0 // a snapshot that ends next holds no lock
    }
  }
  process.on('exit', () => writeFileSync(file, JSON.stringify(held)))
}

function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
