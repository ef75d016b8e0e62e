import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../lib/time/clock.ts'
import { brasiliaDate } from '../lib/time/dates.ts'
import { type LeaseStore, Overtaken } from '../lib/flow/lease.ts'
import type { Sleep } from '../lib/time/sleep.ts'
import { withoutRests } from './facts.ts'
import { type PerformDeps, perform } from './perform.ts'
import { type Step, planNext } from './plan.ts'
import type { DateRange } from './ports.ts'
import { type ReadingDeps, readPermalinks } from './read-permalinks.ts'
import { type ReadingFacts, type ReadingStep, planReading } from './readings.ts'
import { firstCollected } from './timetable.ts'
import { type Tenure, beginTenure } from './tenure.ts'

export interface CollectorDeps extends PerformDeps {
  leases: LeaseStore
  /** The name of this collector, different from that of every other running one. */
  holder: string
  /** The first date to collect; null: some days back from today. */
  since: string | null
  /** Whether to begin at once, though something failed a moment ago. */
  eager: boolean
  /** The folder for downloads of all collectors. */
  folder: string
  /** The source of permanent links; null: none. */
  permalinks: Pick<ReadingDeps, 'portal' | 'store'> | null
  clock: Clock
  sleep: Sleep
}

/** After this long, a wait is planned again: the machine may have slept. */
const LONGEST_SLEEP_MS = 5 * 60_000
/** How often to see whether another collector is still at work. */
const BUSY_MS = 1_000
/** How often to see whether the archive works again. */
const RETRY_MS = 10_000

/**
 * Keeps the archive's editions complete until `signal` aborts. Its whole state is in the store, so it can
 * be killed at any moment and another collector continues. No failure ends it.
 */
export async function runCollector(deps: CollectorDeps, signal: AbortSignal): Promise<void> {
  const { clock, sleep, onEvent } = deps
  let waiting = false
  let eager = deps.eager
  let told: Date | null = null
  while (!signal.aborted) {
    try {
      const { step, restsUntil } = await plan(deps, eager)
      if (step.kind === 'wait') {
        if (restsUntil && restsUntil.getTime() !== told?.getTime()) {
          onEvent({ kind: 'waiting', until: restsUntil })
          told = restsUntil
        }
        const ms = step.until.getTime() - clock().getTime()
        await sleep(Math.min(ms, LONGEST_SLEEP_MS), signal)
        continue
      }
      await using tenure = await beginTenure(deps.leases, deps.holder, clock)
      if (tenure) await work(tenure, { ...deps, eager }, signal)
      else if (!waiting) onEvent({ kind: 'busy' })
      waiting = tenure === null
      eager &&= waiting
      if (waiting) await sleep(BUSY_MS, signal)
    } catch (error) {
      if (signal.aborted) return
      onEvent(error instanceof Overtaken ? { kind: 'overtaken' } : { kind: 'crashed', error })
      await sleep(RETRY_MS, signal).catch(() => {})
    }
  }
}

type Due = Step | (Extract<ReadingStep, { kind: 'read' }> & { facts: ReadingFacts })

/** What to do now, and the range of dates that it was planned in. The portal comes after everything else. */
async function plan(
  { store, since, clock, permalinks }: CollectorDeps,
  eager: boolean,
): Promise<{
  step: Due
  range: DateRange
  /** Do not ask the source before this time; null: it may be asked. */
  restsUntil: Date | null
}> {
  const now = clock()
  const today = brasiliaDate(now)
  const range = { since: firstCollected(since, today), until: today }
  const known = await store.facts(range)
  const { source } = known
  const restsUntil = source.retryAt !== null && source.retryAt > now ? source.retryAt : null
  const step = planNext(now, eager ? withoutRests(known) : known, range.since)
  if (step.kind !== 'wait' || permalinks === null) return { step, range, restsUntil }
  const facts = await permalinks.store.facts(range)
  const reading = planReading(now, facts)
  if (reading.kind === 'read') return { step: { ...reading, facts }, range, restsUntil }
  const until = earlier(step.until, reading.until)
  return { step: { kind: 'wait', until }, range, restsUntil }
}

/** Does all work that is due. */
async function work(tenure: Tenure, deps: CollectorDeps, signal: AbortSignal): Promise<void> {
  const folder = await ownFolder(deps.folder, deps.holder)
  for (let { eager } = deps; ; eager = false) {
    signal.throwIfAborted()
    tenure.keep()
    const { step, range } = await plan(deps, eager)
    if (step.kind === 'wait') return
    if (step.kind !== 'read') await perform(step, { range, tenure, folder, signal }, deps)
    else if (deps.permalinks)
      await readPermalinks(step, step.facts, { tenure, signal }, { ...deps, ...deps.permalinks })
  }
}

function earlier(a: Date, b: Date | null): Date {
  return b !== null && b < a ? b : a
}

/** Creates our own folder for downloads and deletes what killed collectors left there. */
async function ownFolder(folder: string, holder: string): Promise<string> {
  await mkdir(join(folder, holder), { recursive: true })
  for (const name of await readdir(folder))
    if (name !== holder) await rm(join(folder, name), { recursive: true })
  return join(folder, holder)
}
