import { getRandomValues, hash } from 'node:crypto'
import { monotonicFactory, ulid } from 'ulid'

/** Prefixes of the identifiers that cross the wire, besides `pub_`, which is a digest. */
export type IdPrefix =
  | 'evt'
  | 'req'
  | 'cta'
  | 'chv'
  | 'pes'
  | 'ses'
  | 'idt'
  | 'cvt'
  | 'env'
  | 'wh'
  | 'dlv'
  | 'ree'
  | 'alr'
  | 'lst'
  | 'bol'
  | 'ebo'
  | 'pst'
  | 'end'
  | 'aud'
  | 'ocl'

/** A new identifier such as `req_01JD…`: sortable by creation time, unique without coordination. */
export function newId(prefix: IdPrefix, now: number): string {
  return `${prefix}_${ulid(now, randomFraction)}`
}

const ordered = monotonicFactory(randomFraction)

/** The same, and in the order of creation in this thread, even within a millisecond. */
export function newOrderedId(prefix: IdPrefix, now: number): string {
  return `${prefix}_${ordered(now)}`
}

/**
 * Random bytes are drawn in bulk: one call for each of a ULID's characters would cost 28 µs an id.
 */
const pool = new Uint8Array(4_096)
let used = pool.length

/** At least 0 and below 1 in steps of 1/256, which ulid's 32 letters divide evenly. */
function randomFraction(): number {
  if (used === pool.length) {
    getRandomValues(pool)
    used = 0
  }
  return pool[used++]! / 256 // in range: refilled just above
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The first `length` Crockford base32 characters (5 bits each) of the SHA-256 of `text`. */
export function digestId(text: string, length: number): string {
  // A string of bytes is made three times as fast as a Buffer.
  const digest = hash('sha256', text, 'binary')
  let id = ''
  for (let bit = 0; id.length < length; bit += 5) {
    const byte = bit >> 3
    const pair = (digest.charCodeAt(byte) << 8) | digest.charCodeAt(byte + 1)
    id += CROCKFORD[(pair >> (11 - (bit & 7))) & 31]
  }
  return id
}
