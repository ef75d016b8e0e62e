import { createBell } from '../../lib/bell.ts'
import type { Fence } from '../../lib/lease.ts'
import { Problem } from '../../lib/problem.ts'
import { type LeaseDeps, underLease } from '../push/under-lease.ts'
import type { Signals } from '../signals.ts'
import { type FollowerDeps, createFollower } from './follower.ts'

/** How often to look for notes: a lost signal costs no more. */
const LOOK_MS = 200
/** How long to leave nodes alone that do not answer. */
const TROUBLE_MS = 1_000
/** How often to look for what nobody needs. */
const CLEAN_MS = 3_600_000

export interface FollowDeps extends LeaseDeps, FollowerDeps {
  signals: Signals
  /** The nodes or the database do not answer; it will be tried again. */
  onTrouble(problem: Problem): void
}

/**
 * Keeps the index of this version of the program like the archive until `signal` aborts: fills a new one, puts it in
 * service, takes in what changes. Only one does it at a time, for each version.
 */
export async function followActs(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  const lease = `indexador ${deps.cluster.generation}`
  await underLease(deps, lease, signal, (fence, signal) => follow(deps, fence, signal))
}

async function follow(deps: FollowDeps, fence: Fence, signal: AbortSignal): Promise<void> {
  const { signals, clock, onTrouble } = deps
  const bell = createBell()
  signal.addEventListener('abort', bell.ring, { once: true })
  using _hearing = signals.listen((heard) => {
    if (heard === 'events') bell.ring()
  })
  let follower = createFollower(deps, fence)
  let cleanAt = 0
  while (!signal.aborted) {
    try {
      if (await follower.turn()) continue
      if (cleanAt <= clock().getTime()) {
        await follower.clean()
        cleanAt = clock().getTime() + CLEAN_MS
      }
      await bell.wait(LOOK_MS)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      onTrouble(error)
      follower = createFollower(deps, fence) // what it remembers of the nodes may be no more
      await bell.wait(TROUBLE_MS)
    }
  }
}
