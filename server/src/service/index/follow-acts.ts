import { createBell } from '../../lib/flow/bell.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { Problem } from '../../lib/errors/problem.ts'
import { type LeaseDeps, underLease } from '../push/under-lease.ts'
import type { Signals } from '../signals.ts'
import { type FollowerDeps, createFollower } from './follower.ts'

/** How often to look for notes. A lost signal delays the index by no more than this. */
const LOOK_MS = 200
/** How long to wait for nodes that do not answer. */
const TROUBLE_MS = 1_000
/** How often to ask whether index and alias are still there, also while nothing is written. */
const CHECK_MS = 10_000
/** How often to look for indices and notes to delete. */
const CLEAN_MS = 3_600_000

export interface FollowDeps extends LeaseDeps, FollowerDeps {
  signals: Signals
  /** The nodes or the database do not answer; the work will be retried. */
  onTrouble(problem: Problem): void
}

/**
 * Keeps the index of this version of the program in step with the archive until `signal` aborts:
 * fills a new index, puts it in service, applies changes. One process per version does so at a
 * time.
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
  let checkAt = clock().getTime() + CHECK_MS
  let cleanAt = 0
  while (!signal.aborted) {
    try {
      if (checkAt <= clock().getTime()) {
        follower = createFollower(deps, fence) // it knows nothing of the nodes yet
        checkAt = clock().getTime() + CHECK_MS
      }
      if (await follower.turn()) continue
      if (cleanAt <= clock().getTime()) {
        await follower.clean()
        cleanAt = clock().getTime() + CLEAN_MS
      }
      await bell.wait(LOOK_MS)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      onTrouble(error)
      checkAt = 0 // what is known of the nodes may be stale
      await bell.wait(TROUBLE_MS)
    }
  }
}
