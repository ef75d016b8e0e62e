import { decompressUtf8 } from '../../lib/text/compressed-text.ts'

/** The most bytes of a text that readers get, in UTF-8; no import accepts more. */
export const READABLE_BYTES = 8 * 2 ** 20

/** How much of a compressed text to unpack first; nearly every act is smaller. */
const FIRST_BYTES = 2 ** 16

const CUT =
  '\n\n[Texto cortado aqui: este ato tem mais de 8 MiB. A versão certificada o traz inteiro.]'

/**
 * A text for its readers. A longer one, imported by an older version, is cut and says so at its end, because
 * reading all of it would take longer than anybody waits. The archive keeps it whole.
 */
export function readableText(text: string): string {
  return Buffer.byteLength(text) <= READABLE_BYTES ? text : cut(Buffer.from(text))
}

/** The same for a stored text. @throws Error when it is damaged. */
export function readStoredText(bytes: Uint8Array): string {
  const text = beginningOf(bytes)
  return text.length <= READABLE_BYTES ? text.toString('utf8') : cut(text)
}

/** A text, or a beginning of it that exceeds the limit, because unpacking all of it takes long. */
function beginningOf(bytes: Uint8Array): Buffer {
  let length = FIRST_BYTES
  while (length < bytes.length) {
    const text = decompressUtf8(bytes.subarray(0, length), { isCut: true })
    if (text.length > READABLE_BYTES) return text
    length *= 4
  }
  return decompressUtf8(bytes)
}

/** Cuts between two characters. */
function cut(text: Buffer): string {
  let end = READABLE_BYTES
  while ((text[end]! & 0xc0) === 0x80) end--
  return text.toString('utf8', 0, end) + CUT
}
