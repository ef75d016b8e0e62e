import { copyFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { sealed, unsealed } from '../../server/engine/segment/format/checksum.ts'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { progress } from '../lib/progress.ts'
import { openEngine } from './engines.ts'

/** The two years that a corpus covers. */
export const COPY_DAYS = 731
export const COPY_KEYS = COPY_DAYS * KEYS_PER_DAY

/**
 * Builds an index with this many times the acts, each copy two years before the previous one. The result
 * is as if the same acts were loaded again, in a tenth of the time. Segments are independent of each
 * other, so they are copied.
 */
export function multiplyIndex(from: string, to: string, copies: number): void {
  copyFileSync(from, to)
  using engine = openEngine('segment', to, 'write')
  const { db } = engine
  db.exec('PRAGMA synchronous = OFF')
  multiplySegments(db, copies)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}

/** The same within a database that holds an index. */
export function multiplySegments(db: DatabaseSync, copies: number): void {
  const segments = db.prepare('SELECT id FROM segments ORDER BY id').all()
  const rows = Number(db.prepare('SELECT max(id) AS id FROM segment_rows').get()?.id)
  for (let copy = 1; copy < copies; copy++)
    for (const { id } of segments) {
      progress('Copying segments', `${copy} × ${Number(id)}`)
      db.exec('BEGIN')
      copySegment(db, Number(id), { rows: rows * copy, keys: -COPY_KEYS * copy })
      db.exec('COMMIT')
    }
}

interface Offsets {
  rows: number
  keys: number
}

function copySegment(db: DatabaseSync, segment: number, offsets: Offsets): void {
  const source = BigInt(segment)
  const { lastInsertRowid: target } = db
    .prepare(
      `INSERT INTO segments (state, acts, dead, first_key, last_key, length, average, sources)
       SELECT state, acts, dead, first_key + ?1, last_key + ?1, length, average, sources
       FROM segments WHERE id = ?2`,
    )
    .run(BigInt(offsets.keys), source)
  const putColumn = db.prepare('INSERT INTO segment_columns VALUES (?, ?, ?)')
  for (const { name, body } of db
    .prepare('SELECT name, body FROM segment_columns WHERE segment = ?')
    .all(source)) {
    const bytes = body as Uint8Array
    putColumn.run(target, name!, name === 'keys' ? shiftKeys(bytes, offsets.keys) : bytes)
  }
  const putPiece = db.prepare('INSERT INTO segment_pieces VALUES (?, ?, ?, ?, ?, ?)')
  const putRows = db.prepare(
    'INSERT INTO segment_rows SELECT id + ?1, body FROM segment_rows WHERE id BETWEEN ?2 AND ?3',
  )
  for (const { piece, first_row, last_row, blocks, last_term } of db
    .prepare('SELECT * FROM segment_pieces WHERE segment = ? ORDER BY piece')
    .all(source)) {
    const [first, last] = [BigInt(Number(first_row)), BigInt(Number(last_row))]
    const rows = BigInt(offsets.rows)
    putRows.run(rows, first, last)
    putPiece.run(target, piece!, first + rows, last + rows, blocks!, last_term!)
  }
}

/** Runs of keys as key-runs.ts describes them. */
function shiftKeys(body: Uint8Array, shift: number): Uint8Array {
  const runs = unsealed(body).slice()
  const view = new DataView(runs.buffer)
  for (let at = 0; at < (runs.length / 12) * 8; at += 8)
    view.setFloat64(at, view.getFloat64(at, true) + shift, true)
  return sealed(runs)
}
