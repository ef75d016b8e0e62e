/*
 * node bench/history/run.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * How long searches take beside `arauto historico`: the same modest stream of searches on a service at rest, and
 * while past months come in, in pairs. Prints Markdown for RESULTS.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, runArauto, startService } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { writeEditions } from '../import/editions.ts'

const COMMAND = join(import.meta.dirname, '../../server/bin/arauto.js')
const EVERY_MS = 50
const QUERIES = [
  'termo=portaria',
  'termo="pregão+eletrônico"&ordem=recentes&secao=3',
  'termo=contrato+OU+extrato&facetas=secao,tipo_ato&histograma=mes',
  'termo=nomea*&trechos=true',
  'termo=servidor+cargo+efetivo&ordem=relevancia',
]

await runBench({ acts: 20_000, quickActs: 1_000 }, async (bench) => {
  const { acts, quick, cleanup } = bench
  const seconds = quick ? 5 : 40
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

  progress('At rest')
  const rest = await measure(ask, seconds)
  progress('Beside historico')
  const history = startHistory(dataDir, base)
  cleanup.defer(() => void history.kill())
  await pause(3_000)
  const beside = await measure(ask, seconds)
  const isOver = history.exitCode !== null
  history.kill('SIGINT')
  await once(history, 'close')
  progressDone()
  console.log(`${machine()}, load ${before} before`)
  console.log(`\n| | p50 | p95 | searches |\n|---|---|---|---|`)
  for (const [name, times] of [
    ['at rest', rest],
    ['beside `historico`', beside],
  ] as const)
    console.log(`| ${name} | ${at(times, 0.5)} ms | ${at(times, 0.95)} ms | ${times.length} |`)
  if (isOver) console.log('\nThe import ended before the measurement did.')
})

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

function startHistory(dataDir: string, base: string): ChildProcess {
  return spawn(process.execPath, [COMMAND, 'historico', base], {
    env: { ...process.env, ARAUTO_DATA_DIR: dataDir },
    stdio: 'ignore',
  })
}

/** Searches at fixed times, however long each takes. */
async function measure(ask: (at: number) => Promise<number>, seconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  for (let at = 0; at < (seconds * 1_000) / EVERY_MS; at++) {
    asked.push(ask(at))
    await pause(EVERY_MS)
  }
  return (await Promise.all(asked)).toSorted((a, b) => a - b)
}

async function timeOf(url: string, key: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(url, { headers: { 'x-api-key': key } })
  await response.text()
  if (response.status !== 200) throw new Error(`${response.status} for ${url}`)
  return performance.now() - begun
}

function at(sorted: number[], share: number): string {
  return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
}
