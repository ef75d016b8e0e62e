/*
 * A process that takes the write lock of an archive (argument: its file) now and then, as the service's
 * deliveries do. When told to stop, it reports to its parent how many milliseconds it waited each time.
 */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20
/** As long as the service itself would wait (store/sqlite/database.ts). */
const PATIENCE_MS = 10_000

const file = process.argv[2]!
const stop = new AbortController()
process.once('message', () => stop.abort())

while (!existsSync(file) && !stop.signal.aborted) await sleep(PAUSE_MS)
const waits: number[] = []
using db = new DatabaseSync(file, { timeout: PATIENCE_MS })
while (!stop.signal.aborted) {
  const asked = performance.now()
  db.exec('BEGIN IMMEDIATE')
  waits.push(performance.now() - asked)
  db.exec('COMMIT')
  await sleep(PAUSE_MS)
}
process.send?.(waits)
