import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import type { SanctionKind } from '../../gazette/rows/sanctions/sanction.ts'
import type { RowCount } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf } from './row-kind.ts'
import type { ColumnWords, Range, RowFilter } from './row-store.ts'

export const SANCTION_ORDERS = ['recentes', 'antigas', 'valor'] as const

/** Which sanctions, by their own columns. Amounts are cents; ranges are inclusive. */
export interface OwnSanctionFilter {
  categorias?: string[]
  estados?: string[]
  ambitos?: string[]
  /** CNPJs without punctuation, or their first 8 characters. */
  sancionados?: string[]
  valor?: Range<number>
  /** What keeps a company from contracting on a day, as far as is told: of these kinds, left so. */
  vigente?: { em: string; categorias: string[]; estados: string[] }
  processos?: string[]
  palavras?: ColumnWords
  situacoes?: string[]
}

export type SanctionFilter = OwnSanctionFilter & RowFilter

/** What sanctions can be counted by. */
export const SANCTION_FACETS = ['categoria_sancao', 'ambito', 'orgao', 'mes'] as const

export const SANCTION_FILTERS_OF: FiltersOfFacets<SanctionRows> = {
  categoria_sancao: ['categorias'],
  ambito: ['ambitos'],
  orgao: [],
  mes: [],
}

/** The rows of one kind of sanction. */
interface SanctionSum {
  categoria_sancao: SanctionKind
  linhas: number
  /** Of fines, all that is told, in reais; null of anything else. */
  valor_multa: number | null
}

export interface SanctionRows {
  linha: SancaoLinha
  own: OwnSanctionFilter
  order: (typeof SANCTION_ORDERS)[number]
  sum: SanctionSum
  facet: (typeof SANCTION_FACETS)[number]
  count: RowCount
}

export type SanctionReader = ReaderOf<SanctionRows>
