import { memoryOf } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'
import { type Put, nextDay, readTokens } from './tokens.ts'

/** Acts to a transaction, as a rebuild of the index writes them; between two the engine takes a merge step. */
const BATCH = 2_048
const STEP_MS = 50
/** What a day of the gazette has. */
const DAY_ACTS = 5_000

export interface Load {
  acts: number
  /** All that the engine did but the day: transactions, merge steps, commits. */
  all: Spent
  /** Of it the merge steps. */
  merges: Spent
  /** A further day's acts. */
  day: Spent
  /** Of it the transaction. */
  dayHeldMs: number
  /** Each merge step's transaction: for so long the write lock is held. */
  heldMs: number[]
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
  const heldMs: number[] = []
  let acts = 0
  for (const batch of batches(readTokens(tokens))) {
    add(
      all,
      measure(() => engine.put(batch, (work) => void transaction(engine, work))),
    )
    acts += batch.length
    mergeStep()
    // By itself SQLite does so within a commit, after it has given the write lock back.
    add(
      all,
      measure(() => engine.db.exec('PRAGMA wal_checkpoint')),
    )
    progress(`Loading ${name}`, `${acts} acts`)
  }
  progress(`Merging ${name}`)
  while (mergeStep());
  const loaded = { ...all }
  const puts = nextDay(tokens, DAY_ACTS)
  let dayHeldMs = NaN
  const day = measure(() =>
    engine.put(puts, (work) => {
      dayHeldMs = transaction(engine, work).seconds * 1000
    }),
  )
  while (mergeStep());
  engine.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const peakBytes = memoryOf(process.pid)?.peak ?? NaN
  return { acts: acts + puts.length, all: loaded, merges, day, dayHeldMs, heldMs, peakBytes }

  function mergeStep(): boolean {
    let isMore = false
    const spent = measure(() => {
      isMore = engine.mergeStep(STEP_MS, (work) => {
        heldMs.push(transaction(engine, work).seconds * 1000)
      })
    })
    for (const sum of [all, merges]) add(sum, spent)
    return isMore
  }
}

function add(sum: Spent, { cpuSeconds, seconds }: Spent): void {
  sum.cpuSeconds += cpuSeconds
  sum.seconds += seconds
}

function transaction({ db }: Engine, work: () => void): Spent {
  return measure(() => {
    db.exec('BEGIN IMMEDIATE')
    work()
    db.exec('COMMIT')
  })
}

function measure(work: () => void): Spent {
  const cpu = process.cpuUsage()
  const started = performance.now()
  work()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(cpu)
  return { cpuSeconds: (user + system) / 1e6, seconds }
}

function* batches(puts: Iterable<Put>): Generator<Put[]> {
  let batch: Put[] = []
  for (const put of puts) {
    batch.push(put)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
