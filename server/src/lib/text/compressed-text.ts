import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * The archive keeps texts deflated: half the size. For texts of an act's length, inflating costs a
 * third of zstd, which has a larger fixed cost per call.
 */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text, {
    chunkSize: Math.min(Math.max(LEAST_CHUNK, text.length), USUAL_CHUNK),
  })
}

/**
 * Room for the output, allocated at once: zlib's own 16 KiB for every text takes longer than a short text.
 */
const USUAL_CHUNK = 16_384
const LEAST_CHUNK = 1_024
const USUAL_RATIO = 6

/** The inverse of {@link compressText}. @throws Error when the bytes are not its output. */
export function decompressText(bytes: Uint8Array): string {
  return decompressUtf8(bytes).toString('utf8')
}

/** The same, not yet decoded; of bytes that are cut short, what there is if `isCut`. */
export function decompressUtf8(bytes: Uint8Array, { isCut = false } = {}): Buffer {
  return inflateRawSync(bytes, {
    chunkSize: Math.max(LEAST_CHUNK, USUAL_RATIO * bytes.length),
    finishFlush: isCut ? constants.Z_SYNC_FLUSH : constants.Z_FINISH,
  })
}
