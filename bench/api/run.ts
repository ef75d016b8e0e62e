/*
 * node bench/api/run.ts [--atos 5000] [--rapido] [--pasta DIR]
 *
 * Compares the cheap calls with a bare Fastify that answers the same JSON from memory, in turns. Prints
 * Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, someIds } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
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

interface Pair {
  bare: number[]
  arauto: number[]
  /** The average size of an answer's body in bytes. */
  bytes: number
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
  const calls: Record<string, string[]> = {
    '/secoes': ['/secoes'],
    '/publicacao/{id}': ids.map((id) => `/publicacao/${id}`),
    '/buscar, asked before': searches.map((query) => searchPath(query, 'recentes')),
  }
  const answers: Record<string, object> = {}
  for (const path of Object.values(calls).flat()) answers[path] = (await client.get(path)).body
  const bareUrl = await startBare(answers, cleanup)

  const loadBefore = load()
  const seconds = quick ? 1 : 5
  const pairs = new Map<string, Pair>()
  for (const [call, paths] of Object.entries(calls)) {
    const bytes = paths.map((path) => Buffer.byteLength(JSON.stringify(answers[path])))
    const pair: Pair = { bare: [], arauto: [], bytes: median(bytes) }
    for (let round = 0; round < (quick ? 2 : 7); round++) {
      progress(call, `round ${round + 1}`)
      pair.bare.push(await rate(bareUrl, paths, '', seconds))
      // A new key each time: no limit allows a benchmark's request rate for long.
      pair.arauto.push(await rate(service.url, paths, await createKey(dataDir), seconds))
    }
    pairs.set(call, pair)
  }
  progressDone()
  console.log(report(pairs, { loadBefore, seconds }))
})

/**
 * Requests per second over keep-alive connections. @throws Error unless all are answered with 200.
 */
async function rate(url: string, paths: string[], key: string, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'X-API-Key': key },
    requests: paths.map((path) => ({ path: `/api/v1${path}` })),
  })
  assert.equal(result.errors + result.timeouts + result.non2xx, 0, `${url}: failed requests`)
  return result.requests.total / result.duration
}

async function startBare(
  answers: Record<string, object>,
  cleanup: AsyncDisposableStack,
): Promise<string> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { stdio: 'inherit' })
  cleanup.defer(async () => {
    const ended = once(child, 'exit')
    if (child.kill()) await ended
  })
  child.send(answers)
  const [url] = (await once(child, 'message')) as [string]
  return url
}

function report(pairs: Map<string, Pair>, run: { loadBefore: string; seconds: number }): string {
  const rows = [...pairs].map(([call, { bare, arauto, bytes }]) => [
    call,
    round(bytes),
    round(median(bare)),
    round(median(arauto)),
    round(median(arauto.map((rate, i) => rate / bare[i]!))),
  ])
  const head = ['call', 'bytes, median', 'bare Fastify, requests/s', 'Arauto, requests/s', 'ratio']
  const rounds = [...pairs.values()][0]?.bare.length
  return [
    `${machine()}; load ${run.loadBefore} before, ${load()} after.`,
    `${CONNECTIONS} connections, ${rounds} rounds of ${run.seconds} s each in turns; medians, the ratio over each round's pair.`,
    table(head, rows),
  ].join('\n\n')
}
