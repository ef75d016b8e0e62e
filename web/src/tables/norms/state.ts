import type { NormsQuery } from '../../api/tables.ts'
import { without } from '../../lib/without.ts'
import {
  type ValuesOf,
  day,
  noneBut,
  oneOf,
  readFields,
  someOf,
  text,
  texts,
} from '../../query/fields.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { NORM_SPECIES } from './kinds.ts'

export const NORM_ORDERS = ['recentes', 'antigas'] as const

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  especie: someOf(NORM_SPECIES),
  altera: texts,
  revoga: texts,
  regulamenta: texts,
  orgao: texts,
  ordem: oneOf(NORM_ORDERS),
}

/** The table of norms, as in the address: the same names as in the API. */
export interface NormsState extends PageState, ValuesOf<typeof FIELDS> {}

export function readNorms(values: Record<string, unknown>): NormsState {
  return { ...readFields(values, FIELDS), ...readPage(values) }
}

/** What is asked for, whatever its page. */
export function normsQueryOf(state: NormsState): NormsQuery {
  return without(state, 'cursor', 'pagina')
}

/** The columns whose values its filters count. */
export const NORM_FACETS = ['especie', 'orgao'] as const

/** Removes every filter but the words. */
export const NO_NORM_FILTERS = noneBut(FIELDS, 'termo', 'ordem')
