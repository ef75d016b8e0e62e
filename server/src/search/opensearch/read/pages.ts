import { type ActKey, type Order, type SearchPage, KEYS_PER_DAY } from '../../../../engine/port.ts'
import { createHash } from 'node:crypto'
import { type Clause, allOf } from '../query/clause.ts'
import { keysIn } from '../query/filters.ts'
import { type Asker, type IndexAnswer, type IndexHit, totalOf } from './ask.ts'

/** The most hits that a search may page through (index.max_result_window). */
const WINDOW = 10_000

/** Asks for nothing of a hit but its sort values. */
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

/** The key of the act is the last sort value of every order. */
export const keyOf = ({ sort }: IndexHit): ActKey => sort.at(-1)!

/** A page of the hits of a clause, at any offset. */
export async function hitsPage(
  asker: Asker,
  query: Clause,
  order: Order,
  { offset, limit }: Page,
): Promise<SearchPage> {
  if (offset + limit > WINDOW) return deepPage(asker, query, order, { offset, limit })
  const body = { ...pageBody(query, order, { offset, limit }), track_total_hits: true }
  const answer = await asker.search(body, preferenceOf(query))
  return { total: totalOf(answer), keys: keysOf(answer) }
}

/** A search for a page that the nodes can reach; it does not count. */
function pageBody(query: Clause, order: Order, { offset, limit }: Page) {
  const sort = SORTS[order]
  return { query, from: offset, size: limit, sort, track_total_hits: false, ...KEYS_ONLY }
}

/** The best acts of a page, for those who know how many there are. */
export async function uncountedPage(asker: Asker, query: Clause, page: Page): Promise<ActKey[]> {
  const order = 'relevancia'
  if (page.offset + page.limit > WINDOW) return (await deepPage(asker, query, order, page)).keys
  return keysOf(await asker.search(pageBody(query, order, page), preferenceOf(query)))
}

/** Up to this many matches are counted on the way; beyond, acts that cannot be on a page are passed over. */
const MOST_COUNTED = 10_000

/** The best acts of a page; `query` finds what `found` finds, and scores it. */
export async function scoredPage(
  asker: Asker,
  { query, found }: { query: Clause; found: Clause },
  page: Page,
): Promise<SearchPage> {
  if (page.offset + page.limit > WINDOW) return walkedPage(asker, query, 'relevancia', page)
  const body = { ...pageBody(query, 'relevancia', page), track_total_hits: MOST_COUNTED }
  const answer = await asker.search(body, preferenceOf(query))
  const isCounted = answer.hits.total?.relation === 'eq'
  return {
    total: isCounted ? totalOf(answer) : await countHits(asker, found),
    keys: keysOf(answer),
  }
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

type DateOrder = 'recentes' | 'antigas'

/** The start of a page: the hit at `offset` among those of `within`. */
interface Start {
  total: number
  within: Clause
  offset: number
}

/**
 * Starts where counts by day place the page; each piece starts after the last key of the one
 * before.
 */
async function datedPage(
  asker: Asker,
  query: Clause,
  order: DateOrder,
  { offset, limit }: Page,
): Promise<SearchPage> {
  const start = await findStart(asker, query, order, offset)
  if (start === null) return { total: await countHits(asker, query), keys: [] }
  const keys: ActKey[] = []
  let { within, offset: from } = start
  while (keys.length < limit) {
    const size = Math.min(limit - keys.length, WINDOW - from)
    const piece = await hitsPage(asker, within, order, { offset: from, limit: size })
    keys.push(...piece.keys)
    const last = piece.keys.at(-1)
    if (last === undefined || piece.keys.length < size) break
    within = allOf([query, order === 'recentes' ? keysIn({ lt: last }) : keysIn({ gt: last })])
    from = 0
  }
  return { total: start.total, keys }
}

interface Bucket {
  key: number
  doc_count: number
}

/** Counts keys by days first, then by these within days that have too many. */
const STEPS = [KEYS_PER_DAY, 1_024]

/** Null if there is no such hit. */
async function findStart(
  asker: Asker,
  query: Clause,
  order: DateOrder,
  offset: number,
): Promise<Start | null> {
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
    if (first === null) return null
    rest = first.offset
    const [gte, lt] = [first.key, first.key + interval]
    const behind = allOf([query, order === 'recentes' ? keysIn({ lt }) : keysIn({ gte })])
    if (rest < WINDOW / 2) return { total, within: behind, offset: rest }
    within = allOf([query, keysIn({ gte, lt })])
  }
  return null
}

/**
 * The bucket that contains the hit at `offset`, and the hit's offset within it; null if there is
 * none.
 */
function firstOf(buckets: Bucket[], offset: number): { key: number; offset: number } | null {
  let rest = offset
  for (const { key, doc_count } of buckets) {
    if (rest < doc_count) return { key, offset: rest }
    rest -= doc_count
  }
  return null
}

/** Walks from hit to hit, ten thousand at a time. */
async function walkedPage(
  asker: Asker,
  query: Clause,
  order: Order,
  { offset, limit }: Page,
): Promise<SearchPage> {
  const total = await countHits(asker, query)
  const end = Math.min(total, offset + limit)
  const keys: ActKey[] = []
  if (offset >= end) return { total, keys }
  return await asker.onPointInTime(async (pit) => {
    let last: IndexHit | undefined
    for (let at = 0; at < end;) {
      // In large steps up to the page, then piece by piece through it.
      const size = Math.min(WINDOW, (at < offset ? offset : end) - at)
      const after = last && { search_after: last.sort }
      const body = { query, pit, size, sort: SORTS[order], track_total_hits: false, ...after }
      const { hits = [] } = (await asker.search({ ...body, ...KEYS_ONLY })).hits
      if (at >= offset) keys.push(...hits.map(keyOf))
      last = hits.at(-1)
      if (last === undefined) break
      at += size
    }
    return { total, keys }
  })
}

/** A search that only counts. */
function counting(query: Clause) {
  return { query, size: 0, track_total_hits: true }
}

export async function countHits(asker: Asker, query: Clause): Promise<number> {
  return totalOf(await asker.search(counting(query), preferenceOf(query)))
}

function keysOf({ hits: { hits = [] } }: IndexAnswer): ActKey[] {
  return hits.map(keyOf)
}

/**
 * The same copies answer all pages of a search, because scores may differ a little between copies.
 */
export function preferenceOf(query: Clause): string {
  return createHash('sha256').update(JSON.stringify(query)).digest('hex').slice(0, 16)
}
