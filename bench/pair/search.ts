/*
 * OUTRO=<another checkout> node bench/pair/search.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * Sends the same searches over HTTP to another version of the program (checkouts.ts) and to this one, in turns, each on
 * an archive that it imported itself. Prints Markdown for RESULTS.md.
 */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type * as Program from '../lib/arauto.ts'
import { forgetAnswers } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { type Client, createClient } from '../lib/client.ts'
import { corpusIn } from '../lib/corpus.ts'
import { p50p95, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Checkout, checkouts } from './checkouts.ts'
import { askArauto } from '../search/ask-arauto.ts'
import { ORDERS, type QueryClass, queryClasses } from '../search/queries.ts'

const ROUNDS = 4
/** The number of queries of each class in a round. */
const QUERIES = 60

/** A version of the program, and its measurements. */
interface Version {
  dataDir: string
  service: Program.Service
  client: Client
  importSeconds: number
  /** Milliseconds, by class and order. */
  took: Map<string, number[]>
  cpuSeconds: number
}

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const loadBefore = load()
  const { archive, facts } = await corpusIn(bench)
  const versions: Version[] = []
  for (const checkout of checkouts) {
    progress(`Importing by ${checkout.name}`)
    const version = await open(checkout, join(bench.folder, `searches ${checkout.name}`), archive)
    bench.cleanup.use(version.service)
    bench.cleanup.use(version.client)
    versions.push(version)
  }
  for (const { service } of versions) await untilQuiet(service)
  const classes = queryClasses(facts, bench.quick ? 3 : QUERIES)
  await askAll(classes, versions, () => {})
  for (let n = 1; n <= ROUNDS; n++) {
    progress(`Round ${n} of ${ROUNDS}`)
    await askAll(classes, n % 2 === 0 ? versions : versions.toReversed(), keep)
  }
  progressDone()
  const [theirs, ours] = [versions[0]!, versions[1]!] // as many as checkouts
  const head = `${machine()}; load ${loadBefore} before, ${load()} after.`
  console.log([head, searchesTable(theirs, ours), costsTable(theirs, ours)].join('\n\n'))
})

async function open({ program }: Checkout, dataDir: string, archive: string): Promise<Version> {
  const imported = await program.runArauto(dataDir, ['importar', archive])
  const key = await program.createKey(dataDir)
  const service = await program.startService(dataDir)
  const client = createClient(service.url, key)
  return {
    dataDir,
    service,
    client,
    importSeconds: imported.cpuSeconds,
    took: new Map(),
    cpuSeconds: 0,
  }
}

/** The service merges its index after an import, when it is idle. */
async function untilQuiet(service: Program.Service): Promise<void> {
  for (let quiet = 0, before = service.cpuSeconds(); quiet < 3;) {
    await pause(1_000)
    const now = service.cpuSeconds()
    quiet = now - before < 0.15 ? quiet + 1 : 0
    before = now
  }
}

/**
 * A version's times for the queries of a class in an order: milliseconds, and seconds of processor time.
 */
type Asked = (version: Version, row: string, ms: number[], cpuSeconds: number) => void

/**
 * Sends each query to both versions, one right after the other, so that other load on the machine slows
 * down both.
 */
async function askAll(classes: QueryClass[], versions: Version[], asked: Asked): Promise<void> {
  for (const { name, queries } of classes)
    for (const order of ORDERS) {
      const answers = versions.map((version) => ({
        version,
        ms: [] as number[],
        before: version.service.cpuSeconds(),
      }))
      for (const query of queries)
        for (const { version, ms } of answers) {
          forgetAnswers(version.dataDir)
          ms.push((await askArauto(version.client, query, order)).ms)
        }
      for (const { version, ms, before } of answers)
        asked(version, `${name}, ${order}`, ms, version.service.cpuSeconds() - before)
    }
}

function keep(version: Version, row: string, ms: number[], cpuSeconds: number): void {
  version.took.set(row, [...(version.took.get(row) ?? []), ...ms])
  version.cpuSeconds += cpuSeconds
}

function searchesTable(theirs: Version, ours: Version): string {
  const rows = [...theirs.took].map(([row, before]) => {
    const after = ours.took.get(row)! // both were asked the same
    const ratio = (q: number) => round(quantile(after, q) / quantile(before, q))
    return [row, p50p95(before), p50p95(after), ratio(0.5), ratio(0.95)]
  })
  return table(['p50 / p95 in ms', 'the other', 'this', 'ratio of p50', 'of p95'], rows)
}

function costsTable(theirs: Version, ours: Version): string {
  const ofSearch = ({ took, cpuSeconds }: Version) =>
    (cpuSeconds * 1e3) / took.values().reduce((sum, { length }) => sum + length, 0)
  const row = (what: string, of: (version: Version) => number) => [
    what,
    round(of(theirs)),
    round(of(ours)),
    round(of(ours) / of(theirs)),
  ]
  return table(
    ['processor time', 'the other', 'this', 'ratio'],
    [row('a search, ms', ofSearch), row('the import, s', ({ importSeconds }) => importSeconds)],
  )
}
