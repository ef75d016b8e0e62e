import { decompressUtf8 } from '../../lib/compressed-text.ts'

/** As much of a text as its readers get, in UTF-8; no import lets more in. */
export const READABLE_BYTES = 8 * 2 ** 20

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
  const text = decompressUtf8(bytes)
  return text.length <= READABLE_BYTES ? text.toString('utf8') : cut(text)
}

/** Cuts where a character begins. */
function cut(text: Buffer): string {
  let end = READABLE_BYTES
  while ((text[end]! & 0xc0) === 0x80) end--
  return text.toString('utf8', 0, end) + CUT
}
