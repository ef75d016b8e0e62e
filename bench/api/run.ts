/*
 * node bench/api/run.ts [--atos 5000] [--rapido] [--pasta DIR]
 *
 * Compares the cheap calls with a bare Fastify that answers the same JSON from memory, in turns: requests by the
 * clock, and the processor time that one costs the process. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, forgetAnswers, someIds, writeNewest } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
import { runMsOf } from '../lib/cpu.ts'
import { searchPath } from '../search/ask-arauto.ts'
import { queryClasses } from '../search/queries.ts'
import { createClient } from '../lib/client.ts'
import { median, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

const CONNECTIONS = 10
const PUBLICATIONS = 200
/** Of each class. */
const SEARCHES = 10
/** What is done at the beginning of a round, which is a second long. */
const BEFORE_ROUND: Record<string, (dataDir: string) => void> = {
  '/publicacao/{id}, in the second after another act was written': writeNewest,
  '/publicacao/{id}, in the second after all were forgotten': forgetAnswers,
}

interface Pair {
  bare: Spent[]
  arauto: Spent[]
  /** The average size of an answer's body in bytes. */
  bytes: number
}

interface Server {
  url: string
  /** Processor time of its threads so far. */
  runMs(): number
}

/** What a round has shown. */
interface Spent {
  perSecond: number
  /** Processor time a request. */
  microseconds: number
}

await runBench({ acts: 5_000, quickActs: 1_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const dataDir = await archiveIn(bench)
  const ids = someIds(dataDir, PUBLICATIONS)
  const key = await createKey(dataDir)
  const service = cleanup.use(await startService(dataDir))
  const client = cleanup.use(createClient(service.url, key))

  const { facts } = await corpusIn(bench)
  const searches = queryClasses(facts, SEARCHES).flatMap(({ queries }) => queries)
  const acts = ids.map((id) => `/publicacao/${id}`)
  const calls: Record<string, string[]> = {
    '/secoes': ['/secoes'],
    '/publicacao/{id}': acts,
    ...Object.fromEntries(Object.keys(BEFORE_ROUND).map((call) => [call, acts])),
    '/buscar, asked before': searches.map((query) => searchPath(query, 'recentes')),
  }
  const answers: Record<string, object> = {}
  for (const path of Object.values(calls).flat()) answers[path] = (await client.get(path)).body
  const bare = await startBare(answers, cleanup)

  const loadBefore = load()
  const seconds = quick ? 1 : 5
  const pairs = new Map<string, Pair>()
  for (const [call, paths] of Object.entries(calls)) {
    const bytes = paths.map((path) => Buffer.byteLength(JSON.stringify(answers[path])))
    const pair: Pair = { bare: [], arauto: [], bytes: median(bytes) }
    const length = call in BEFORE_ROUND ? 1 : seconds
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      progress(call, `round ${round + 1}`)
      pair.bare.push(await ask(bare, paths, '', length))
      // A new key each time: no limit allows a benchmark's request rate for long.
      const newKey = await createKey(dataDir)
      BEFORE_ROUND[call]?.(dataDir)
      pair.arauto.push(await ask(service, paths, newKey, length))
    }
    pairs.set(call, pair)
  }
  progressDone()
  console.log(report(pairs, { loadBefore, seconds }))
})

/** Asks over keep-alive connections. @throws Error unless all are answered with 200. */
async function ask(server: Server, paths: string[], key: string, seconds: number): Promise<Spent> {
  const before = server.runMs()
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'X-API-Key': key },
    requests: paths.map((path) => ({ path: `/api/v1${path}` })),
  })
  const milliseconds = server.runMs() - before
  const failed = result.errors + result.timeouts + result.non2xx
  assert.equal(failed, 0, `${server.url}: failed requests`)
  const { total } = result.requests
  return { perSecond: total / result.duration, microseconds: (milliseconds * 1_000) / total }
}

async function startBare(
  answers: Record<string, object>,
  cleanup: AsyncDisposableStack,
): Promise<Server> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { stdio: 'inherit' })
  cleanup.defer(async () => {
    const ended = once(child, 'exit')
    if (child.kill()) await ended
  })
  child.send(answers)
  const [url] = (await once(child, 'message')) as [string]
  return { url, runMs: () => runMsOf(child.pid!) }
}

function report(pairs: Map<string, Pair>, run: { loadBefore: string; seconds: number }): string {
  const rows = [...pairs].map(([call, { bare, arauto, bytes }]) => {
    const rates = of(arauto, 'perSecond')
    const ratios = rates.map((rate, i) => rate / bare[i]!.perSecond) // of the same length
    const costs = of(arauto, 'microseconds')
    const shares = costs.map((cost, i) => bare[i]!.microseconds / cost)
    return [
      call,
      round(bytes),
      ...[of(bare, 'perSecond'), rates, ratios].map((values) => round(median(values))),
      ...[of(bare, 'microseconds'), costs, shares].map((values) => round(median(values))),
    ]
  })
  const head = ['call', 'bytes, median', 'bare Fastify, requests/s', 'Arauto, requests/s', 'ratio']
  head.push('bare, processor µs', 'Arauto, processor µs', 'ratio')
  const rounds = [...pairs.values()][0]?.bare.length
  return [
    `${machine()}; load ${run.loadBefore} before, ${load()} after.`,
    `${CONNECTIONS} connections, ${rounds} rounds of ${run.seconds} s each in turns; medians, the ratio over each round's pair.`,
    table(head, rows),
  ].join('\n\n')
}

function of(rounds: Spent[], what: keyof Spent): number[] {
  return rounds.map((round) => round[what])
}
