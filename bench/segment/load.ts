import { memoryOf } from '../lib/memory.ts'
import { progress } from '../lib/progress.ts'
import { type Engine, type EngineName, openEngine } from './engines.ts'
import { type Put, nextDay, readTokens } from './tokens.ts'

/**
 * Acts per transaction, as in a rebuild of the index; between two transactions the engine does a merge
 * step.
 */
const BATCH = 2_048
const STEP_MS = 50
/** The acts of a day of the gazette. */
export const DAY_ACTS = 5_000

export interface Load {
  acts: number
  /** All of the engine's work except the day: transactions, merge steps, commits. */
  all: Spent
  /** The part of the merge steps. */
  merges: Spent
  /** The acts of a further day. */
  day: Spent
  /** The part of the transaction. */
  dayHeldMs: number
  /** What an idle service merges afterwards. */
  tidying: Spent
  /** The transaction of each merge step, which holds the write lock. */
  heldMs: number[]
  peakBytes: number
}

export interface Spent {
  cpuSeconds: number
  /** Elapsed time. */
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
    // SQLite itself does so within a commit, after it has released the write lock.
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
  progress(`Tidying ${name}`)
  const tidying = measure(() => {
    while (engine.mergeStep(STEP_MS, (work) => void transaction(engine, work), 'tidy'));
  })
  engine.db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  const peakBytes = memoryOf(process.pid)?.peak ?? NaN
  return {
    acts: acts + puts.length,
    all: loaded,
    merges,
    day,
    dayHeldMs,
    tidying,
    heldMs,
    peakBytes,
  }

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
