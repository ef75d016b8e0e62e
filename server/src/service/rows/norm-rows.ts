import type { ActKey } from '../../../engine/port.ts'
import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { NormEffect, NormSpecies } from '../../gazette/rows/norms/norm.ts'
import type { RowCount, RowCounter } from './row-facets.ts'
import type { Range, RowFilter, TableReader } from './row-store.ts'

export const NORM_ORDERS = ['recentes', 'antigas', 'vigor'] as const
export type NormOrder = (typeof NORM_ORDERS)[number]

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
export type NormFacet = (typeof NORM_FACETS)[number]

/** The filters of a facet, which it ignores; those of bodies are left out apart. */
export const NORM_FILTERS_OF: Record<NormFacet, (keyof NormFilter)[]> = {
  especie: ['especies'],
  orgao: [],
  mes: [],
}

/** The rows of one kind of norm. */
export interface NormSum {
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

export type NormReader = TableReader<OwnNormFilter, NormOrder, NormaLinha, NormSum> &
  RowCounter<NormFilter, NormFacet, RowCount> & {
    /** What acts do to a norm, which has no act of its own to tell. @param norma as readEntity gives it */
    touches(norma: string): Promise<NormTouches[]>
  }
