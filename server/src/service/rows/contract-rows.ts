import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { RowCount } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf } from './row-kind.ts'
import type { NumberOfYear } from './row-numbers.ts'
import type { ColumnWords, Range, RowFilter } from './row-store.ts'

export const CONTRACT_ORDERS = ['recentes', 'antigas', 'valor', 'vigencia_fim'] as const
export type ContractOrder = (typeof CONTRACT_ORDERS)[number]

/** Which contracts, by their own columns. Amounts are cents; ranges are inclusive. */
export interface OwnContractFilter {
  /** CNPJs without punctuation, or their first 8 characters. */
  fornecedores?: string[]
  tipos?: string[]
  modalidades?: string[]
  uasgs?: string[]
  valor?: Range<number>
  data_assinatura?: Range<string>
  vigencia_fim?: Range<string>
  numeros?: NumberOfYear[]
  licitacoes?: NumberOfYear[]
  processos?: string[]
  /** CNPJs without punctuation, or their first 8 characters. */
  contratantes?: string[]
  palavras?: ColumnWords
  /** What became of their acts. */
  situacoes?: string[]
}

export type ContractFilter = OwnContractFilter & RowFilter

/** What contracts can be counted by. */
export const CONTRACT_FACETS = [
  'tipo_instrumento',
  'modalidade',
  'orgao',
  'fornecedor_ni',
  'mes',
] as const
export type ContractFacet = (typeof CONTRACT_FACETS)[number]

export const CONTRACT_FILTERS_OF: FiltersOfFacets<ContractRows> = {
  tipo_instrumento: ['tipos'],
  modalidade: ['modalidades'],
  orgao: [],
  fornecedor_ni: ['fornecedores'],
  mes: [],
}

/** The rows with a value, and their amounts, added as in {@link ContractSum}. */
export interface ContractCount extends RowCount {
  com_valor: number
  /** In cents. */
  soma: number
}

/** The rows of one kind of instrument: prices that are only registered are not added to what is bought. */
interface ContractSum {
  tipo_instrumento: InstrumentKind
  linhas: number
  /** Those with an amount, of their own or of several. */
  com_valor: number
  /** In reais; a total of several contractors counts once. */
  valor: number
}

export interface ContractRows {
  linha: ContratoLinha
  own: OwnContractFilter
  order: ContractOrder
  sum: ContractSum
  facet: ContractFacet
  count: ContractCount
}

export type ContractReader = ReaderOf<ContractRows>
