/*
 * node bench/history/run.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * How long searches take beside `arauto historico`: the same modest stream of searches on a service at rest, and
 * while past months come in, in pairs. Prints Markdown for RESULTS.md.
 */
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, runArauto, startArauto, startService, tellArauto } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { median, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { writeEditions } from '../import/editions.ts'

const EVERY_MS = 50
const PAIRS = 3
/** Until a pause has begun or ended: it looks every two seconds. */
const SETTLE_MS = 4_000
const QUERIES = [
  'termo=portaria',
  'termo="pregão+eletrônico"&ordem=recentes&secao=3',
  'termo=contrato+OU+extrato&facetas=secao,tipo_ato&histograma=mes',
  'termo=nomea*&trechos=true',
  'termo=servidor+cargo+efetivo&ordem=relevancia',
]

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const { acts, quick, cleanup } = bench
  const seconds = quick ? 5 : 15
  const before = load()
  const folder = (name: string) => join(bench.folder, name)
  writeEditions(folder('past'), { lastDate: '2024-12-31', days: 5, acts })
  const base = baseOf(folder('days'), folder('base'), acts * 2)
  const dataDir = folder('archive')
  progress('Importing')
  await runArauto(dataDir, ['importar', folder('past')])
  const key = await createKey(dataDir, ['consulta'])
  const service = cleanup.use(await startService(dataDir))
  const ask = (at: number) => timeOf(`${service.url}/buscar?${QUERIES[at % QUERIES.length]}`, key)
  for (let at = 0; at < 50; at++) await ask(at)

  const history = startArauto(dataDir, ['historico', base])
  cleanup.defer(() => void history.kill())
  const tell = (word: string) => tellArauto(dataDir, ['historico', word])
  const rest: number[] = []
  const beside: number[] = []
  let added = 0
  for (let pair = 0; pair < PAIRS && history.exitCode === null; pair++) {
    progress('Beside historico', String(pair))
    const before = await actsOf(service.url, key)
    beside.push(...(await measure(ask, seconds)))
    added += (await actsOf(service.url, key)) - before
    if (history.exitCode !== null) break
    await tell('pausar')
    await pause(SETTLE_MS)
    progress('At rest', String(pair))
    rest.push(...(await measure(ask, seconds)))
    await tell('continuar')
    await pause(SETTLE_MS)
  }
  if (history.exitCode === null) {
    history.kill('SIGINT')
    await once(history, 'close')
  } else if (history.exitCode !== 0)
    throw new Error(`arauto historico ended with ${history.exitCode}`)
  progressDone()
  console.log(`${machine()}, load ${before} before`)
  console.log(`\n${added} acts came in meanwhile.`)
  const row = (name: string, times: number[]) => [
    name,
    `${round(median(times))} ms`,
    `${round(quantile(times, 0.95))} ms`,
    String(times.length),
  ]
  const rows = [row('at rest', rest), row('beside `historico`', beside)]
  console.log(`\n${table(['', 'p50', 'p95', 'searches'], rows)}`)
})

async function actsOf(url: string, key: string): Promise<number> {
  const response = await fetch(`${url}/buscar?termo=*&limite=1`, { headers: { 'x-api-key': key } })
  return ((await response.json()) as { dados: { total: number } }).dados.total
}

/** Days of a generator, named as months of the base: each has one day of a section. */
function baseOf(days: string, base: string, acts: number): string {
  const months = 12
  writeEditions(days, { lastDate: '2013-12-31', days: months, acts })
  mkdirSync(base, { recursive: true })
  for (const [i, name] of readdirSync(days).toSorted().entries()) {
    const month = String(Math.floor(i / 3) + 1).padStart(2, '0')
    renameSync(join(days, name), join(base, `S0${(i % 3) + 1}${month}2013.zip`))
  }
  return base
}

/** Searches at fixed times, however long each takes. */
async function measure(ask: (at: number) => Promise<number>, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let at = 0; at < (seconds * 1_000) / EVERY_MS; at++) {
    asked.push(ask(at))
    await pause(EVERY_MS)
  }
  return await Promise.all(asked)
}

async function timeOf(url: string, key: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { 'x-api-key': key } })
  await response.text()
  if (response.status !== 200) throw new Error(`${response.status} for ${url}`)
  return performance.now() - begun
}
