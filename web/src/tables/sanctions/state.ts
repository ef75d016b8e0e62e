import type { SanctionsQuery } from '../../api/tables.ts'
import { without } from '../../lib/without.ts'
import {
  type ValuesOf,
  amount,
  companies,
  day,
  noneBut,
  oneOf,
  readFields,
  someOf,
  text,
  texts,
} from '../../query/fields.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { SANCTION_KINDS, SANCTION_SPHERES } from './kinds.ts'

export const SANCTION_ORDERS = ['recentes', 'antigas', 'valor'] as const

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  categoria_sancao: someOf(SANCTION_KINDS),
  ambito: someOf(SANCTION_SPHERES),
  sancionado_cnpj: companies,
  sancionado_nome: text,
  processo: texts,
  vigente_em: day,
  valor_min: amount,
  valor_max: amount,
  orgao: texts,
  ordem: oneOf(SANCTION_ORDERS),
}

/** The table of sanctions, as in the address: the same names as in the API. */
export interface SanctionsState extends PageState, ValuesOf<typeof FIELDS> {}

export function readSanctions(values: Record<string, unknown>): SanctionsState {
  return { ...readFields(values, FIELDS), ...readPage(values) }
}

/** What is asked for, whatever its page. */
export function sanctionsQueryOf(state: SanctionsState): SanctionsQuery {
  return without(state, 'cursor', 'pagina')
}

/** The columns whose values its filters count. */
export const SANCTION_FACETS = ['categoria_sancao', 'ambito', 'orgao'] as const

/** Removes every filter but the words. */
export const NO_SANCTION_FILTERS = noneBut(FIELDS, 'termo', 'ordem')
