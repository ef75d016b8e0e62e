import { textOf } from '../../lib/address.ts'
import { optional } from '../../query/read-values.ts'

/** The page of a name, as in the address. */
export interface PersonState {
  /** As printed: `Fulana de Tal`. */
  nome?: string
}

export function readPerson(values: Record<string, unknown>): PersonState {
  return optional('nome', textOf(values['nome'])?.trim().replaceAll(/\s+/g, ' ') || undefined)
}
