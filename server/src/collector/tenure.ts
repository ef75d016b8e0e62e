import type { Clock } from '../lib/clock.ts'
import { type Fence, Overtaken } from '../lib/lease.ts'
import type { LeaseStore } from './ports.ts'

export { Overtaken } from '../lib/lease.ts'

/**
 * How long a collector that vanished holds up the others. Longer than the longest silence of one that
 * lives: a request that is not answered.
 */
const LEASE_MS = 3 * 60_000
const RENEW_MS = 30_000

export type Tenure = NonNullable<ReturnType<typeof beginTenure>>

/** The time in which this collector alone is at work; null while another is. */
export function beginTenure(leases: LeaseStore, holder: string, clock: Clock) {
  const end = () => new Date(clock().getTime() + LEASE_MS)
  const fence = leases.acquire(holder, clock(), end())
  if (fence === null) return null
  let renewedAt = clock().getTime()
  const guard = (): void => {
    if (!leases.holds(fence)) throw new Overtaken('coletor has passed to another')
  }
  return {
    fence: { lease: 'coletor', number: fence } satisfies Fence,
    /** @throws Overtaken, inside whatever transaction it is called. */
    guard,
    /** To be called often. @throws Overtaken */
    keep(): void {
      if (clock().getTime() - renewedAt < RENEW_MS) return
      guard()
      leases.renew(fence, end())
      renewedAt = clock().getTime()
    },
    [Symbol.dispose]: () => leases.release(fence),
  }
}
