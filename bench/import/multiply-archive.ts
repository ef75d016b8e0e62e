/*
 * node bench/import/multiply-archive.ts <folder of an archive> <how many times>
 *
 * Copies an archive's acts within it, with their index, names and corrections: each copy lies two years
 * before the last one. It is as large as if so many acts had been imported, in a tenth of the time.
 */
import { DatabaseSync } from 'node:sqlite'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { COPY_DAYS, COPY_KEYS, multiplySegments } from '../segment/multiply.ts'

const [folder = '', times = '10'] = process.argv.slice(2)
const copies = Number(times)
using db = new DatabaseSync(databasePath(folder))
db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -262144')
const tables = ['publications', 'act_names', 'awaited_originals', 'corrections']
const last = Number(db.prepare('SELECT min(key) AS key FROM publications').get()!.key)
for (let copy = 1; copy < copies; copy++) {
  progress('Copying acts', String(copy))
  for (const table of tables) copyRows(table, copy)
}
multiplySegments(db, copies)
db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
progressDone()

function copyRows(table: string, copy: number): void {
  const columns = db
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
  const changed: Record<string, string> = {
    key: `key - ${COPY_KEYS * copy}`,
    day: `day - ${COPY_DAYS * copy}`,
    original: `original - ${COPY_KEYS * copy}`,
    id: `substr(id, 1, 18) || printf('%02d', ${copy})`,
    data_publicacao: `date(data_publicacao, '-${COPY_DAYS * copy} days')`,
  }
  const values = columns.map((column) => changed[column] ?? column)
  db.exec(
    `INSERT OR IGNORE INTO ${table} (${columns.join()}) SELECT ${values.join()} FROM ${table} WHERE key >= ${last}`,
  )
}
