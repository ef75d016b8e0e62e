/** Between `leia-se` and the new words. */
export const BEFORE_QUOTATION = /^[\s:,;.–-]+/
const OPENING = /^["“”'‘’«]/
const CLOSING = /["”’'»](?=\s*(?:[.,;:(]|$|\n))/

/** Text between quotation marks, which is not the act's own. */
const QUOTATION = /“[^“”]{1,2000}”|(?<=^|[\s(:])"(?=\S)[^"]{1,2000}(?<=\S)"(?=[\s.,;:)]|$)/g

/** A text of the same length, without the words between quotation marks. */
export function withoutQuotations(text: string): string {
  return text.replace(QUOTATION, (quotation) => ' '.repeat(quotation.length))
}

/** Whether a text begins with a quotation. */
export function isQuoted(text: string): boolean {
  return OPENING.test(text.replace(BEFORE_QUOTATION, ''))
}

/**
 * The end of the quotation at the beginning of a text, without its last mark; null if there is none
 * or it is not closed.
 */
export function quotationEnd(text: string): number | null {
  const start = BEFORE_QUOTATION.exec(text)?.[0].length ?? 0
  if (!OPENING.test(text.slice(start))) return null
  const closing = CLOSING.exec(text.slice(start + 1))
  return closing && start + 1 + closing.index
}
