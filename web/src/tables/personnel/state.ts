import type { PersonnelQuery } from '../../api/tables.ts'
import { listOf, textOf } from '../../lib/address.ts'
import { without } from '../../lib/without.ts'
import { dayOf, optional } from '../../query/read-values.ts'
import { SITUATIONS, type Situation } from '../../query/state.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { MOVEMENT_KINDS, type MovementKind } from './kinds.ts'

export const PERSONNEL_ORDERS = ['recentes', 'antigas'] as const

/** The table of persons, as in the address: the same names as in the API. */
export interface PersonnelState extends PageState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  tipo_movimentacao?: MovementKind[]
  pessoa_nome?: string
  cargo_funcao?: string
  sigla_funcao?: string[]
  codigo?: string[]
  codigo_min?: string[]
  orgao?: string[]
  situacao?: Situation[]
  ordem?: (typeof PERSONNEL_ORDERS)[number]
}

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readPersonnel(values: Record<string, unknown>): PersonnelState {
  const kinds = MOVEMENT_KINDS.filter((kind) => listOf(values['tipo_movimentacao']).includes(kind))
  const situations = SITUATIONS.filter((one) => listOf(values['situacao']).includes(one))
  const order = PERSONNEL_ORDERS.find((order) => order === textOf(values['ordem']))
  const list = (key: string) => {
    const found = listOf(values[key])
    return found.length > 0 ? found : undefined
  }
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...(kinds.length > 0 ? { tipo_movimentacao: kinds } : {}),
    ...optional('pessoa_nome', textOf(values['pessoa_nome'])),
    ...optional('cargo_funcao', textOf(values['cargo_funcao'])),
    ...optional('sigla_funcao', list('sigla_funcao')),
    ...optional('codigo', list('codigo')),
    ...optional('codigo_min', list('codigo_min')),
    ...optional('orgao', list('orgao')),
    ...(situations.length > 0 ? { situacao: situations } : {}),
    ...(order ? { ordem: order } : {}),
    ...readPage(values),
  }
}

/** What is asked for, whatever its page. */
export function personnelQueryOf(state: PersonnelState): PersonnelQuery {
  return without(state, 'cursor', 'pagina')
}

/** Removes every filter but the words. */
export const NO_PERSONNEL_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  tipo_movimentacao: undefined,
  pessoa_nome: undefined,
  cargo_funcao: undefined,
  sigla_funcao: undefined,
  codigo: undefined,
  codigo_min: undefined,
  orgao: undefined,
  situacao: undefined,
} satisfies Partial<PersonnelState>
