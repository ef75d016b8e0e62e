/** An optional currency, digits with or without marks, an optional unit. */
const WRITTEN = /^(?:R\s?\$)?\s*(\d[\d.,]*)\s*(\p{L}+)?\.?$/iu
const UNITS: [RegExp, number][] = [
  [/^(?:mil|thousand|k)$/i, 1e3],
  [/^(?:mi|milhão|milhões|milhao|milhoes|million)$/i, 1e6],
  [/^(?:bi|bilhão|bilhões|bilhao|bilhoes|billion)$/i, 1e9],
]

/**
 * Reais as people write them: `2.000,50`, `2000`, `R$ 1,5 milhão`. Groups of three digits behind a
 * mark are thousands, at most two digits behind the last mark are its decimals.
 * @param decimal the mark before decimals in the reader's language, for `1.000` alone or `1,000`
 * @returns null: it is no amount
 */
export function readAmount(written: string, decimal: ',' | '.'): number | null {
  const [, digits = '', unit] = WRITTEN.exec(written.trim()) ?? []
  const factor = unit === undefined ? 1 : UNITS.find(([name]) => name.test(unit))?.[1]
  const number = plain(digits, decimal, unit !== undefined)
  if (number === null || factor === undefined) return null
  return Math.round(number * factor * 100) / 100
}

function plain(digits: string, decimal: ',' | '.', hasUnit: boolean): number | null {
  const [, whole = '', mark, decimals = ''] = /^(\d[\d.,]*?)(?:([.,])(\d*))?$/.exec(digits) ?? []
  const marks = new Set(whole.match(/[.,]/g))
  // 1.500 is a thousand and a half, but 1,500 milhão is one and a half.
  const isThousands = decimals.length === 3 && (mark !== decimal || marks.has(mark)) && !hasUnit
  if (isThousands) return grouped(whole + mark + decimals)
  if (whole === '' || marks.has(mark ?? '') || (decimals.length > 2 && !hasUnit)) return null
  const integer = grouped(whole)
  return integer === null ? null : Number(`${integer}.${decimals || '0'}`)
}

/** Digits alone, or in threes behind one kind of mark. */
function grouped(digits: string): number | null {
  return /^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/.test(digits)
    ? Number(digits.replaceAll(/[.,]/g, ''))
    : null
}
