import type { ActKey, Order, SearchPage } from '../../search-index.ts'
import { KEYS_PER_DAY } from '../../search-index.ts'
import { createHash } from 'node:crypto'
import { type Clause, allOf } from '../query/clause.ts'
import { keysIn } from '../query/filters.ts'
import { type Asker, type Hit, totalOf } from './ask.ts'

/** So many hits a search may look through (index.max_result_window). */
export const WINDOW = 10_000

/** What is asked of each hit but its place: nothing. */
const KEYS_ONLY = { stored_fields: '_none_' } as const

export interface Page {
  offset: number
  limit: number
}

export const SORTS = {
  recentes: [{ chave: 'desc' }],
  antigas: [{ chave: 'asc' }],
  valor: [{ valor: 'desc' }, { chave: 'desc' }],
  relevancia: [{ _score: 'desc' }, { chave: 'desc' }],
} satisfies Record<Order, Clause[]>

/** Every order ends with the key of an act. */
export const keyOf = ({ sort }: Hit): ActKey => sort.at(-1)!

/** A page of what a clause finds, wherever it lies. */
export async function pageOf(
  asker: Asker,
  query: Clause,
  order: Order,
  { offset, limit }: Page,
): Promise<SearchPage> {
  if (offset + limit > WINDOW) return deepPage(asker, query, order, { offset, limit })
  const body = { query, from: offset, size: limit, sort: SORTS[order], track_total_hits: true }
  const answer = await asker.search({ ...body, ...KEYS_ONLY }, preferenceOf(query))
  return { total: totalOf(answer), keys: keysOf(answer.hits.hits) }
}

async function deepPage(
  asker: Asker,
  query: Clause,
  order: Order,
  page: Page,
): Promise<SearchPage> {
  switch (order) {
    case 'recentes':
    case 'antigas':
      return datedPage(asker, query, order, page)
    case 'valor':
    case 'relevancia':
      return walkedPage(asker, query, order, page)
  }
}

interface Bucket {
  key: number
  doc_count: number
}

/** Keys are counted by days, and days that have too many by these. */
const STEPS = [KEYS_PER_DAY, 1_024]

/** Counts by day tell on which one the page begins; only from there on acts are looked through. */
async function datedPage(
  asker: Asker,
  query: Clause,
  order: 'recentes' | 'antigas',
  { offset, limit }: Page,
): Promise<SearchPage> {
  let within = query
  let rest = offset
  let total: number | null = null
  for (const interval of STEPS) {
    const counts = { histogram: { field: 'chave', interval, min_doc_count: 1 } }
    const asked = { query: within, size: 0, track_total_hits: true, aggs: { counts } }
    const answer = await asker.search<{ counts: { buckets: Bucket[] } }>(asked)
    total ??= totalOf(answer)
    const { buckets } = answer.aggregations.counts
    const first = firstOf(order === 'recentes' ? buckets.toReversed() : buckets, rest)
    if (first === null) return { total, keys: [] }
    rest = first.offset
    const [gte, lt] = [first.key, first.key + interval]
    const behind = order === 'recentes' ? keysIn({ lt }) : keysIn({ gte })
    const page = { offset: rest, limit }
    if (rest + limit <= WINDOW)
      return { ...(await pageOf(asker, allOf([query, behind]), order, page)), total }
    within = allOf([query, keysIn({ gte, lt })])
  }
  throw new RangeError(`a page of ${limit} acts`)
}

/** The bucket in which the hit at `offset` lies, and how far behind its beginning; null: there is none. */
function firstOf(buckets: Bucket[], offset: number): { key: number; offset: number } | null {
  let rest = offset
  for (const { key, doc_count } of buckets) {
    if (rest < doc_count) return { key, offset: rest }
    rest -= doc_count
  }
  return null
}

/** From one hit to the next, ten thousand at a time. */
async function walkedPage(
  asker: Asker,
  query: Clause,
  order: Order,
  { offset, limit }: Page,
): Promise<SearchPage> {
  const counted = await asker.search({ query, size: 0, track_total_hits: true })
  const total = totalOf(counted)
  if (offset >= total) return { total, keys: [] }
  return await asker.onPointInTime(async (pit) => {
    const step = (size: number, after: Hit | undefined) => {
      const search_after = after && { search_after: after.sort }
      const body = { query, pit, size, sort: SORTS[order], track_total_hits: false, ...KEYS_ONLY }
      return asker.search({ ...body, ...search_after })
    }
    let last: Hit | undefined
    for (let left = offset; left > 0; left -= WINDOW) {
      const { hits = [] } = (await step(Math.min(left, WINDOW), last)).hits
      last = hits.at(-1)
      if (last === undefined) return { total, keys: [] }
    }
    const { hits } = (await step(limit, last)).hits
    return { total, keys: keysOf(hits) }
  })
}

function keysOf(hits: Hit[] = []): ActKey[] {
  return hits.map(keyOf)
}

/** Pages of one search are answered by the same copies: among copies scores may differ a little. */
export function preferenceOf(query: Clause): string {
  return createHash('sha256').update(JSON.stringify(query)).digest('hex').slice(0, 16)
}
