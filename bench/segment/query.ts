import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CorpusFacts } from '../corpus/census.ts'
import { type QueryClass, type SearchQuery, queryClasses } from '../search/queries.ts'
import { lastDay } from '../search/ask-arauto.ts'
import { parseQuery } from '../../server/src/search/query/parse.ts'
import type { Order, SearchRequest } from '../../server/src/search/search-index.ts'
import { type Engine, openEngine } from './engines.ts'

/*
 * node bench/segment/query.ts CORPUS SEGMENT_DATABASE [FTS5_DATABASE [QUERIES]]
 *
 * Milliseconds per query (p50 / p95) of the segment engine, class by class: cold (first time asked by this
 * process) and warm; with a second database also FTS5's, whose totals and newest pages must be equal.
 */
const [corpus, segmentFile, ftsFile, count = '100'] = process.argv.slice(2) as [
  string,
  string,
  string?,
  string?,
]
const PAGE = 20
const facts: CorpusFacts = JSON.parse(readFileSync(join(corpus, 'vocabulary.json'), 'utf8'))
const classes = queryClasses(facts, Number(count))
const segment = openEngine('segment', segmentFile, 'read')
const fts = ftsFile ? openEngine('fts5', ftsFile, 'read') : null

for (const order of ['recentes', 'relevancia'] as const)
  for (const { name, queries } of classes) {
    const cold = run(segment, queries, order)
    const warm = run(segment, queries, order)
    const average = cold.totals.reduce((sum, total) => sum + total, 0) / cold.totals.length
    let line = `${order} | ${name} (${Math.round(average)}) | ${show(cold.ms)} | ${show(warm.ms)}`
    if (fts) {
      run(fts, queries, order)
      const theirs = run(fts, queries, order)
      line += ` | ${show(theirs.ms)}`
      for (const [i, total] of theirs.totals.entries())
        if (total !== cold.totals[i] || (order === 'recentes' && theirs.keys[i] !== cold.keys[i]))
          line += `\n  DIFFERS: ${JSON.stringify(queries[i])} ${cold.totals[i]} ${total}`
    }
    console.log(line)
  }

function run(engine: Engine, queries: QueryClass['queries'], order: Order) {
  const [ms, totals, keys]: [number[], number[], string[]] = [[], [], []]
  for (const query of queries) {
    const request = requestOf(query, order)
    if (engine === fts) engine.index.apply([]) // forgets totals
    const started = performance.now()
    const found = engine.index.search(request)
    ms.push(performance.now() - started)
    totals.push(found.total)
    keys.push(found.keys.join())
  }
  return { ms, totals, keys }
}

function requestOf(query: SearchQuery, order: Order): SearchRequest {
  const { kind, text, secao, month, orgao, page } = query
  return {
    query: parseQuery(kind === 'phrase' ? `"${text}"` : text),
    filters: {
      ...(secao && { secoes: [secao] }),
      ...(orgao && { orgaos: [orgao] }),
      ...(month && { data_inicio: `${month}-01`, data_fim: lastDay(month) }),
    },
    order,
    offset: (page - 1) * PAGE,
    limit: PAGE,
  }
}

function show(ms: number[]): string {
  const sorted = ms.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2)
  return `${at(0.5)} / ${at(0.95)}`
}
