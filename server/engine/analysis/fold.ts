/**
 * How the analysis reads each character: it folds accents and case, so `Ç`, `ç` and `c` are one
 * letter. The table over UTF-16 code units is filled as characters appear, because this is the
 * inner loop of every import.
 */

/** Ends a token and belongs to none. */
export const SEPARATOR = 0
/**
 * Vanishes without ending a token: combining marks, and characters without width, such as the soft
 * hyphen.
 */
const MARK = 1
/** A single unit cannot decide: ask {@link foldCodePoint}. */
export const WIDE = 2
/** `º`, `°` become `o`, `ª` becomes `a`, and end their token (`nº1234` is `no`, `1234`). */
export const ORDINAL_O = 3
export const ORDINAL_A = 4

const UNKNOWN = 0xffff
const table = new Uint16Array(65_536).fill(UNKNOWN)

/** The folded code unit, or one of the classes above (all below any letter or digit). */
export function foldCodeUnit(unit: number): number {
  const known = table[unit]!
  return known === UNKNOWN ? (table[unit] = classify(unit)) : known
}

/** The folded character; '' for a combining mark, null for a separator. */
export function foldCodePoint(codePoint: number): string | null {
  const char = String.fromCodePoint(codePoint)
  if (INVISIBLE.test(char)) return ''
  return /[\p{L}\p{N}]/u.test(char) ? bare(char) : null
}

function classify(unit: number): number {
  if (unit >= 0xd800 && unit <= 0xdbff) return WIDE
  const char = String.fromCharCode(unit)
  if (char === 'º' || char === '°') return ORDINAL_O
  if (char === 'ª') return ORDINAL_A
  if (INVISIBLE.test(char)) return MARK
  if (!/[\p{L}\p{N}]/u.test(char)) return SEPARATOR
  const folded = bare(char)
  return folded.length === 1 ? folded.charCodeAt(0) : WIDE
}

const INVISIBLE = /[\p{M}\p{Cf}]/u

/**
 * Decomposes, so that composed and decomposed text agree (a Hangul syllable becomes its letters),
 * and maps look-alikes (full width, ligatures, superscripts) to plain letters and digits.
 */
function bare(char: string): string {
  const plain = char.normalize('NFKD')
  const same = /^[\p{L}\p{N}\p{M}]+$/u.test(plain) ? plain : char.normalize('NFD')
  return same.toLowerCase().replace(/\p{M}/gu, '')
}
