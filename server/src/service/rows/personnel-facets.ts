import { type ActKey, dateOfKey } from '../../../engine/port.ts'
import {
  PERSONNEL_FACETS,
  type PersonnelFacet,
  type PersonnelFilter,
  type PersonnelReader,
  type RowCount,
} from './personnel-rows.ts'

interface RowFacet {
  /** The number of values; the most common ones are listed. */
  total_valores: number
  valores: RowCount[]
}

/** The requested facets; null for the others. */
export type AskedRowFacets = Record<PersonnelFacet, RowFacet | null>

/** How many values of a facet are listed; months: all. */
const MOST_VALUES = 100

/** The filters of a facet, which it ignores: it shows what other values would find. */
const FILTERS_OF: Record<PersonnelFacet, (keyof PersonnelFilter)[]> = {
  tipo_movimentacao: ['tipos'],
  orgao: [], // `anywhere` has none
  sigla_funcao: ['siglas'],
  codigo: ['niveis', 'niveis_min'],
  mes: [],
}

/** What is counted, and the same without the filter of bodies. */
interface CountedRows {
  filter: PersonnelFilter
  anywhere: PersonnelFilter
}

/** Counts the rows that a filter finds. */
export async function countPersonnel(
  reader: PersonnelReader,
  { filter, anywhere }: CountedRows,
  asked: PersonnelFacet[],
): Promise<AskedRowFacets> {
  const facets: [PersonnelFacet, RowFacet | null][] = []
  for (const facet of PERSONNEL_FACETS)
    facets.push([facet, asked.includes(facet) ? await count(facet) : null])
  return Object.fromEntries(facets) as AskedRowFacets

  async function count(facet: PersonnelFacet): Promise<RowFacet> {
    const others = { ...(facet === 'orgao' ? anywhere : filter) }
    for (const name of FILTERS_OF[facet]) delete others[name]
    const counts =
      facet === 'mes' ? byMonth(await reader.days(others)) : await reader.counts(others, facet)
    const values = facet === 'orgao' ? withBodiesAbove(counts) : counts
    const sorted = values.toSorted(
      (a, b) => (facet === 'mes' ? 0 : b.total - a.total) || compare(a.valor, b.valor),
    )
    const shown = facet === 'mes' ? sorted.toReversed() : sorted.slice(0, MOST_VALUES)
    return { total_valores: values.length, valores: shown }
  }
}

function byMonth(days: { first: ActKey; total: number }[]): RowCount[] {
  const months = new Map<string, number>()
  for (const { first, total } of days) {
    const month = dateOfKey(first).slice(0, 7)
    months.set(month, (months.get(month) ?? 0) + total)
  }
  return [...months].map(([valor, total]) => ({ valor, total }))
}

/** A body counts what its subordinates publish, too. */
function withBodiesAbove(counts: RowCount[]): RowCount[] {
  const totals = new Map<string, number>()
  for (const { valor, total } of counts) {
    const levels = valor.split('/')
    for (let depth = 1; depth <= levels.length; depth++) {
      const path = levels.slice(0, depth).join('/')
      totals.set(path, (totals.get(path) ?? 0) + total)
    }
  }
  return [...totals].map(([valor, total]) => ({ valor, total }))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
