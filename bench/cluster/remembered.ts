/*
 * OUTRO=<another checkout> node bench/cluster/remembered.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * A process with the role `api` of another version of the program (bench/pair/checkouts.ts), one of this version on the
 * same database and index, and the embedded service, asked in turns: searches that nobody has asked before, the same
 * searches again and again, acts again and again. Nobody writes meanwhile but what counts requests. Processor time of
 * the process, PostgreSQL and OpenSearch, a request. Prints Markdown for RESULTS.md.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createKey, freePort, startService } from '../lib/arauto.ts'
import { archiveIn, forgetAnswers, someIds } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { median, round, table } from '../lib/figures.ts'
import { load as systemLoad, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import type * as Processes from '../faults/service-process.ts'
import { searchPath } from '../search/ask-arauto.ts'
import { ORDERS, queryClasses } from '../search/queries.ts'
import { type Engines, plainIndex, startEngines } from './engines.ts'
import { load } from './load.ts'

const { OUTRO } = process.env
if (OUTRO === undefined) throw new Error('OUTRO must name another checkout, with its node_modules')

const HERE = resolve(import.meta.dirname, '../..')
const REPEATED = 20

/** Who is asked. */
interface Asked {
  name: string
  ask(path: string): Promise<unknown>
  /** Processor time so far, in seconds: the process, PostgreSQL, OpenSearch. */
  cpu(): number[]
}

await runBench({ acts: 20_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup, folder } = bench
  const loadBefore = systemLoad()
  const { facts } = await corpusIn(bench)
  const dataDir = await archiveIn(bench)
  const key = await createKey(dataDir)
  const logs = join(folder, 'logs')
  mkdirSync(logs, { recursive: true })
  const engines = await startEngines({ dataDir, logs }, cleanup)
  await load(engines, dataDir, plainIndex(engines, cleanup).isInService)
  const [rounds, times] = quick ? [1, 2] : [6, 10]
  const fresh = queryClasses(facts, 4 * rounds).flatMap(({ queries }) =>
    queries.flatMap((query) => ORDERS.map((order) => searchPath(query, order))),
  )
  const again = (paths: string[]) => Array.from({ length: times }, () => paths).flat()
  const ids = someIds(dataDir, REPEATED)
  const kinds = {
    'searches, each once': (round: number) => fresh.filter((_, i) => i % rounds === round),
    'searches again and again': (round: number) =>
      again(fresh.filter((_, i) => i % rounds === round).slice(0, REPEATED)),
    'acts again and again': () => again(ids.map((id) => `/publicacao/${id}`)),
  }
  const all = [
    await startOther('the other', resolve(OUTRO)),
    await startOther('this', HERE),
    await startEmbedded(),
  ]
  const rows: string[][] = []
  for (const [kind, pathsOf] of Object.entries(kinds)) {
    const took = all.map((): number[][] => [])
    for (let n = -1; n < rounds; n++)
      for (const i of all.keys().map((place) => (place + n + 1) % all.length)) {
        progress(`${kind}, ${all[i]!.name}, round ${n}`)
        const cost = await costOf(all[i]!, pathsOf(Math.max(0, n)))
        if (n >= 0) took[i]!.push(cost) // the first one warms up
      }
    rows.push([kind, ...took.map(cell)])
  }
  progressDone()
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${systemLoad()} after.`,
      table(['processor ms a request', ...all.map(({ name }) => name)], rows),
    ].join('\n\n'),
  )

  /** Each block begins with nothing remembered. */
  async function costOf({ ask, cpu }: Asked, paths: string[]): Promise<number[]> {
    forgetAnswers(dataDir)
    await engines.forgetAnswers()
    await fetch(`${engines.openSearch.urls[0]!}/_cache/clear?request=true`, { method: 'POST' })
    const before = cpu()
    for (const path of paths) await ask(path)
    return cpu().map((seconds, i) => ((seconds - before[i]!) * 1_000) / paths.length)
  }

  async function startOther(name: string, checkout: string): Promise<Asked> {
    const { serviceProcess }: typeof Processes = await import(
      join(checkout, 'bench/faults/service-process.ts')
    )
    const port = await freePort()
    const logFile = join(logs, `api-${name}.log`)
    const running = serviceProcess({ name, roles: 'api', port, env: engines.env, logFile })
    await cleanup.use(running).start()
    const client = cleanup.use(createClient(`${running.url}/api/v1`, key))
    return { name, ask: client.get, cpu: () => [running.cpuSeconds(), ...enginesCpu(engines)] }
  }

  async function startEmbedded(): Promise<Asked> {
    const service = cleanup.use(await startService(dataDir))
    const client = cleanup.use(createClient(service.url, key))
    return { name: 'embedded', ask: client.get, cpu: () => [service.cpuSeconds()] }
  }
})

function enginesCpu({ cpu }: Engines): number[] {
  const { postgres, openSearch } = cpu()
  return [postgres, openSearch]
}

/** `process + PostgreSQL + OpenSearch = sum`, each the median of the blocks. */
function cell(costs: number[][]): string {
  const parts = costs[0]!.map((_, i) => median(costs.map((cost) => cost[i]!)))
  const sum = round(median(costs.map((cost) => cost.reduce((a, b) => a + b, 0))))
  return parts.length === 1 ? sum : `${parts.map(round).join(' + ')} = ${sum}`
}
