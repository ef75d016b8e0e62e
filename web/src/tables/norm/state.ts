import { type ValuesOf, oneOf, readFields, text } from '../../query/fields.ts'
import { NORM_EFFECTS } from '../norms/kinds.ts'

const FIELDS = {
  /** `Lei 8.112/1990` */
  norma: text,
  /** Only what does this to it. */
  efeito: oneOf(NORM_EFFECTS),
}

/** The page of a norm, as in the address: the same names as in the API. */
export interface NormState extends ValuesOf<typeof FIELDS> {}

export function readNorm(values: Record<string, unknown>): NormState {
  return readFields(values, FIELDS)
}
