import assert from 'node:assert/strict'
import { readSearch } from '../../server/src/search/reading/read-search.ts'
import { READING_VERSION } from '../../server/src/search/reading/reading.ts'
import type { SearchEngine } from '../../server/src/search/search-reader.ts'
import type { Client } from '../lib/client.ts'
import { p50p95, round, mean, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import { type Found, askArauto, lastDay } from '../search/ask-arauto.ts'
import { type Order, type QueryClass, type SearchQuery, ORDERS } from '../search/queries.ts'

const LIMIT = 20
const WARM_UP = 5

/**
 * The same searches in the embedded service, in a process of the cluster, and in the index alone.
 */
export async function sideBySide(
  classes: QueryClass[],
  {
    embedded,
    cluster,
    plain,
    forget,
  }: { embedded: Client; cluster: Client; plain: SearchEngine; forget(): Promise<void> },
): Promise<string> {
  const asks = [
    (query: SearchQuery, order: Order) => askArauto(embedded, query, order),
    (query: SearchQuery, order: Order) => askArauto(cluster, query, order),
    (query: SearchQuery, order: Order) => askPlain(plain, query, order),
  ]
  for (const { queries } of classes)
    for (const query of queries.slice(0, WARM_UP))
      for (const order of ORDERS) for (const ask of asks) await ask(query, order)
  const rows: string[][] = []
  for (const { name, queries } of classes)
    for (const order of ORDERS) {
      progress(`${name}, ${order}`)
      const found: Found[][] = asks.map(() => [])
      for (const query of queries) {
        await forget() // common words repeat
        for (const [i, ask] of asks.entries()) found[i]!.push(await ask(query, order))
        const totals = new Set(found.map((of) => of.at(-1)!.total))
        assert.equal(totals.size, 1, `${JSON.stringify(query)}: ${[...totals].join()}`)
      }
      const total = round(mean(found[0]!.map((one) => one.total)))
      rows.push([name, order, total, ...found.map((of) => p50p95(of.map(({ ms }) => ms)))])
    }
  return table(
    ['class, p50 / p95 in ms', 'order', 'mean total', 'embedded', 'cluster', 'OpenSearch alone'],
    rows,
  )
}

async function askPlain(
  engine: SearchEngine,
  { kind, text, secao, month, orgao, page }: SearchQuery,
  order: Order,
): Promise<Found> {
  const termo = kind === 'phrase' ? `"${text}"` : text
  const meant = readSearch({
    termo,
    leitura: READING_VERSION,
    filters: {
      ...(secao && { secoes: [secao] }),
      ...(orgao && { orgaos: [orgao] }),
      ...(month && { data_inicio: `${month}-01`, data_fim: lastDay(month) }),
    },
  })
  const started = performance.now()
  const { total } = await engine.search({
    ...meant,
    order,
    offset: (page - 1) * LIMIT,
    limit: LIMIT,
  })
  return { ms: performance.now() - started, total }
}
