import type { Clock } from '../../lib/time/clock.ts'
import { type Fence, type LeaseStore, Overtaken } from '../../lib/flow/lease.ts'
import type { Sleep } from '../../lib/time/sleep.ts'

/**
 * The fraction of a lease's time after which it is renewed: one renewal may fail or be late without
 * losing it.
 */
const RENEWED_AFTER = 0.3
/** How often to ask for a lease that another process holds. */
const RETRY_MS = 1_000

/** The holder of a lease, and its clock. */
export interface LeaseDeps {
  leases: LeaseStore
  /**
   * A holder that asks again under the same name gets the lease at once: it is the same process, or the
   * former one is dead.
   */
  holder: string
  /** How long a lease is valid: nobody takes over the work of a killed process sooner. */
  leaseMs: number
  clock: Clock
  sleep: Sleep
}

/**
 * Runs `work` whenever this holder has the lease, until `signal` aborts: waits for the lease, renews it,
 * and waits again when another has taken it. `work` writes under the fence, runs until its own signal
 * aborts, and starts again with each new lease. An error in it ends everything.
 */
export async function underLease(
  { leases, holder, leaseMs, clock, sleep }: LeaseDeps,
  lease: string,
  signal: AbortSignal,
  work: (fence: Fence, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    const fence = await leases.acquire(lease, holder, clock(), end())
    if (fence === null) await passes(RETRY_MS, signal)
    else await hold(fence)
  }

  async function hold(fence: Fence): Promise<void> {
    const over = new AbortController()
    const renewing = keepRenewing(fence, over.signal).catch((error: unknown) => {
      over.abort()
      throw error
    })
    const working = work(fence, AbortSignal.any([signal, over.signal])).finally(() => over.abort())
    const outcomes = await Promise.allSettled([working, renewing])
    const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
    const defect = failed.find(({ reason }) => !(reason instanceof Overtaken))
    if (defect) throw defect.reason
    if (failed.length === 0) await leases.release(fence)
  }

  async function keepRenewing(fence: Fence, over: AbortSignal): Promise<void> {
    while (await passes(leaseMs * RENEWED_AFTER, over)) await leases.renew(fence, end())
  }

  /** False when the signal aborts first. */
  async function passes(ms: number, signal: AbortSignal): Promise<boolean> {
    return await sleep(ms, signal).then(
      () => !signal.aborted,
      () => false,
    )
  }

  function end(): Date {
    return new Date(clock().getTime() + leaseMs)
  }
}
