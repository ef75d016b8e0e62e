import { decompressUtf8 } from '../../lib/compressed-text.ts'

/** As much of a text as its readers get, in UTF-8; no import lets more in. */
export const READABLE_BYTES = 8 * 2 ** 20

/** Of a packed text, what is unpacked first: all of nearly every act. */
const FIRST_BYTES = 2 ** 16

const CUT =
  '\n\n[Texto cortado aqui: este ato tem mais de 8 MiB. A versão certificada o traz inteiro.]'

/**
 * A text for its readers. One that an older program let in is cut, and says so at its end: to read what is
 * in a whole one takes longer than anybody waits. The archive keeps all of it.
 */
export function readableText(text: string): string {
  return Buffer.byteLength(text) <= READABLE_BYTES ? text : cut(Buffer.from(text))
}

/** The same of a stored text. @throws Error when it is damaged. */
export function readStoredText(bytes: Uint8Array): string {
  const text = beginningOf(bytes)
  return text.length <= READABLE_BYTES ? text.toString('utf8') : cut(text)
}

/** A text, or a beginning of it that is longer than what is read: to unpack all of it takes long. */
function beginningOf(bytes: Uint8Array): Buffer {
  let length = FIRST_BYTES
  while (length < bytes.length) {
    const text = decompressUtf8(bytes.subarray(0, length), { isCut: true })
    if (text.length > READABLE_BYTES) return text
    length *= 4
  }
  return decompressUtf8(bytes)
}

/** Cuts where a character begins. */
function cut(text: Buffer): string {
  let end = READABLE_BYTES
  while ((text[end]! & 0xc0) === 0x80) end--
  return text.toString('utf8', 0, end) + CUT
}
