import { getRandomValues } from 'node:crypto'
import { ulid } from 'ulid'

/** Random bytes are drawn in bulk: one call for each of a ULID's characters would cost 28 µs a request. */
const pool = new Uint8Array(4_096)
let used = pool.length

/** A new `req_` identifier, sortable by time. */
export function newRequestId(now: Date): string {
  return `req_${ulid(now.getTime(), randomFraction)}`
}

/** From 0 to below 1 in steps of 1/256, which ulid's 32 letters divide evenly. */
function randomFraction(): number {
  if (used === pool.length) {
    getRandomValues(pool)
    used = 0
  }
  return pool[used++]! / 256 // in range: refilled just above
}
