/*
 * node bench/matching/run.ts [--atos 4000] [--rapido] [--pasta DIR]
 *
 * Measures how long matching a day's edition with many filters takes on one core: the monitor's work
 * between an edition's arrival and its deliveries. Uses real editions if present, otherwise synthetic
 * ones. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type KeyRarity, keysOf, rarityIn } from '../../server/src/monitor/act-keys.ts'
import type { MonitorFilter } from '../../server/src/monitor/filter.ts'
import { createMatcher } from '../../server/src/monitor/matcher.ts'
import { NO_FILTER } from '../../server/src/monitor/standing-filter.ts'
import { READING_VERSION } from '../../server/src/search/reading/reading.ts'
import { createRandom } from '../../server/demo/sample/random.ts'
import { analyzeAct } from '../../server/engine/analysis.ts'
import type { AnalyzedAct, SearchableAct } from '../../server/engine/port.ts'
import { createPublicationReader } from '../../server/src/store/archive/publications.ts'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { runArauto } from '../lib/arauto.ts'
import { runBench } from '../lib/bench.ts'
import { megabytes, median, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { writeEditions } from '../import/editions.ts'
import { realisticFilters } from './filters.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const RUNS = 3
/** Acts, spread evenly over the archive and its sections, from which the matcher learns rarity. */
const SAMPLE = 1_000
/** The alerts of departments: each has a list of its own. */
const LISTS = 100

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

await runBench({ acts: 4_000, quickActs: 300 }, async ({ acts: count, quick, folder }) => {
  const loadBefore = load()
  const dataDir = join(folder, 'matching')
  const real = existsSync(REAL)
  if (!existsSync(dataDir)) {
    progress('Importing')
    const synthetic = join(folder, 'editions')
    if (!real) writeEditions(synthetic, { lastDate: '2025-01-31', days: 2, acts: 2 * count })
    await runArauto(dataDir, ['importar', real ? REAL : synthetic])
  }

  progress('Analysing')
  const all = await readActs(dataDir)
  // The newest whole days come last; the filters are made from all.
  const day = all.slice(-count)
  const analysing = performance.now()
  const analyzed = day.map(analyzeAct)
  const analysisSeconds = (performance.now() - analysing) / 1_000
  const rarity = learnRarity(all)
  // The analysis builds its streams in pieces; their first reader joins them.
  for (const act of analyzed) keysOf(act)

  const rows: string[][] = []
  for (const filters of quick ? [1_000] : [1_000, 10_000, 100_000, 1_000_000]) {
    progress(`${filters} filters`)
    rows.push(measure(analyzed, filtersOf(all, filters), rarity))
  }
  for (const items of quick ? [100] : [1_000, 10_000]) {
    progress(`${LISTS} alerts of ${items} items`)
    rows.push(measure(analyzed, listsOf(all, items), rarity))
    progress(`${LISTS} alerts that share ${items} items`)
    rows.push(measure(analyzed, sharedListOf(all, items), rarity))
  }
  progressDone()
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after.`,
      `${round(day.length)} ${real ? 'real' : 'synthetic'} acts; analysing them anew takes ${round(analysisSeconds)} s.`,
      table(
        [
          'filters',
          'compile, s',
          'memory',
          'match all acts, s',
          'of CPU, s',
          'ms an act',
          'matches',
        ],
        rows,
      ),
    ].join('\n\n'),
  )
})

async function readActs(dataDir: string): Promise<SearchableAct[]> {
  using archive = openArchive(dataDir)
  const { db, sql } = archive
  const publications = createPublicationReader(sql)
  const ids = db.prepare('SELECT id FROM publications ORDER BY key').all()
  return await Promise.all(
    ids.map(async ({ id }) => (await publications.find(String(id)))!), // just read
  )
}

function learnRarity(all: SearchableAct[]): KeyRarity {
  const step = Math.max(1, Math.floor(all.length / SAMPLE))
  return rarityIn(all.filter((_, i) => i % step === 0).map(analyzeAct))
}

interface Filters {
  label: string
  filters: MonitorFilter[]
}

function filtersOf(all: SearchableAct[], count: number): Filters {
  const filters = realisticFilters(all, count, createRandom(`filters ${count}`))
  return { label: round(count), filters }
}

function listsOf(all: SearchableAct[], items: number): Filters {
  const made = realisticFilters(all, LISTS * items, createRandom(`lists ${items}`))
  const every = made.flatMap(({ termos }) => termos) // one each
  const filters = Array.from({ length: LISTS }, (_, i) => {
    const termos = every.slice(i * items, (i + 1) * items)
    return { ...NO_FILTER, consulta: '*', termos, leitura: READING_VERSION }
  })
  return { label: `${LISTS} alerts of ${round(items)} items`, filters }
}

/** A list that all alerts have, each for a section of its own. */
function sharedListOf(all: SearchableAct[], items: number): Filters {
  const made = realisticFilters(all, items, createRandom(`lists ${items}`))
  const termos = made.flatMap((filter) => filter.termos)
  const filters = Array.from({ length: LISTS }, (_, i) => {
    const secoes = [String(1 + (i % 3))]
    return { ...NO_FILTER, consulta: '*', secoes, termos, leitura: READING_VERSION }
  })
  return { label: `${LISTS} alerts that share ${round(items)} items`, filters }
}

function measure(acts: AnalyzedAct[], { label, filters }: Filters, rarity: KeyRarity): string[] {
  const before = usedMemory()
  const compiling = performance.now()
  const matcher = createMatcher(rarity)
  for (const [i, filter] of filters.entries()) matcher.set(`wh_${i}`, filter)
  const compileSeconds = (performance.now() - compiling) / 1_000
  const memory = usedMemory() - before

  let matches = 0
  const runs = Array.from({ length: RUNS }, () => {
    matches = 0
    const started = performance.now()
    const cpu = process.cpuUsage()
    for (const act of acts) matches += matcher.match(act).length
    const { user, system } = process.cpuUsage(cpu)
    return { seconds: (performance.now() - started) / 1_000, cpu: (user + system) / 1e6 }
  })
  const seconds = median(runs.map((run) => run.seconds))
  assert(matches > 0, 'nothing matched')
  return [
    label,
    round(compileSeconds),
    megabytes(memory),
    round(seconds),
    round(median(runs.map((run) => run.cpu))),
    round((seconds * 1_000) / acts.length),
    round(matches),
  ]
}

function usedMemory(): number {
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
