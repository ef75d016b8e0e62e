/** Eleven digits as CPFs are printed: each dot may be missing, a blank or a dot and a blank, and any dash, slash, dot or blank may stand for the hyphen. */
const ELEVEN =
  /(?<!\d|\d[.\-/])\d{3}(?:\. ?| \.?)?\d{3}(?:\. ?| \.?)?\d{3}\p{Zs}?[\p{Pd}\u2212/.]?\p{Zs}?\d{2}(?!\d|[.\-/]\d)/gu
/** No other number is printed so. */
const PLAIN = /^\d{3} ?\. ?\d{3} ?\. ?\d{3}-\d{2}$/
const NAMED = /C\.?P\.?F\.?(?:\/MF)?(?: ?sob)?(?: ?o)?[\s:.]*(?:n[º°o.:\s]*)?$/iu
/** How far before its number a CPF is named. */
const LONGEST_NAME = 24

/**
 * Masks the CPFs in a text as the government's own lists do: `***.456.789-**`. The length of the text does not
 * change. Digits that could be another number count where they are called a CPF, or if their check digits are right.
 */
export function maskCpfs(text: string): string {
  if (text !== last.text) last = { text, masked: readMasked(text) }
  return last.masked
}

/** The last text: rows of several kinds are read from one. */
let last = { text: '', masked: '' }

function readMasked(text: string): string {
  return text.replace(ELEVEN, (found, at: number) =>
    PLAIN.test(found) ||
    hasCheckDigits(found.replace(/\D/g, '')) ||
    NAMED.test(text.slice(Math.max(0, at - LONGEST_NAME), at))
      ? `***${found.slice(3, -2)}**`
      : found,
  )
}

function hasCheckDigits(digits: string): boolean {
  return [9, 10].every((length) => {
    let sum = 0
    for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i)
    return ((sum * 10) % 11) % 10 === Number(digits[length])
  })
}
