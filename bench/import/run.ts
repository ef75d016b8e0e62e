/*
 * node bench/import/run.ts [--atos 90000] [--rapido] [--pasta DIR]
 *
 * Measures how fast the real command imports editions, its memory, how long it holds the write lock, and
 * when a running service finds a day's acts. Prints Markdown for RESULTS.md. With a --pasta that
 * bench/search has filled, it also uses that archive.
 */
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '../../server/demo/sample/dates.ts'
import { databasePath } from '../../server/src/store/sqlite/database.ts'
import { type CommandResult, createKey, runArauto, startService } from '../lib/arauto.ts'
import { countActs } from '../lib/archive.ts'
import { type Bench, runBench } from '../lib/bench.ts'
import { createClient } from '../lib/client.ts'
import { median, megabytes, quantile, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { writeEditions } from './editions.ts'
import { type Searchable, measureSearchable } from './searchable.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const WEEKDAYS_IN_A_MONTH = 22
const ACTS_A_DAY = 4_000
/** Mondays after all editions of the corpus and of the month. */
const FIRST_NEW_DAY = '2025-03-03'

interface ImportRun {
  what: string
  command: CommandResult
  /** Milliseconds from the beginning to the end of each transaction, checkpoints included. */
  held: number[]
  /** The writing thread's processor time in these. */
  heldCpu: number[]
  /** Milliseconds that a writer of another process waited for its turn. */
  waits: number[]
}

await runBench({ acts: 90_000, quickActs: 2_000 }, async (bench) => {
  const scratch = mkdtempSync(join(tmpdir(), 'arauto-import-'))
  bench.cleanup.defer(() => rmSync(scratch, { recursive: true, force: true }))
  const loadBefore = load()
  const month = join(bench.folder, `mes-${bench.acts}`)
  writeEditions(month, { lastDate: '2025-01-31', days: WEEKDAYS_IN_A_MONTH, acts: bench.acts })

  const imports: ImportRun[] = []
  const repeat = bench.quick ? 1 : 3
  for (let i = 0; i < repeat; i++) {
    const monthArchive = join(scratch, `month-${i}`)
    imports.push(await timeImport(scratch, monthArchive, month, `a month, ${bench.acts} acts`))
    if (!existsSync(REAL)) continue
    const realArchive = join(scratch, `real-${i}`)
    imports.push(await timeImport(scratch, realArchive, REAL, 'real editions'))
    imports.push(await timeImport(scratch, realArchive, REAL, 'real editions again'))
  }
  if (!existsSync(REAL)) console.error(`NOT TESTED: no real editions in ${REAL}`)

  const days = [await measureDays(bench, join(scratch, 'month-0'))]
  const big = join(bench.folder, 'acervo')
  if (existsSync(big)) {
    const copy = join(scratch, 'big')
    cpSync(big, copy, { recursive: true })
    days.push(await measureDays(bench, copy))
  }
  progressDone()
  console.log(
    [
      `${machine()}; load ${loadBefore} before, ${load()} after.`,
      importTable(imports),
      dayTable(days),
    ].join('\n\n'),
  )
})

async function timeImport(
  scratch: string,
  dataDir: string,
  editions: string,
  what: string,
): Promise<ImportRun> {
  progress(`Importing: ${what}`)
  const file = join(scratch, 'transactions.json')
  process.env.BENCH_TRANSACTIONS = file
  const preload = new URL('./time-transactions.ts', import.meta.url).href
  const other = fork(new URL('./other-writer.ts', import.meta.url), [databasePath(dataDir)])
  const importing = runArauto(dataDir, ['importar', editions], ['--import', preload])
  const command = await importing.catch((error: unknown) => {
    other.kill()
    throw error
  })
  const answer = once(other, 'message')
  other.send('stop')
  const [waits] = (await answer) as [number[]]
  assert(Number(command.result.publicacoes) > 0, 'nothing was imported')
  const transactions: [elapsed: number, cpu: number][] = JSON.parse(readFileSync(file, 'utf8'))
  const held = transactions.map(([elapsed]) => elapsed)
  const heldCpu = transactions.map(([, cpu]) => cpu)
  return { what, command, held, heldCpu, waits }
}

interface DayRuns {
  /** The number of acts in the archive before. */
  archive: number
  days: Searchable[]
}

/** Imports some days' editions, one after the other, into the archive of a running service. */
async function measureDays({ quick, folder }: Bench, dataDir: string): Promise<DayRuns> {
  const archive = countActs(dataDir)
  const key = await createKey(dataDir)
  await using service = await startService(dataDir)
  using client = createClient(service.url, key)
  const days: Searchable[] = []
  for (let i = 0; i < (quick ? 1 : 5); i++) {
    const date = addDays(FIRST_NEW_DAY, 7 * i)
    const acts = quick ? 200 : ACTS_A_DAY
    const editions = join(folder, `dia-${date}-${acts}`)
    writeEditions(editions, { lastDate: date, days: 1, acts })
    progress(`A day into ${archive} acts`)
    days.push(await measureSearchable(client, dataDir, editions, date))
  }
  return { archive, days }
}

function importTable(imports: ImportRun[]): string {
  const runs = [...Map.groupBy(imports, ({ what }) => what)]
  return table(
    [
      'import, medians',
      'publications',
      'seconds',
      'publications/s',
      'CPU s',
      'cores taken by others',
      'peak memory',
      'transactions',
      'transaction p50 / p99 / longest, ms',
      'of it processor time, ms',
      'another writer waits p50 / p99 / longest, ms',
    ],
    runs.map(([what, runs]) => {
      const of = (figure: (run: ImportRun) => number) => median(runs.map(figure))
      const publications = of(({ command }) => Number(command.result.publicacoes))
      const seconds = of(({ command }) => command.seconds)
      const held = runs.flatMap(({ held }) => held)
      const heldCpu = runs.flatMap(({ heldCpu }) => heldCpu)
      const waits = runs.flatMap(({ waits }) => waits)
      return [
        what,
        round(publications),
        round(seconds),
        round(publications / seconds),
        round(of(({ command }) => command.cpuSeconds)),
        round(of(({ command }) => command.othersCores)),
        megabytes(of(({ command }) => command.peakBytes)),
        round(of(({ held }) => held.length)),
        spread(held),
        spread(heldCpu),
        spread(waits),
      ]
    }),
  )
}

function spread(milliseconds: number[]): string {
  const figures = [median(milliseconds), quantile(milliseconds, 0.99), quantile(milliseconds, 1)]
  return figures.map(round).join(' / ')
}

function dayTable(runs: DayRuns[]): string {
  return table(
    [
      'a day beside a running service, seconds, median (longest)',
      'acts of the day',
      'first act found',
      'all found',
      'command ended',
    ],
    runs.map(({ archive, days }) => {
      const of = (figure: (day: Searchable) => number) => {
        const values = days.map(figure)
        return `${round(median(values))} (${round(Math.max(...values))})`
      }
      return [
        `into ${round(archive)} acts, ${days.length} days`,
        round(median(days.map(({ acts }) => acts))),
        of(({ firstSeconds }) => firstSeconds),
        of(({ allSeconds }) => allSeconds),
        of(({ commandSeconds }) => commandSeconds),
      ]
    }),
  )
}
