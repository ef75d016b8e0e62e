import type { IndexChange } from '../../server/src/search/search-index.ts'
import { memoryOf } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'
import { nextDay, readTokens } from './tokens.ts'

/** Acts to a transaction, as a rebuild of the index writes them; between two the engine takes a merge step. */
const BATCH = 8_192
const STEP_MS = 25
/** What a day of the gazette has. */
const DAY_ACTS = 5_000

export interface Load {
  acts: number
  /** All that the engine did but the day: transactions, merge steps, commits. */
  all: Spent
  /** Of it the merge steps. */
  merges: Spent
  /** A further day's acts in one transaction. */
  day: Spent
  /** Each merge step's transaction, by processor time. */
  stepMs: number[]
  peakBytes: number
}

export interface Spent {
  cpuSeconds: number
  /** By the clock. */
  seconds: number
}

/** Loads the acts of a token file into a new database. Reading the file is not counted. */
export function loadEngine(name: EngineName, file: string, tokens: string): Load {
  using engine = openEngine(name, file, 'write')
  const all: Spent = { cpuSeconds: 0, seconds: 0 }
  const merges: Spent = { cpuSeconds: 0, seconds: 0 }
  const stepMs: number[] = []
  let acts = 0
  for (const batch of batches(readTokens(tokens))) {
    add(
      all,
      transaction(engine, () => engine.index.apply(batch)),
    )
    acts += batch.length
    mergeStep()
    progress(`Loading ${name}`, `${acts} acts`)
  }
  progress(`Merging ${name}`)
  while (mergeStep());
  const loaded = { ...all }
  const changes = nextDay(tokens, DAY_ACTS)
  const day = transaction(engine, () => engine.index.apply(changes))
  while (mergeStep());
  engine.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const peakBytes = memoryOf(process.pid)?.peak ?? NaN
  return { acts: acts + changes.length, all: loaded, merges, day, stepMs, peakBytes }

  function mergeStep(): boolean {
    let isMore = false
    const spent = transaction(engine, () => {
      isMore = engine.mergeStep(STEP_MS)
    })
    for (const sum of [all, merges]) add(sum, spent)
    stepMs.push(spent.cpuSeconds * 1000)
    return isMore
  }
}

function add(sum: Spent, { cpuSeconds, seconds }: Spent): void {
  sum.cpuSeconds += cpuSeconds
  sum.seconds += seconds
}

function transaction({ db }: Engine, work: () => void): Spent {
  const cpu = process.cpuUsage()
  const started = performance.now()
  db.exec('BEGIN IMMEDIATE')
  work()
  db.exec('COMMIT')
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { cpuSeconds: (user + system) / 1e6, seconds }
}

function* batches(puts: Iterable<IndexChange>): Generator<IndexChange[]> {
  let batch: IndexChange[] = []
  for (const put of puts) {
    batch.push(put)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
