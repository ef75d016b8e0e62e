import type { ContractsQuery } from '../../api/tables.ts'
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
  units,
} from '../../query/fields.ts'
import { SITUATIONS } from '../../query/state.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { BID_KINDS, INSTRUMENT_KINDS } from './kinds.ts'

export const CONTRACT_ORDERS = ['recentes', 'antigas', 'valor', 'vigencia_fim'] as const

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  fornecedor_ni: companies,
  fornecedor_nome: text,
  contratante_nome: text,
  contratante_cnpj: companies,
  numero_contrato: texts,
  numero_licitacao: texts,
  processo: texts,
  tipo_instrumento: someOf(INSTRUMENT_KINDS),
  modalidade: someOf(BID_KINDS),
  uasg: units,
  situacao: someOf(SITUATIONS),
  orgao: texts,
  valor_min: amount,
  valor_max: amount,
  vigencia_fim_de: day,
  vigencia_fim_ate: day,
  ordem: oneOf(CONTRACT_ORDERS),
  /** What the chart shows, if not the number of rows. */
  serie: oneOf(['valor']),
}

/** The table of contracts, as in the address: the same names as in the API. */
export interface ContractState extends PageState, ValuesOf<typeof FIELDS> {}

export function readContracts(values: Record<string, unknown>): ContractState {
  return { ...readFields(values, FIELDS), ...readPage(values) }
}

/** What is asked for, whatever its page. */
export function contractsQueryOf(state: ContractState): ContractsQuery {
  return without(state, 'serie', 'cursor', 'pagina')
}

/** The columns whose values its filters count. */
export const CONTRACT_FACETS = ['tipo_instrumento', 'modalidade', 'orgao'] as const

/** Removes every filter but the words. */
export const NO_CONTRACT_FILTERS = noneBut(FIELDS, 'termo', 'ordem', 'serie')
