import { setTimeout as pause } from 'node:timers/promises'
import { createBell } from '../../lib/flow/bell.ts'
import type { ToldChanges } from '../../lib/flow/changes.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { createFanOut } from '../../events/fan-out.ts'
import type { FanOutStore } from '../../events/fan-out-store.ts'
import { createSubscriptions } from '../../events/subscriptions.ts'
import type { RowRereading } from '../rows/row-store.ts'
import { compileRows } from '../rows/row-watch.ts'
import { deliveryBody } from '../../webhooks/message/delivery-request.ts'
import type { Signals } from '../signals.ts'
import { createTermQuestion } from './ask-terms.ts'
import type { TermStore } from './term-store.ts'
import { type ActSample, learnRarity } from './learn-rarity.ts'
import { type LeaseDeps, underLease } from './under-lease.ts'

/** How often to ask whether a write that has begun is done. */
const GLANCE_MS = 2
/** How often to look for new events if nothing seems to be written. */
const LOOK_MS = 100
/** How long the write lock stays free between two transactions, for others that wait for it. */
const PAUSE_MS = 5
/** How often old data is deleted. */
const CLEAN_MS = 3_600_000
/** How often to look for acts whose rows older rules read; a program that has newer ones begins with it. */
const REREAD_MS = 3_600_000

/** Deletes data past its retention. */
interface Retention {
  /** Deletes a small piece of it, under a fence; whether there may be more. */
  step(now: Date, fence: Fence): Promise<boolean>
}

export interface MonitorDeps extends LeaseDeps {
  store: FanOutStore
  /** The cache of what the store reads. */
  changes: ToldChanges
  retention: Retention
  rows: RowRereading
  terms: TermStore
  acts: ActSample
  signals: Signals
  /** An event or a webhook was left out, for this reason. */
  onDefect(id: string, error: unknown): void
}

/**
 * Makes deliveries of an archive's events until `signal` aborts; when there are none, deletes old data, and reads rows that
 * older rules read.
 * Only one runs at a time.
 */
export async function runMonitor(deps: MonitorDeps, signal: AbortSignal): Promise<void> {
  await underLease(deps, 'monitor', signal, (fence, signal) => watch(deps, fence, signal))
}

async function watch(deps: MonitorDeps, fence: Fence, signal: AbortSignal): Promise<void> {
  const { store, changes, retention, rows, terms, acts, signals, clock, onDefect } = deps
  const bell = createBell()
  signal.addEventListener('abort', bell.ring, { once: true })
  using _hearing = signals.listen((heard) => {
    if (heard === 'events') bell.ring()
  })
  const subscriptions = createSubscriptions(await learnRarity(acts), compileRows)
  const question = createTermQuestion({ store: terms, clock, onDefect })
  const fanOut = createFanOut({
    store,
    fence,
    subscriptions,
    body: deliveryBody,
    stopwatch: () => performance.now(),
    pause: () => {
      signals.announce('deliveries')
      return pause(PAUSE_MS)
    },
    onDefect,
  })
  let cleanAt = clock().getTime()
  let rereadAt = cleanAt
  while (!signal.aborted) {
    const version = changes.version()
    if (await fanOut.step()) continue
    // Behind all events, so that nobody is told of a new row as an old one, too.
    if (await question.step(subscriptions.awaitingTerms(), fence)) continue
    if (cleanAt <= clock().getTime()) {
      if (!(await retention.step(clock(), fence))) cleanAt = clock().getTime() + CLEAN_MS
      await pause(PAUSE_MS)
    } else if (rereadAt <= clock().getTime()) {
      const began = performance.now()
      if (!(await rows.step(fence))) rereadAt = clock().getTime() + REREAD_MS
      // Others have as long to write as this took.
      await pause(Math.max(PAUSE_MS, performance.now() - began))
    } else await newsSince(version)
  }

  /** Waits for a write after `version`, for a signal, or for at most a fraction of a second. */
  async function newsSince(version: string): Promise<void> {
    const until = performance.now() + LOOK_MS
    let isWriting = false as boolean
    // A command in another process cannot signal events in any other way.
    using _watching = changes.onWrite(() => {
      isWriting = true
      bell.ring()
    })
    // Lets others in this thread have their turn first.
    await bell.wait(changes.version() === version ? LOOK_MS : 0)
    if (!isWriting) return
    while (changes.version() === version && performance.now() < until)
      if (await bell.wait(GLANCE_MS)) return
  }
}
