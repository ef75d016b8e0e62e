import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'

/**
 * The archive keeps texts deflated: half the size. For texts of an act's length, inflating costs a
 * third of zstd, which has a larger fixed cost per call.
 */
export function compressText(text: string): Uint8Array {
  return deflateRawSync(text, {
    ...memoryFor(text.length),
    chunkSize: Math.min(Math.max(LEAST_CHUNK, text.length), USUAL_CHUNK),
  })
}

/**
 * zlib's window and tables as large as a text needs: the usual ones take 256 KiB, which for most texts is longer to
 * prepare than to use. The result is as small.
 */
function memoryFor(length: number): { windowBits: number; memLevel: number } {
  const bits = 32 - Math.clz32(length + length / SPARE)
  const windowBits = Math.min(Math.max(bits, LEAST_WINDOW), MOST_WINDOW)
  return { windowBits, memLevel: Math.min(windowBits - LEAST_WINDOW + LEAST_MEMORY, USUAL_MEMORY) }
}

/** A letter beyond ASCII takes two bytes. */
const SPARE = 8
const [LEAST_WINDOW, MOST_WINDOW] = [9, 15]
const [LEAST_MEMORY, USUAL_MEMORY] = [3, 8]

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
