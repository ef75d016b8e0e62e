/** Eleven digits of no longer number, whatever little stands between them. */
const ELEVEN = /(?<!\d[.\-/]?)\d(?:[^\p{L}\d\n]{0,3}\d){10}(?![.\-/]?\d)/gu
const NAMED = /c\W?p\W?f\P{L}{0,4}(?:\p{L}{1,4}\P{L}{1,4}){0,3}$/iu

/**
 * Whether a value tells a CPF. It knows nothing of the form that a mask looks for: any eleven digits count that are
 * called a CPF, or whose last two follow from the others.
 */
export function tellsBareCpf(value: string): boolean {
  return [...value.matchAll(ELEVEN)].some(({ 0: found, index }) => {
    const digits = found.replace(/\D/g, '')
    const [first, second] = [checkDigit(digits.slice(0, 9)), checkDigit(digits.slice(0, 10))]
    return digits.endsWith(`${first}${second}`) || NAMED.test(value.slice(0, index))
  })
}

function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}
