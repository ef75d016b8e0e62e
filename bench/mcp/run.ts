/*
 * node bench/mcp/run.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * The processor time that the service spends on a search: asked of GET /buscar, and of the tool `buscar` over MCP, in
 * turns. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, forgetAnswers } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
import { median, p50p95, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { type SearchQuery, queryClasses } from '../search/queries.ts'

/** Ten acts with their excerpts, as the tool shows them. */
const SHOWN = { limite: '10', trechos: 'true' }

type Ask = (query: SearchQuery) => Promise<number>

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const dataDir = await archiveIn(bench)
  const { facts } = await corpusIn(bench)
  const key = await createKey(dataDir)
  const service = cleanup.use(await startService(dataDir))
  const ways: Record<string, Ask> = { 'GET /buscar': byRoute, 'MCP, `buscar`': byTool }
  const spent = new Map(Object.keys(ways).map((way) => [way, [] as number[]]))
  const loadBefore = load()
  const rounds = quick ? 3 : 7
  for (const { queries } of queryClasses(facts, quick ? 3 : 25))
    for (const query of queries) {
      if (query.page > 1) continue // the tool goes on by results, not by pages
      const times = new Map(Object.keys(ways).map((way) => [way, [] as number[]]))
      const totals = new Set<number>()
      // The first round is not counted: the index reads what nobody asked for yet.
      for (let at = 0; at <= rounds; at++)
        for (const [way, ask] of Object.entries(ways)) {
          forgetAnswers(dataDir)
          const before = service.runMs()
          totals.add(await ask(query))
          if (at > 0) times.get(way)!.push(service.runMs() - before)
        }
      assert.equal(totals.size, 1, `${query.text}: ${[...totals].join(' and ')} acts`)
      for (const [way, some] of times) spent.get(way)!.push(median(some))
    }
  console.log(report(spent, { loadBefore, acts: bench.acts }))

  async function byRoute(query: SearchQuery): Promise<number> {
    const asked = new URLSearchParams({ ...SHOWN, ...valuesOf(query) })
    const response = await fetch(`${service.url}/buscar?${asked.toString()}`, {
      headers: { 'X-API-Key': key },
    })
    const { dados } = (await response.json()) as { dados: { total: number } }
    return dados.total
  }

  async function byTool(query: SearchQuery): Promise<number> {
    const params = { name: 'buscar', arguments: valuesOf(query) }
    const response = await fetch(new URL('/mcp', service.url), {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    })
    const { result } = (await response.json()) as {
      result: { structuredContent: { total: number } }
    }
    return result.structuredContent.total
  }
})

function valuesOf({ kind, text, secao, month, orgao }: SearchQuery): Record<string, string> {
  return {
    termo: kind === 'phrase' ? `"${text}"` : text,
    ...(secao !== undefined && { secao }),
    ...(orgao !== undefined && { orgao }),
    ...(month !== undefined && { data_inicio: `${month}-01`, data_fim: `${month}-28` }),
  }
}

function report(
  spent: Map<string, number[]>,
  { loadBefore, acts }: { loadBefore: string; acts: number },
): string {
  const rows = [...spent].map(([way, some]) => [way, p50p95(some)])
  const [first = [], second = []] = [...spent.values()]
  const of = (q: number) => round(quantile(second, q) / quantile(first, q))
  return [
    `${acts} acts, ${first.length} queries; load ${loadBefore} to ${load()}. ${machine()}`,
    '',
    table(['processor ms of the service, p50 / p95', ''], rows),
    '',
    `Ratio of p50 ${of(0.5)}, of p95 ${of(0.95)}`,
  ].join('\n')
}
