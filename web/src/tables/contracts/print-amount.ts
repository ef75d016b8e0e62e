import type { Contrato } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'

/** An amount: reais as asked for, another currency by its name. */
export function printAmount(
  amount: number,
  currency: Contrato['moeda'],
  format: Format,
  inReais: (amount: number) => string,
): string {
  return currency === null || currency === 'BRL'
    ? inReais(amount)
    : `${currency}\u00a0${format.amount(amount)}`
}
