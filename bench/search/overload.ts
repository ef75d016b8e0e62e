/*
 * node bench/search/overload.ts [--atos 20000] [--rapido] [--pasta DIR]
 *
 * More searches than the machine can handle: one account sends heavy queries over more and more
 * connections, while another searches for a rare word now and then. Prints Markdown for RESULTS.md.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'

/** Two saturate two reader threads; the maximum is a hundred times that. */
const CONNECTIONS = [2, 8, 50, 200]
const QUIET_EVERY_MS = 100
/** Phrases and proximity of common words, long unions, deep pages: none repeats, so no cache helps. */
const HEAVY = [
  (n: number) => `"ministério da ${n}"~5 OU "o presidente da ${n}"~5 OU de OU a OU o`,
  (n: number) => `a* OU b* OU c* OU p* -${n}`,
  (n: number) => `"de a o"~5 OU "do da de"~${1 + (n % 5)} OU ${n}`,
]

interface Answers {
  ok: number
  refused: number
  milliseconds: number[]
}

let asked = 0

await runBench({ acts: 20_000, quickActs: 2_000 }, async (bench) => {
  const { quick, cleanup } = bench
  const loadBefore = load()
  const dataDir = await archiveIn(bench)
  const [heavyKey, quietKey] = [await createKey(dataDir), await createKey(dataDir)]
  const service = cleanup.use(await startService(dataDir))
  const seconds = quick ? 2 : 20
  const rows: string[][] = []
  let most = 0
  for (const connections of CONNECTIONS) {
    progress('Overloading', `${connections} connections`)
    const until = performance.now() + seconds * 1_000
    const heavy = newAnswers()
    const quiet = newAnswers()
    await Promise.all([
      ...Array.from({ length: connections }, () =>
        ask(service.url, heavyKey, heavyQuery, until, heavy),
      ),
      ask(service.url, quietKey, () => 'termo=titulo:bench', until, quiet, QUIET_EVERY_MS),
    ])
    most = Math.max(most, heavy.ok / seconds)
    rows.push([
      String(connections),
      round(heavy.ok / seconds),
      round(heavy.ok / seconds / most),
      round(heavy.refused / seconds),
      `${quiet.refused} of ${quiet.ok + quiet.refused}`,
      `${round(quantile(quiet.milliseconds, 0.5))} / ${round(quantile(quiet.milliseconds, 0.95))}`,
    ])
  }
  progressDone()
  const head = [
    'connections',
    'answers/s',
    'of the most',
    '503/s',
    'quiet account refused',
    'its p50 / p95 ms',
  ]
  console.log(`${machine()}; load ${loadBefore} before, ${load()} after.\n\n${table(head, rows)}`)
})

function newAnswers(): Answers {
  return { ok: 0, refused: 0, milliseconds: [] }
}

function heavyQuery(): string {
  const n = ++asked
  const termo = HEAVY[n % HEAVY.length]!(n)
  return `ordem=relevancia&limite=50&pagina=${1 + (n % 20)}&termo=${encodeURIComponent(termo)}`
}

/** Sends one query after another until the moment `until`, with a pause between them. */
async function ask(
  url: string,
  key: string,
  query: () => string,
  until: number,
  answers: Answers,
  everyMs = 0,
): Promise<void> {
  while (performance.now() < until) {
    const started = performance.now()
    const response = await fetch(`${url}/buscar?${query()}`, { headers: { 'X-API-Key': key } })
    const text = await response.text()
    if (response.status === 200) answers.ok++
    else if (response.status === 503) answers.refused++
    else throw new Error(`${response.status}: ${text.slice(0, 300)}`)
    answers.milliseconds.push(performance.now() - started)
    if (everyMs > 0) await pause(everyMs)
  }
}
