/** Bytes to read, so that the connection of an ordinary answer can be used again; the rest is cut off. */
const READ_BYTES = 16 * 1_024
/** Kept for the webhook's owner to see. */
const KEPT_BYTES = 4 * 1_024

/** The beginning of an answer's body, as it comes in. */
export function createExcerpt() {
  const kept: Buffer[] = []
  let read = 0
  return {
    /** False when enough was read. */
    add(chunk: Buffer): boolean {
      // Copied, because a few bytes would keep a whole buffer of the socket in memory.
      if (read < KEPT_BYTES) kept.push(Buffer.from(chunk.subarray(0, KEPT_BYTES - read)))
      read += chunk.length
      return read < READ_BYTES
    },

    /**
     * As text; null when there is none. Compressed bytes are not unpacked, because they may be a bomb. No
     * character is cut in half at the end, and NUL is replaced, because databases refuse it in text.
     */
    text(encoding: string | undefined): string | null {
      const isPlain = encoding === undefined || encoding === 'identity'
      if (!isPlain || read === 0) return null
      const text = new TextDecoder().decode(Buffer.concat(kept), { stream: true })
      return text.replaceAll('\0', '\ufffd')
    },
  }
}
