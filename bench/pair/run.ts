/*
 * OUTRO=<another checkout> node bench/pair/run.ts [--atos 2000] [--rapido] [--pasta DIR]
 *
 * Another version of the program (checkouts.ts) and this one do the same work in turns: an import, calls of
 * the API, deliveries. What counts is the processor time of the process, which other programs on the machine
 * change little, and both in the same way. Prints Markdown for RESULTS.md. Searches: search.ts.
 */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startReceivers } from '../delivery/receiver-process.ts'
import { someIds } from '../lib/archive.ts'
import { type Bench, runBench } from '../lib/bench.ts'
import { corpusIn } from '../lib/corpus.ts'
import { median, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Checkout, checkouts } from './checkouts.ts'

const CONNECTIONS = 10
const PUBLICATIONS = 200
const RECEIVERS = 50

/** What a piece of work took. */
interface Took {
  /** Processor time of the program, in milliseconds. */
  cpu: number
  /** By the clock. */
  ms: number
}

/** A piece of work, done by each version as often; its unit is what the times are divided by. */
interface Work {
  what: string
  units: number
  by(checkout: Checkout, round: number): Promise<Took>
}

await runBench({ acts: 2_000, quickActs: 500 }, async (bench) => {
  const loadBefore = load()
  const rounds = bench.quick ? 1 : 5
  const rows: string[][] = []
  for (const work of [await imports(bench), ...(await calls(bench)), await deliveries(bench)]) {
    const took: Took[][] = [[], []] // of the other version, of this one
    for (let n = 0; n <= rounds; n++)
      for (const i of n % 2 === 0 ? [0, 1] : [1, 0]) {
        progress(work.what, `round ${n}`)
        const done = await work.by(checkouts[i]!, n)
        if (n > 0 || bench.quick) took[i]!.push(done) // the first one warms up
      }
    rows.push(rowOf(work, took[0]!, took[1]!))
  }
  progressDone()
  const head = [
    'processor ms, by the clock',
    'the other',
    'this',
    'ratio of each round',
    'by the clock',
  ]
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after; medians of ${rounds} rounds.`,
      table(head, rows),
    ].join('\n\n'),
  )
})

function rowOf({ what, units }: Work, theirs: Took[], ours: Took[]): string[] {
  const each = (took: Took[], of: keyof Took) => round(median(took.map((one) => one[of] / units)))
  const ratio = (of: keyof Took) => round(median(ours.map((one, i) => one[of] / theirs[i]![of])))
  const shown = (took: Took[]) => `${each(took, 'cpu')}, ${each(took, 'ms')}`
  return [what, shown(theirs), shown(ours), ratio('cpu'), ratio('ms')]
}

async function imports(bench: Bench): Promise<Work> {
  const { archive } = await corpusIn(bench)
  return {
    what: `an import, each of ${bench.acts} acts`,
    units: bench.acts,
    async by({ name, program }, n) {
      const dataDir = join(bench.folder, `import ${name} ${n}`)
      const done = await program.runArauto(dataDir, ['importar', archive])
      return { cpu: done.cpuSeconds * 1_000, ms: done.seconds * 1_000 }
    },
  }
}

async function calls(bench: Bench): Promise<Work[]> {
  const { archive } = await corpusIn(bench)
  const open = new Map<Checkout, { url: string; key: string; cpuSeconds(): number }>()
  let ids: string[] = []
  for (const checkout of checkouts) {
    const { name, program } = checkout
    const dataDir = join(bench.folder, `calls ${name}`)
    await program.runArauto(dataDir, ['importar', archive])
    ids = someIds(dataDir, PUBLICATIONS) // the same of both: they follow from the act
    const key = await program.createKey(dataDir)
    const service = bench.cleanup.use(await program.startService(dataDir))
    open.set(checkout, { url: service.url, key, cpuSeconds: service.cpuSeconds })
  }
  const amount = bench.quick ? 500 : 5_000
  const work = (what: string, paths: string[]): Work => ({
    what,
    units: amount,
    async by(checkout) {
      const { url, key, cpuSeconds } = open.get(checkout)!
      const [before, started] = [cpuSeconds(), performance.now()]
      const result = await autocannon({
        url,
        connections: CONNECTIONS,
        amount,
        headers: { 'X-API-Key': key },
        requests: paths.map((path) => ({ path: `/api/v1${path}` })),
      })
      assert.equal(result.errors + result.timeouts + result.non2xx, 0, 'failed requests')
      return { cpu: (cpuSeconds() - before) * 1_000, ms: performance.now() - started }
    },
  })
  return [
    work('`/secoes`', ['/secoes']),
    work(
      '`/publicacao/{id}`',
      ids.map((id) => `/publicacao/${id}`),
    ),
    work('`/buscar`, two queries again and again', [
      '/buscar?termo=portaria',
      '/buscar?termo=contrato&ordem=relevancia',
    ]),
  ]
}

async function deliveries({ folder, quick, cleanup }: Bench): Promise<Work> {
  const receivers = cleanup.use(await startReceivers(RECEIVERS))
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, receivers.ca)
  Object.assign(process.env, {
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: caFile,
  })
  const count = quick ? 500 : 4_000
  return {
    what: `a delivery, of ${round(count)} to ${RECEIVERS} receivers`,
    units: count,
    async by({ name, program, world }, n) {
      const dataDir = join(folder, `deliveries ${name} ${n}`)
      using opened = await world.openWorld(dataDir, receivers.urls, ['*'])
      await using service = await program.startService(dataDir)
      const [before, started] = [service.cpuSeconds(), performance.now()]
      opened.enqueue(count)
      while (opened.hasPending()) await pause(20)
      return { cpu: (service.cpuSeconds() - before) * 1_000, ms: performance.now() - started }
    },
  }
}
