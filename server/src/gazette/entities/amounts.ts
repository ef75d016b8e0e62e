/** `R$ 1.250.000,00`, `R$ 37500,5`, `R$ 1,5 milhão`; a dot groups thousands, a comma begins the cents. */
const AMOUNT =
  /R\$ {0,3}(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?(?![\d]|[.,]\d)(?: (mil(?!\p{L})|milh(?:ão|ões)|bilh(?:ão|ões)))?/giu
const SCALE: Record<string, number> = {
  mil: 1e3,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
}

/** Amounts of money in reais, each once. */
export function findAmounts(text: string): number[] {
  const found = new Set<number>()
  for (const [, whole = '', cents = '', scale = ''] of text.matchAll(AMOUNT)) {
    const reais = Number(`${whole.replaceAll('.', '')}.${cents || 0}`)
    const amount = Math.round(reais * 100 * (SCALE[scale.toLowerCase()] ?? 1)) / 100
    if (amount > 0 && Number.isSafeInteger(Math.round(amount * 100))) found.add(amount)
  }
  return [...found]
}
