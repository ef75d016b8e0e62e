import { type Fence, type LeaseStore, Overtaken } from '../../lib/flow/lease.ts'
import type { Sql } from '../sql.ts'
import { leases } from './tables.ts'

const leaseRow = leases.pick('fence')

export function createLeaseStore(sql: Sql): LeaseStore {
  return {
    async acquire(lease, holder, now, until) {
      return await sql.transaction(async (tx) => {
        // The present holder gets a new number, too: it may have been killed and restarted.
        await tx.run(
          `INSERT INTO leases (name, holder, fence, expires_at) VALUES ($1, $2, 1, $4)
           ON CONFLICT (name) DO UPDATE
           SET holder = excluded.holder, fence = leases.fence + 1, expires_at = excluded.expires_at
           WHERE leases.holder = excluded.holder OR leases.expires_at <= $3`,
          [lease, holder, now.toISOString(), until.toISOString()],
        )
        const held = await tx.one(
          leaseRow,
          'SELECT fence FROM leases WHERE name = $1 AND holder = $2 AND expires_at = $3',
          [lease, holder, until.toISOString()],
        )
        return held && { lease, number: held.fence }
      })
    },
    async renew(fence, until) {
      await sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        await expire(tx, fence, until.toISOString())
      })
    },
    release: (fence) => expire(sql, fence, ''),
  }
}

/** Called in every transaction under a lease. @throws Overtaken, which undoes it */
export async function expectHeld(tx: Sql, { lease, number }: Fence): Promise<void> {
  const held = await tx.one(leaseRow, 'SELECT fence FROM leases WHERE name = $1', [lease])
  if (held?.fence !== number) throw new Overtaken(`${lease} has passed to another`)
}

async function expire(sql: Sql, { lease, number }: Fence, at: string): Promise<void> {
  await sql.run('UPDATE leases SET expires_at = $1 WHERE name = $2 AND fence = $3', [
    at,
    lease,
    number,
  ])
}
