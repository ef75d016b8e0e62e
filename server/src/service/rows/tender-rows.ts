import type { LicitacaoLinha } from '../../gazette/rows/licitacao-linhas.ts'
import type { NoticeKind } from '../../gazette/rows/tenders/tender.ts'
import type { RowCount, RowCounter } from './row-facets.ts'
import type { NumberOfYear } from './row-numbers.ts'
import type { ColumnWords, Range, RowFilter, TableReader } from './row-store.ts'

export const TENDER_ORDERS = ['recentes', 'antigas', 'abertura', 'valor'] as const
export type TenderOrder = (typeof TENDER_ORDERS)[number]

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
export type TenderFacet = (typeof TENDER_FACETS)[number]

/** The filters of a facet, which it ignores; those of bodies are left out apart. */
export const TENDER_FILTERS_OF: Record<TenderFacet, (keyof TenderFilter)[]> = {
  tipo_aviso: ['tipos'],
  modalidade: ['modalidades'],
  orgao: [],
  mes: [],
}

/** The rows of one kind of notice. */
export interface TenderSum {
  tipo_aviso: NoticeKind
  linhas: number
}

export type TenderReader = TableReader<OwnTenderFilter, TenderOrder, LicitacaoLinha, TenderSum> &
  RowCounter<TenderFilter, TenderFacet, RowCount>
