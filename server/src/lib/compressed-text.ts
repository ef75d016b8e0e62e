import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * Texts of the archive are kept deflated: half the size, and for texts of an act's length inflating costs
 * a third of zstd, whose fixed cost per call is larger.
 */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text)
}

/** Room for what comes out, made at once: zlib's own 16 KiB for every text takes longer than the text. */
const USUAL_RATIO = 6
const LEAST_CHUNK = 1_024

/** The inverse of {@link compressText}. @throws Error when the bytes are not its output. */
export function decompressText(bytes: Uint8Array): string {
  const chunkSize = Math.max(LEAST_CHUNK, USUAL_RATIO * bytes.length)
  return inflateRawSync(bytes, { chunkSize }).toString('utf8')
}
