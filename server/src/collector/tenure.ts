import type { Clock } from '../lib/clock.ts'
import type { LeaseStore } from '../lib/lease.ts'

const LEASE = 'coletor'
/**
 * How long the lease of a collector that disappeared blocks the others. Longer than the longest silence of
 * a live one: a request without an answer.
 */
const LEASE_MS = 3 * 60_000
const RENEW_MS = 30_000

export type Tenure = NonNullable<Awaited<ReturnType<typeof beginTenure>>>

/** The time in which this collector is the only one at work; null while another one is. */
export async function beginTenure(leases: LeaseStore, holder: string, clock: Clock) {
  const end = () => new Date(clock().getTime() + LEASE_MS)
  const fence = await leases.acquire(LEASE, holder, clock(), end())
  if (fence === null) return null
  let renewedAt = clock().getTime()
  let failed: { error: unknown } | null = null
  let renewing: Promise<void> = Promise.resolve()
  return {
    /** Every write is made under this fence. */
    fence,
    /** Call it often during the work. @throws Overtaken once another collector has taken over */
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
