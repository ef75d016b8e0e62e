import { matchesOf } from '../matches.ts'
import { bareAmounts } from './bare-amounts.ts'
import { columnAmounts } from './column-amounts.ts'
import { type PrintedAmount, readReais } from './reais.ts'

/**
 * `R$ 1.250.000,00`, `R$ 37500,5`, `R$ 1,5 milhão`, `R$: 97.000,00`, `R $ 97.000,00`, `R$ -8.547,68`, `R$ 23.059,6700`; a
 * dot groups thousands, a comma begins the cents. `RS`, a typing error, counts only before an amount with
 * cents, because RS is also a state.
 */
const MARKED =
  /(?:R ?\$|RS(?=:? ?\d[\d.]*,\d\d(?!\d)))(?:[ :.]{0,3}(?:R ?\$)?){0,2} ?-? ?(?:\n{1,2}(?=\d[\d.]*,\d\d(?!\d)))?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{4}|\d{1,2}))?(?![\d]|[.,]\d)(?: (mil(?!\p{L})|milh(?:ão|ões)|bilh(?:ão|ões)))?/giu
const SCALE: Record<string, number> = {
  mil: 1e3,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
}

/** What all amounts have that no `$` marks, and few acts on persons. */
const CENTS = /\d,\d\d/

/** Amounts of money in reais, above zero, each once, in the order of the text. Time is linear in it. */
export function findAmounts(text: string): number[] {
  const hasCents = CENTS.test(text)
  const amounts = [
    ...(hasCents || text.includes('$') ? markedAmounts(text) : []),
    ...(hasCents ? bareAmounts(text) : []),
    ...columnAmounts(text),
  ]
  const inOrder = amounts.toSorted((a, b) => a.at - b.at)
  return [...new Set(inOrder.map(({ reais }) => reais))]
}

function markedAmounts(text: string): PrintedAmount[] {
  return matchesOf(text, MARKED).flatMap(({ index, 1: whole = '', 2: cents = '', 3: scale = '' }) =>
    readReais(index, whole, cents, SCALE[scale.toLowerCase()] ?? 1),
  )
}
