import { SITUACOES } from '../../gazette/relations/situacao.ts'
import type { Query, Facets } from '../../../engine/port.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import type { ArchiveView } from './archive-store.ts'
import type { ValueNames } from './value-names.ts'

/** What the matches of a search can be counted by; `ano` is the year of publication. */
export const FACET_FIELDS = ['secao', 'orgao', 'tipo_ato', 'ano', 'situacao'] as const
export type FacetField = (typeof FACET_FIELDS)[number]

export const HISTOGRAM_STEPS = ['dia', 'mes', 'ano'] as const
export type HistogramStep = (typeof HISTOGRAM_STEPS)[number]

/** The number of acts with a value; the filter of the same name takes that value. */
interface FacetValue {
  valor: string
  total: number
}

interface Facet {
  /** The number of values; the most common ones are listed. */
  total_valores: number
  valores: FacetValue[]
}

/** The requested facets; null for the others. */
export type AskedFacets = Record<FacetField, Facet | null>

/** A bar of a histogram: a day, month or year, and its number of acts. */
export interface Bar {
  /** YYYY-MM-DD, YYYY-MM or YYYY */
  periodo: string
  total: number
}

/** What to count over all matches of a search. */
export interface CountRequest {
  query: Query
  filters: SearchFilters
  /** Null: none. */
  facetas: FacetField[] | null
  histograma: HistogramStep | null
}

/** How many values of a facet are listed. */
const MOST_VALUES = 100
/** The length of its prefix of YYYY-MM-DD. */
const LENGTHS: Record<HistogramStep, number> = { dia: 10, mes: 7, ano: 4 }

/** The filter of a facet that takes several values; years are filtered by dates. */
const FILTER_OF = { secao: 'secoes', orgao: 'orgaos', tipo_ato: 'tipos_ato', ano: null } as const

/**
 * Facets and histogram of all matches. The facet of a filtered field ignores its own filter: it
 * shows what other values would find.
 */
export async function facetsAndHistogram(
  view: ArchiveView,
  names: ValueNames,
  { query, filters, facetas, histograma }: CountRequest,
): Promise<{ facetas: AskedFacets | null; histograma: Bar[] | null }> {
  const counted = new Map<string, Promise<Facets>>()
  return {
    facetas: facetas && {
      secao: await facet('secao'),
      orgao: await facet('orgao'),
      tipo_ato: await facet('tipo_ato'),
      ano: await facet('ano'),
      situacao: await situacaoFacet(),
    },
    histograma: histograma && bars((await count(filters, '')).dia, histograma),
  }

  /** The index does not know the edition types, so each is queried. */
  async function situacaoFacet(): Promise<Facet | null> {
    if (!facetas?.includes('situacao')) return null
    const within = withoutFilter(filters, 'situacoes')
    const values: FacetValue[] = []
    for (const valor of SITUACOES) {
      const { total } = await view.index.search({
        query,
        filters: { ...within, situacoes: [valor] },
        order: 'recentes',
        offset: 0,
        limit: 0,
      })
      if (total > 0) values.push({ valor, total })
    }
    return listed(values.sort(byTotal))
  }

  async function facet(field: Exclude<FacetField, 'situacao'>): Promise<Facet | null> {
    if (facetas === null || !facetas.includes(field)) return null
    const own = FILTER_OF[field]
    const counts =
      own && filters[own] ? await count(withoutFilter(filters, own), own) : await count(filters, '')
    if (field === 'ano') return listed(bars(counts.dia, 'ano').map(barValue).toReversed())
    const name = await names(view, field)
    const values = [...counts[field]].map(([key, total]) => ({ valor: name(key), total }))
    return listed(values.sort(byTotal))
  }

  /** @param left The filter to leave out. */
  function count(within: SearchFilters, left: string): Promise<Facets> {
    const known = counted.get(left) ?? view.index.facets(query, within)
    counted.set(left, known)
    return known
  }
}

function withoutFilter(filters: SearchFilters, name: keyof SearchFilters): SearchFilters {
  const { [name]: _, ...others } = filters
  return others
}

const barValue = ({ periodo: valor, total }: Bar): FacetValue => ({ valor, total })

function byTotal(a: FacetValue, b: FacetValue): number {
  return b.total - a.total || (a.valor < b.valor ? -1 : 1)
}

function listed(values: FacetValue[]): Facet {
  return { total_valores: values.length, valores: values.slice(0, MOST_VALUES) }
}

/** In order of time, without empty bars. */
function bars(days: Map<string, number>, step: HistogramStep): Bar[] {
  const sums = new Map<string, number>()
  for (const [day, total] of days) {
    const periodo = day.slice(0, LENGTHS[step])
    sums.set(periodo, (sums.get(periodo) ?? 0) + total)
  }
  return [...sums]
    .map(([periodo, total]) => ({ periodo, total }))
    .sort((a, b) => (a.periodo < b.periodo ? -1 : 1))
}
