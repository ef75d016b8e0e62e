import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { Range, RowFilter, TableReader } from './row-store.ts'

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
}

export type ContractFilter = OwnContractFilter & RowFilter

/** The rows of one kind of instrument: prices that are only registered are not added to what is bought. */
export interface ContractSum {
  tipo_instrumento: InstrumentKind
  linhas: number
  /** Those with an amount, of their own or of several. */
  com_valor: number
  /** In reais; a total of several contractors counts once. */
  valor: number
}

export type ContractReader = TableReader<
  OwnContractFilter,
  ContractOrder,
  ContratoLinha,
  ContractSum
>
