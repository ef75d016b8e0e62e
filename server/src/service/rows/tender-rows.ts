import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import type { NoticeKind } from '../../gazette/rows/tenders/tender.ts'
import type { RowCount } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf } from './row-kind.ts'
import type { NumberOfYear } from './row-numbers.ts'
import type { ColumnWords, Range, RowFilter } from './row-store.ts'

export const TENDER_ORDERS = ['recentes', 'antigas', 'abertura', 'valor'] as const

/** Which tenders, by their own columns. Amounts are cents; ranges are inclusive. */
export interface OwnTenderFilter {
  tipos?: string[]
  modalidades?: string[]
  numeros?: NumberOfYear[]
  processos?: string[]
  palavras?: ColumnWords
  uasgs?: string[]
  srp?: boolean
  /** Days, and hours of days. */
  abertura?: Range<string>
  valor?: Range<number>
  /** CNPJs without punctuation, or their first 8 characters. */
  vencedores?: string[]
  situacoes?: string[]
}

export type TenderFilter = OwnTenderFilter & RowFilter

/** What tenders can be counted by. */
export const TENDER_FACETS = ['tipo_aviso', 'modalidade', 'orgao', 'mes'] as const

export const TENDER_FILTERS_OF: FiltersOfFacets<TenderRows> = {
  tipo_aviso: ['tipos'],
  modalidade: ['modalidades'],
  orgao: [],
  mes: [],
}

/** The rows of one kind of notice. */
interface TenderSum {
  tipo_aviso: NoticeKind
  linhas: number
}

export interface TenderRows {
  linha: LicitacaoLinha
  own: OwnTenderFilter
  order: (typeof TENDER_ORDERS)[number]
  sum: TenderSum
  facet: (typeof TENDER_FACETS)[number]
  count: RowCount
}

export type TenderReader = ReaderOf<TenderRows>
