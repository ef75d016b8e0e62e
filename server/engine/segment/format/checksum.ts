import { crc32 } from 'node:zlib'

/**
 * SQLite does not checksum its pages, so a flipped bit in a posting would silently give a wrong
 * answer.
 */
const CHECKSUM_BYTES = 4

let scratch = new Uint8Array(16_384)

/** The bytes, followed by their CRC-32: a view, valid until the next call. */
export function sealed(body: Uint8Array): Uint8Array {
  const length = body.length + CHECKSUM_BYTES
  if (length > scratch.length) scratch = new Uint8Array(length * 2)
  scratch.set(body)
  new DataView(scratch.buffer).setUint32(body.length, crc32(body), true)
  return scratch.subarray(0, length)
}

/** The bytes without their checksum. @throws RangeError if it does not match. */
export function unsealed(row: Uint8Array): Uint8Array {
  const length = row.length - CHECKSUM_BYTES
  if (length < 0) throw new RangeError('no checksum')
  const body = row.subarray(0, length)
  const expected = new DataView(row.buffer, row.byteOffset).getUint32(length, true)
  if (crc32(body) !== expected) throw new RangeError('the checksum does not match')
  return body
}
