import type { ContractsQuery } from '../../api/tables.ts'
import { listOf, textOf } from '../../lib/address.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { without } from '../../lib/without.ts'
import { amountOf, dayOf, optional } from '../../query/read-values.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { BID_KINDS, type BidKind, INSTRUMENT_KINDS, type InstrumentKind } from './kinds.ts'

export const CONTRACT_ORDERS = ['recentes', 'antigas', 'valor', 'vigencia_fim'] as const
type ContractOrder = (typeof CONTRACT_ORDERS)[number]

/** The table of contracts, as in the address: the same names as in the API. */
export interface ContractState extends PageState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  /** Companies: 14 characters, or the 8 of all their establishments. */
  fornecedor_ni?: string[]
  tipo_instrumento?: InstrumentKind[]
  modalidade?: BidKind[]
  uasg?: string[]
  orgao?: string[]
  valor_min?: number
  valor_max?: number
  vigencia_fim_de?: string
  vigencia_fim_ate?: string
  ordem?: ContractOrder
  /** What the chart shows, if not the number of rows. */
  serie?: 'valor'
}

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readContracts(values: Record<string, unknown>): ContractState {
  const companies = listOf(values['fornecedor_ni']).flatMap((written) => readCnpj(written) ?? [])
  const kinds = INSTRUMENT_KINDS.filter((kind) => listOf(values['tipo_instrumento']).includes(kind))
  const bids = BID_KINDS.filter((kind) => listOf(values['modalidade']).includes(kind))
  const units = listOf(values['uasg']).filter((unit) => /^\d{6}$/.test(unit))
  const bodies = listOf(values['orgao'])
  const order = CONTRACT_ORDERS.find((order) => order === textOf(values['ordem']))
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...(companies.length > 0 ? { fornecedor_ni: companies } : {}),
    ...(kinds.length > 0 ? { tipo_instrumento: kinds } : {}),
    ...(bids.length > 0 ? { modalidade: bids } : {}),
    ...(units.length > 0 ? { uasg: units } : {}),
    ...(bodies.length > 0 ? { orgao: bodies } : {}),
    ...optional('valor_min', amountOf(values['valor_min'])),
    ...optional('valor_max', amountOf(values['valor_max'])),
    ...optional('vigencia_fim_de', dayOf(values['vigencia_fim_de'])),
    ...optional('vigencia_fim_ate', dayOf(values['vigencia_fim_ate'])),
    ...(order ? { ordem: order } : {}),
    ...(textOf(values['serie']) === 'valor' ? { serie: 'valor' } : {}),
    ...readPage(values),
  }
}

/** What is asked for, whatever its page. */
export function contractsQueryOf(state: ContractState): ContractsQuery {
  return without(state, 'serie', 'cursor', 'pagina')
}

/** Removes every filter but the words. */
export const NO_CONTRACT_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  fornecedor_ni: undefined,
  tipo_instrumento: undefined,
  modalidade: undefined,
  uasg: undefined,
  orgao: undefined,
  valor_min: undefined,
  valor_max: undefined,
  vigencia_fim_de: undefined,
  vigencia_fim_ate: undefined,
} satisfies Partial<ContractState>
