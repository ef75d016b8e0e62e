import type { Clock } from '../lib/time/clock.ts'
import type { Fence, LeaseStore } from '../lib/flow/lease.ts'

const LEASE = 'coletor'
/** How long the lease of a collector that disappeared blocks the others. */
const LEASE_MS = 9_000
const RENEW_MS = 2_000
/** How often to check for a due renewal besides the work: a source may be silent for minutes. */
const LOOK_MS = 1_000

export type Tenure = NonNullable<Awaited<ReturnType<typeof beginTenure>>>

/** Begins the time in which only this collector works; null while another one works. */
export async function beginTenure(leases: LeaseStore, holder: string, clock: Clock) {
  const end = () => new Date(clock().getTime() + LEASE_MS)
  const held = await leases.acquire(LEASE, holder, clock(), end())
  if (held === null) return null
  const fence: Fence = held
  let renewedAt = clock().getTime()
  let failed: { error: unknown } | null = null
  let renewing: Promise<void> = Promise.resolve()

  function renewInTime(): void {
    if (failed || clock().getTime() - renewedAt < RENEW_MS) return
    renewedAt = clock().getTime()
    renewing = leases.renew(fence, end()).catch((error: unknown) => void (failed = { error }))
  }

  const looking = setInterval(renewInTime, LOOK_MS)
  return {
    /** Every write is made under this fence. */
    fence,
    /** Call it often during the work. @throws Overtaken once another collector has taken over */
    keep(): void {
      if (failed) throw failed.error
      renewInTime()
    },
    async [Symbol.asyncDispose](): Promise<void> {
      clearInterval(looking)
      await renewing
      await leases.release(fence)
    },
  }
}
