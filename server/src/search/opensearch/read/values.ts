import {
  type Query,
  type Facets,
  type ValueSpan,
  KEYS_PER_DAY,
  dateOfKey,
} from '../../../../engine/port.ts'
import type { SearchFilters } from '../../search-reader.ts'
import type { FacetValues } from '../mapping/document.ts'
import { found } from '../query/filters.ts'
import type { Clause } from '../query/clause.ts'
import { type Asker, totalOf } from './ask.ts'

type Facet = keyof FacetValues

interface FacetPages extends Record<Facet, CompositePage> {
  dia: { buckets: { key: number; doc_count: number }[] }
}

/** The most values in one answer; there may be more. */
const MOST_VALUES = 10_000

/** A value that acts have. */
interface Counted {
  value: string
  acts: number
  first: number
  last: number
}

interface CompositePage {
  after_key?: { value: string }
  buckets: {
    key: { value: string }
    doc_count: number
    first: { value: number }
    last: { value: number }
  }[]
}

/**
 * A single request, so that all counts are of the same moment, unless a facet has very many values.
 */
export async function countFacets(
  asker: Asker,
  query: Query,
  filters: SearchFilters,
): Promise<Facets> {
  const matches = found(query, filters)
  const dia = { histogram: { field: 'chave', interval: KEYS_PER_DAY, min_doc_count: 1 } }
  const aggs = {
    dia,
    secao: valuesOf('secao'),
    tipo_ato: valuesOf('tipo_ato'),
    orgao: valuesOf('orgao'),
  }
  const answer = await asker.search<FacetPages>({
    query: matches,
    size: 0,
    track_total_hits: true,
    aggs,
  })
  const facet = async (name: Facet) => {
    const counted = await allValues(asker, matches, name, answer.aggregations[name])
    return new Map(rollUp(counted).map(({ value, acts }) => [value, acts]))
  }
  const { buckets } = answer.aggregations.dia
  return {
    total: totalOf(answer),
    secao: await facet('secao'),
    tipo_ato: await facet('tipo_ato'),
    orgao: await facet('orgao'),
    dia: new Map(buckets.map(({ key, doc_count }) => [dateOfKey(key), doc_count])),
  }
}

/** Every value of a facet, as facets count it, with the first and the last day of its acts. */
export async function spanValues(asker: Asker, facet: Facet): Promise<ValueSpan[]> {
  return rollUp(await allValues(asker, { match_all: {} }, facet)).map(
    ({ value, acts, first, last }) => ({
      valor: value,
      total: acts,
      primeira: dateOfKey(first),
      ultima: dateOfKey(last),
    }),
  )
}

/**
 * The next values of a facet, in order, each with its number of acts and its first and last act.
 */
function valuesOf(facet: Facet, after?: CompositePage['after_key']): object {
  const sources = [{ value: { terms: { field: `faceta.${facet}` } } }]
  return {
    composite: { size: MOST_VALUES, sources, ...(after && { after }) },
    aggs: { first: { min: { field: 'chave' } }, last: { max: { field: 'chave' } } },
  }
}

/** @param first The first page, if it was requested already. */
async function allValues(
  asker: Asker,
  query: Clause,
  facet: Facet,
  first?: CompositePage,
): Promise<Counted[]> {
  const counted: Counted[] = []
  let page = first ?? (await pageAfter())
  for (;;) {
    counted.push(...page.buckets.map(countedOf))
    if (page.buckets.length < MOST_VALUES) return counted
    page = await pageAfter(page.after_key)
  }

  async function pageAfter(after?: CompositePage['after_key']): Promise<CompositePage> {
    const aggs = { values: valuesOf(facet, after) }
    const body = { query, size: 0, track_total_hits: false, aggs }
    return (await asker.search<{ values: CompositePage }>(body)).aggregations.values
  }
}

function countedOf({ key, doc_count, first, last }: CompositePage['buckets'][number]): Counted {
  return { value: key.value, acts: doc_count, first: first.value, last: last.value }
}

/**
 * Values may be paths, such as bodies. Returns the values of acts and all paths above them, each
 * with the number of acts that a filter by it finds. Such a filter also takes a value of one level
 * for a level of that name anywhere.
 */
function rollUp(counted: Counted[]): Counted[] {
  const shown = new Map<string, Counted>()
  for (const { value } of counted)
    for (const path of pathsOf(value))
      shown.set(path, { value: path, acts: 0, first: Infinity, last: -Infinity })
  for (const { value, acts, first, last } of counted)
    for (const name of new Set([...pathsOf(value), ...value.split('/')])) {
      const sum = shown.get(name)
      if (sum === undefined) continue
      sum.acts += acts
      sum.first = Math.min(sum.first, first)
      sum.last = Math.max(sum.last, last)
    }
  return [...shown.values()]
}

/** A path and all paths above it. */
function pathsOf(value: string): string[] {
  const levels = value.split('/')
  return levels.map((_, depth) => levels.slice(0, depth + 1).join('/'))
}
