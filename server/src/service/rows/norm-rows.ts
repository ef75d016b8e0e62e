import type { ActKey } from '../../../engine/port.ts'
import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { NormEffect, NormSpecies } from '../../gazette/rows/norms/norm.ts'
import type { RowCount } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf } from './row-kind.ts'
import type { Range, RowFilter } from './row-store.ts'

export const NORM_ORDERS = ['recentes', 'antigas', 'vigor'] as const

/** Which norms, by their own columns. Ranges are inclusive. */
export interface OwnNormFilter {
  especies?: string[]
  /** Digits. */
  numeros?: string[]
  ano?: number
  vigor?: Range<string>
  /** What they touch, as readEntity gives it: any of the norms, of each effect that is given. */
  tocam?: Partial<Record<NormEffect, string[]>>
  /** What they touch in any of these ways. */
  tocada?: { norma: string; efeitos: readonly NormEffect[] }
  situacoes?: string[]
}

export type NormFilter = OwnNormFilter & RowFilter

/** What norms can be counted by. */
export const NORM_FACETS = ['especie', 'orgao', 'mes'] as const

export const NORM_FILTERS_OF: FiltersOfFacets<NormRows> = {
  especie: ['especies'],
  orgao: [],
  mes: [],
}

/** The rows of one kind of norm. */
interface NormSum {
  especie: NormSpecies
  linhas: number
}

/** How many acts do this to a norm, and the first and the last of them. */
interface NormTouches {
  efeito: NormEffect
  atos: number
  first: ActKey
  last: ActKey
}

export interface NormRows {
  linha: NormaLinha
  own: OwnNormFilter
  order: (typeof NORM_ORDERS)[number]
  sum: NormSum
  facet: (typeof NORM_FACETS)[number]
  count: RowCount
}

export type NormReader = ReaderOf<NormRows> & {
  /** What acts do to a norm, which has no act of its own to tell. @param norma as readEntity gives it */
  touches(norma: string): Promise<NormTouches[]>
}
