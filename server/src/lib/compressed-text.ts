import { deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * Texts of the archive are kept deflated: half the size, and for texts of an act's length inflating costs
 * a third of zstd, whose fixed cost per call is larger.
 */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text)
}

/** The inverse of {@link compressText}. @throws Error when the bytes are not its output. */
export function decompressText(bytes: Uint8Array): string {
  return inflateRawSync(bytes).toString('utf8')
}
