/*
 * node bench/cluster/frozen-node.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * One of three nodes of OpenSearch is stopped for a minute (SIGSTOP: it keeps its connections and
 * answers nothing), while 40 clients search and another reads editions and webhooks in turn: how many
 * answers, how late, how many refused. Prints Markdown for RESULTS.md.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createKey } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { type Client, createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { p50p95, round, table } from '../lib/figures.ts'
import { machine, load as systemLoad } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { askArauto } from '../search/ask-arauto.ts'
import { ORDERS, queryClasses } from '../search/queries.ts'
import { plainIndex, startEngines } from './engines.ts'
import { load } from './load.ts'

const CLIENTS = 40
const NODES = 3
/** They ask the database alone. */
const LISTS = ['/edicoes', '/webhooks']
/** No answer for this long is a failure of its own; the service's limit is the default. */
const SEARCH_TIMEOUT_MS = '10000'

interface Spell {
  seconds: number
  /** Milliseconds of each search that was answered. */
  searches: number[]
  refused: number
  /** Of each list of editions or webhooks. */
  lists: number[]
  listsRefused: number
}

await runBench({ acts: 20_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup, folder } = bench
  const { facts } = await corpusIn(bench)
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir, ['consulta', 'webhooks'])
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const engines = await startEngines({ dataDir, logs, nodes: NODES }, cleanup)
  await load(engines, dataDir, plainIndex(engines, cleanup).isInService)
  const classes = queryClasses(facts, quick ? 3 : 30)
  const asked = classes.flatMap(({ queries }) =>
    queries.flatMap((query) => ORDERS.map((order) => ({ query, order }))),
  )
  await using api = await engines.start('api', 1, { ARAUTO_SEARCH_TIMEOUT_MS: SEARCH_TIMEOUT_MS })
  using client = createClient(`${api.processes[0]!.url}/api/v1`, key)
  const ask = async (i: number) => {
    const turn = i % asked.length
    if (turn === 0) await engines.forgetAnswers()
    const { query, order } = asked[turn]!
    return (await askArauto(client, query, order)).ms
  }
  const seconds = quick ? 10 : 60
  await spell(ask, client, seconds / 4) // warm
  progress('All nodes')
  const before = await spell(ask, client, seconds)
  progress('One node stopped')
  const { pid } = engines.openSearch.nodes[1]!
  process.kill(pid(), 'SIGSTOP')
  const stopped = await spell(ask, client, seconds).finally(() => process.kill(pid(), 'SIGCONT'))
  progressDone()
  console.log(`${machine()}; load ${systemLoad()}.\n\n${report(before, stopped)}`)
})

/** The clients ask for this long, each one question after the other. */
async function spell(
  ask: (i: number) => Promise<number>,
  client: Client,
  seconds: number,
): Promise<Spell> {
  const result: Spell = { seconds, searches: [], refused: 0, lists: [], listsRefused: 0 }
  const end = performance.now() + seconds * 1_000
  let turn = 0
  const searcher = async () => {
    while (performance.now() < end)
      await ask(turn++).then(
        (ms) => result.searches.push(ms),
        () => result.refused++,
      )
  }
  const lister = async () => {
    for (let asked = 0; performance.now() < end; asked++)
      await client.get(LISTS[asked % LISTS.length]!).then(
        ({ ms }) => result.lists.push(ms),
        () => result.listsRefused++,
      )
  }
  await Promise.all([lister(), ...Array.from({ length: CLIENTS }, searcher)])
  return result
}

function report(before: Spell, stopped: Spell): string {
  const rate = ({ searches, seconds }: Spell) => searches.length / seconds
  const row = (name: string, spell: Spell, ratio: string) => [
    name,
    round(rate(spell)),
    ratio,
    p50p95(spell.searches),
    String(spell.refused),
    p50p95(spell.lists),
    String(spell.listsRefused),
  ]
  return table(
    ['', 'searches/s', 'ratio', 'p50 / p95 ms', 'refused', 'lists, p50 / p95 ms', 'lists refused'],
    [
      row('all nodes', before, ''),
      row('one of three stopped', stopped, round(rate(stopped) / rate(before))),
    ],
  )
}
