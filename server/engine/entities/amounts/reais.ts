/** An amount of money and its position in the text. */
export interface PrintedAmount {
  reais: number
  at: number
}

/** An amount with cents, as tables and forms print it; groups: the whole part and the cents. */
export const WITH_CENTS =
  '(?<![\\d.,/-])(\\d{1,3}(?:\\.\\d{3})+|\\d+),(\\d{4}|\\d{2})(?![\\d]|[.,/]\\d)'

/** Prices of small things have four decimals. */
const SMALLEST = 1e4

/** The amount written with these digits; none if it is zero or too long to be exact. */
export function readReais(at: number, whole: string, cents: string, scale = 1): PrintedAmount[] {
  const printed = Number(`${whole.replaceAll('.', '')}.${cents || 0}`)
  const reais = Math.round(printed * SMALLEST * scale) / SMALLEST
  return reais > 0 && Number.isSafeInteger(Math.round(reais * SMALLEST)) ? [{ reais, at }] : []
}
