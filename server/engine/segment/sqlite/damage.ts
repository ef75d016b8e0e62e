import type { DatabaseSync } from 'node:sqlite'
import { unsealed } from '../format/checksum.ts'

/** The BLOBs of the index that have a checksum. */
const SEALED = [
  'SELECT body FROM segment_rows',
  'SELECT body FROM segment_columns',
  'SELECT blocks AS body FROM segment_pieces',
]

/** Reads every byte of the index and counts the damaged pieces. */
export function countDamage(db: DatabaseSync): number {
  let damaged = 0
  for (const sql of SEALED)
    for (const { body } of db.prepare(sql).iterate()) if (!isSound(body)) damaged++
  return damaged
}

function isSound(body: unknown): boolean {
  try {
    return body instanceof Uint8Array && unsealed(body).length >= 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
