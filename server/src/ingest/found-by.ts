import { analyzeField } from '../../engine/analysis.ts'
import { numberKey } from '../gazette/rows/slots/number-key.ts'

/** Words as a query folds them; null: nothing is printed. */
export function wordsSought(printed: string | null): string | null {
  return printed === null ? null : analyzeField(printed)
}

/** A number as it is found; null: nothing that has a character is printed. */
export function foundNumber(printed: string | null): string | null {
  return printed === null ? null : numberKey(printed) || null
}

/** A CNPJ without punctuation. */
export function joinedCnpj(printed: string | null): string | null {
  return printed === null ? null : printed.replaceAll(/[^0-9A-Z]/g, '')
}
