import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { ActKey } from '../../../engine/port.ts'

export const CONTRACT_ORDERS = ['recentes', 'antigas', 'valor', 'vigencia_fim'] as const
export type ContractOrder = (typeof CONTRACT_ORDERS)[number]

/** Which rows: all that is given must hold, and of a list any. Amounts are cents; ranges are inclusive. */
export interface ContractFilter {
  /** CNPJs without punctuation, or their first 8 characters. */
  fornecedores?: string[]
  tipos?: string[]
  modalidades?: string[]
  uasgs?: string[]
  /** Whole paths. */
  orgaos?: string[]
  valor?: Range<number>
  data_assinatura?: Range<string>
  vigencia_fim?: Range<string>
  acts?: Range<ActKey>
  /** Rows of these acts alone. */
  among?: ActKey[]
}

export interface Range<T> {
  from?: T | undefined
  to?: T | undefined
}

/** Behind a row, in an order; `at`: what it is ordered by before its place in the gazette; null: nothing is printed. */
export interface ContractPlace {
  at: string | number | null
  key: ActKey
  seq: number
}

/** A row with what its act is now. */
export interface PublishedContract extends ContratoLinha {
  /** The act's id. */
  publicacao: string
  data_publicacao: string
  secao: SectionCode
  edicao: string
  pagina: string
  situacao: Situacao
  url_original: string
}

/** The rows of one kind of instrument: prices that are only registered are not added to what is bought. */
export interface ContractSum {
  tipo_instrumento: InstrumentKind
  linhas: number
  /** Those with an amount, of their own or of several. */
  com_valor: number
  /** In reais; a total of several contractors counts once. */
  valor: number
}

/** The editions of a section whose acts, or some, were not read by the present rules. */
export interface UnreadEditions {
  secao: SectionCode
  edicoes: number
  inicio: string
  fim: string
}

/** The stored rows of contracts. */
export interface ContractReader {
  contracts(
    filter: ContractFilter,
    page: { order: ContractOrder; after: ContractPlace | null; limit: number },
  ): Promise<{ place: ContractPlace; row: PublishedContract }[]>
  /** Kinds with rows alone, those with most rows first. */
  contractSums(filter: ContractFilter): Promise<ContractSum[]>
  /** Sections that have contracts, with editions of these days that are not of this version of the rules. */
  unreadEditions(first: string, last: string, versao: number): Promise<UnreadEditions[]>
}
