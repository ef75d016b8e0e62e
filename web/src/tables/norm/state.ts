import { textOf } from '../../lib/address.ts'
import { optional } from '../../query/read-values.ts'
import { NORM_EFFECTS, type NormEffect } from '../norms/kinds.ts'

/** The page of a norm, as in the address: the same names as in the API. */
export interface NormState {
  /** `Lei 8.112/1990` */
  norma?: string
  /** Only what does this to it. */
  efeito?: NormEffect
}

export function readNorm(values: Record<string, unknown>): NormState {
  return {
    ...optional('norma', textOf(values['norma'])),
    ...optional(
      'efeito',
      NORM_EFFECTS.find((effect) => effect === textOf(values['efeito'])),
    ),
  }
}
