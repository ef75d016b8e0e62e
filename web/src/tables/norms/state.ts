import type { NormsQuery } from '../../api/tables.ts'
import { listOf, textOf } from '../../lib/address.ts'
import { without } from '../../lib/without.ts'
import { dayOf, optional } from '../../query/read-values.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { NORM_SPECIES, type NormSpecies } from './kinds.ts'

export const NORM_ORDERS = ['recentes', 'antigas'] as const

/** The table of norms, as in the address: the same names as in the API. */
export interface NormsState extends PageState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  especie?: NormSpecies[]
  altera?: string[]
  revoga?: string[]
  regulamenta?: string[]
  orgao?: string[]
  ordem?: (typeof NORM_ORDERS)[number]
}

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readNorms(values: Record<string, unknown>): NormsState {
  const list = (key: string) => {
    const written = listOf(values[key])
    return written.length > 0 ? written : undefined
  }
  const species = NORM_SPECIES.filter((one) => list('especie')?.includes(one))
  const order = NORM_ORDERS.find((order) => order === textOf(values['ordem']))
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...optional('especie', species.length > 0 ? species : undefined),
    ...optional('altera', list('altera')),
    ...optional('revoga', list('revoga')),
    ...optional('regulamenta', list('regulamenta')),
    ...optional('orgao', list('orgao')),
    ...optional('ordem', order),
    ...readPage(values),
  }
}

/** What is asked for, whatever its page. */
export function normsQueryOf(state: NormsState): NormsQuery {
  return without(state, 'cursor', 'pagina')
}

/** Removes every filter but the words. */
export const NO_NORM_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  especie: undefined,
  altera: undefined,
  revoga: undefined,
  regulamenta: undefined,
  orgao: undefined,
} satisfies Partial<NormsState>
