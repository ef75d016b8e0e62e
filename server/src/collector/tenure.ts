import type { Clock } from '../lib/clock.ts'
import type { LeaseStore } from '../lib/lease.ts'

const LEASE = 'coletor'
/**
 * How long a collector that vanished holds up the others. Longer than the longest silence of one that
 * lives: a request that is not answered.
 */
const LEASE_MS = 3 * 60_000
const RENEW_MS = 30_000

export type Tenure = NonNullable<Awaited<ReturnType<typeof beginTenure>>>

/** The time in which this collector alone is at work; null while another is. */
export async function beginTenure(leases: LeaseStore, holder: string, clock: Clock) {
  const end = () => new Date(clock().getTime() + LEASE_MS)
  const fence = await leases.acquire(LEASE, holder, clock(), end())
  if (fence === null) return null
  let renewedAt = clock().getTime()
  let failed: { error: unknown } | null = null
  let renewing: Promise<void> = Promise.resolve()
  return {
    /** Under which everything is written. */
    fence,
    /** To be called often, whatever is done meanwhile. @throws Overtaken once another has taken over */
    keep(): void {
      if (failed) throw failed.error
      if (clock().getTime() - renewedAt < RENEW_MS) return
      renewedAt = clock().getTime()
      renewing = leases.renew(fence, end()).catch((error: unknown) => void (failed = { error }))
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await renewing
      await leases.release(fence)
    },
  }
}
