/*
 * node bench/cluster/narrowing.ts [--atos 8000] [--rapido]
 *
 * Ten years of so many small acts each, on one node: as one index, and as an index for each year behind one
 * alias. What a search costs the node with a period of a month, of a year, and without one; and what a
 * filter by state costs, as a field of the index and as the keys of the acts that others changed. Processor
 * time, each question asked of both in turn. Prints Markdown for RESULTS.md.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '../../server/demo/sample/random.ts'
import { analyzeAct } from '../../server/engine/analysis.ts'
import { parseQuery } from '../../server/engine/query.ts'
import { type ActKey, KEYS_PER_DAY } from '../../server/engine/port.ts'
import { dateOfDay, dayNumber } from '../../server/src/lib/time/dates.ts'
import {
  type ActAt,
  type SearchCluster,
  openSearchCluster,
} from '../../server/src/search/opensearch/index.ts'
import type { SearchFilters } from '../../server/src/search/search-reader.ts'
import { startOpenSearch } from '../../server/test/_opensearch-nodes.ts'
import { runBench } from '../lib/bench.ts'
import { cpuSecondsOf } from '../lib/cpu.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

const YEARS = 10
const FIRST_YEAR = 2014
const DAYS_A_YEAR = 250
const WORDS_AN_ACT = 60
/** Word n is in about one act in n. */
const VOCABULARY = 5_000
/** One act in so many was changed by another. */
const CHANGED_EVERY = 20
const ROUNDS = 5
const ASKED = 60
const TIMEOUT_MS = 120_000

interface Asked {
  name: string
  one: SearchFilters
  /** By default the same. */
  other?: SearchFilters
}

await runBench({ acts: 8_000, quickActs: 300 }, async ({ acts, quick, folder, cleanup }) => {
  mkdirSync(join(folder, 'logs'), { recursive: true })
  process.env.OPENSEARCH_JAVA_OPTS ??= ''
  const nodes = cleanup.use(await startOpenSearch())
  const node = nodes.nodes[0]!
  const open = (prefix: string) =>
    cleanup.use(openSearchCluster(nodes.urls, { prefix, timeoutMs: TIMEOUT_MS }))
  const whole = open('inteiro')
  const yearly = open('anual')
  const changed: ActKey[] = []
  for (let year = 0; year < YEARS; year++) {
    progress('Indexing', String(FIRST_YEAR + year))
    const written = [...actsOf(year, acts, changed)]
    await fill(whole, 'tudo', written)
    await fill(yearly, `ano${year}`, written)
  }
  await merge(nodes.urls[0]!)
  const last = FIRST_YEAR + YEARS - 1
  const cases: Asked[] = [
    { name: 'a month', one: { data_inicio: `${last}-03-01`, data_fim: `${last}-03-31` } },
    { name: 'a year', one: { data_inicio: `${last}-01-01`, data_fim: `${last}-12-31` } },
    { name: 'no period', one: {} },
  ]
  const rows: string[][] = []
  for (const { name, one } of cases) {
    const [ofWhole, ofYears] = await costs(name, [
      (termo) => ask(whole, termo, one),
      (termo) => ask(yearly, termo, one),
    ])
    rows.push([name, ms(ofWhole!), ms(ofYears!), (ofYears! / ofWhole!).toFixed(2)])
  }
  const keys = changed.toSorted((a, b) => a - b)
  const [byField, byKeys] = await costs('state', [
    (termo) => ask(whole, termo, { situacoes: ['publicada'] }),
    (termo) => ask(whole, termo, { among: { keys, others: true } }),
  ])
  progressDone()
  console.log(
    `${machine()}; load ${load()}; ${YEARS} × ${round(acts)} acts of ${WORDS_AN_ACT} words.\n`,
  )
  console.log(table(['period', 'one index, ms', 'one a year, ms', 'ratio'], rows))
  console.log(
    `\nBy state: ${ms(byField!)} ms as a field, ${ms(byKeys!)} ms by ${round(keys.length)} keys (${round(JSON.stringify(keys).length / 1_000)} KB a search).`,
  )

  /** The node's processor time of a search of each way, in seconds. */
  async function costs(name: string, ways: ((termo: string) => Promise<unknown>)[]) {
    const spent = ways.map(() => 0)
    const random = createRandom(name)
    const rounds = quick ? 1 : ROUNDS
    for (let round = 0; round <= rounds; round++) {
      progress(name, `${round} of ${rounds}`)
      const terms = Array.from({ length: ASKED }, () => termOf(random))
      for (const [i, way] of ways.entries()) {
        const before = cpuSecondsOf(node.pid())!
        for (const termo of terms) await way(termo)
        if (round > 0) spent[i]! += cpuSecondsOf(node.pid())! - before // the first one warms up
      }
    }
    return spent.map((seconds) => seconds / (rounds * ASKED))
  }
})

const ms = (seconds: number) => round(seconds * 1_000)

/** Two words, each of some commonness, so that no answer is remembered. */
function termOf(random: ReturnType<typeof createRandom>): string {
  const word = () => `palavra${Math.floor(VOCABULARY ** (random.below(1_000) / 1_000))}x`
  return `${word()} ${word()}`
}

function* actsOf(year: number, count: number, changed: ActKey[]): Generator<ActAt> {
  const random = createRandom(String(year))
  for (let i = 0; i < count; i++) {
    const day = dayNumber(`${FIRST_YEAR + year}-01-02`) + Math.floor((i / count) * DAYS_A_YEAR)
    const key = day * KEYS_PER_DAY + i
    const isChanged = random.below(CHANGED_EVERY) === 0
    if (isChanged) changed.push(key)
    const words = Array.from({ length: WORDS_AN_ACT }, () => termOf(random)).join(' ')
    const act = analyzeAct({
      titulo: `PORTARIA Nº ${i}`,
      ementa: null,
      conteudo_completo: words,
      orgao: 'Ministério da Saúde',
      assinatura: '',
      tipo_ato: 'Portaria',
      secao: '1',
      secao_base: '1',
      edicao: '1',
      data_publicacao: dateOfDay(day),
    })
    yield { key, act: { ...act, situacao: isChanged ? 'revogada' : 'publicada' }, version: 1 }
  }
}

/** Adds acts to an index, which becomes one of those that are searched. */
async function fill(cluster: SearchCluster, name: string, acts: ActAt[]): Promise<void> {
  const index = `${cluster.generation}-${name}`
  await cluster.indices.create(index)
  await cluster.write(index, acts)
  await cluster.indices.refresh(index)
}

/** One segment each, as of years that have passed; all of a prefix behind its alias. */
async function merge(url: string): Promise<void> {
  progress('Merging')
  const send = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(url + path, init)
    if (!answer.ok) throw new Error(await answer.text())
  }
  await send('/_forcemerge?max_num_segments=1')
  const generation = openSearchCluster([url]).generation.replace('arauto', '')
  const actions = ['inteiro', 'anual'].map((prefix) => ({
    add: { index: `${prefix}${generation}-*`, alias: prefix + generation },
  }))
  await send('/_aliases', { actions })
}

async function ask({ engine }: SearchCluster, termo: string, filters: SearchFilters) {
  const query = parseQuery(termo)
  return await engine.search({ query, filters, order: 'recentes', offset: 0, limit: 20 })
}
