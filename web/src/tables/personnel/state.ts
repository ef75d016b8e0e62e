import type { PersonnelQuery } from '../../api/tables.ts'
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
import { SITUATIONS } from '../../query/state.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { MOVEMENT_KINDS } from './kinds.ts'

export const PERSONNEL_ORDERS = ['recentes', 'antigas'] as const

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  tipo_movimentacao: someOf(MOVEMENT_KINDS),
  pessoa_nome: text,
  cargo_funcao: text,
  cargo_efetivo: text,
  unidade: text,
  autoridade_nome: text,
  matricula: texts,
  data_efeito_de: day,
  data_efeito_ate: day,
  sigla_funcao: texts,
  codigo: texts,
  codigo_min: texts,
  orgao: texts,
  situacao: someOf(SITUATIONS),
  ordem: oneOf(PERSONNEL_ORDERS),
}

/** The table of persons, as in the address: the same names as in the API. */
export interface PersonnelState extends PageState, ValuesOf<typeof FIELDS> {}

export function readPersonnel(values: Record<string, unknown>): PersonnelState {
  return { ...readFields(values, FIELDS), ...readPage(values) }
}

/** What is asked for, whatever its page. */
export function personnelQueryOf(state: PersonnelState): PersonnelQuery {
  return without(state, 'cursor', 'pagina')
}

/** The columns whose values its filters count. */
export const PERSONNEL_FACETS = ['tipo_movimentacao', 'orgao'] as const

/** Removes every filter but the words. */
export const NO_PERSONNEL_FILTERS = noneBut(FIELDS, 'termo', 'ordem')
