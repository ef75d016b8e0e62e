/** `123.456.789-09`, and the same digits without punctuation, as separate words. */
const CPF =
  /(?<![\p{L}\p{N}]|\d[.\-/])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})(?![\p{L}\p{N}]|[.\-/]\d)/gu

/**
 * Masks the CPFs in a text as the government's own lists do: `***.456.789-**`. The length of the
 * text does not change. Eleven digits without punctuation count if their check digits are right.
 */
export function maskCpfs(text: string): string {
  return text.replace(CPF, masked)
}

/** The same, also where a CPF is glued to a word: `CPF123.456.789-09`. For texts that codes with letters are no part of. */
export function maskGluedCpfs(text: string): string {
  return text.replace(GLUED, masked)
}

const GLUED = /(?<!\d|\d[.\-/])(?:\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})(?!\d|[.\-/]\d)/gu

function masked(found: string): string {
  const digits = found.replace(/\D/g, '')
  if (found.length === digits.length && !hasCheckDigits(digits)) return found
  return `***${found.slice(3, -2)}**`
}

function hasCheckDigits(digits: string): boolean {
  return [9, 10].every((length) => {
    let sum = 0
    for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i)
    return ((sum * 10) % 11) % 10 === Number(digits[length])
  })
}
