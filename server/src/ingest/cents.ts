/** Cents of reais; null for more than any amount could be. */
export function centsOf(reais: number): number | null {
  const cents = Math.round(reais * 100)
  return Number.isSafeInteger(cents) ? cents : null
}
