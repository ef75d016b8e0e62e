import { type Fence, type LeaseStore, Overtaken } from '../../lib/flow/lease.ts'
import type { Sql } from '../sql.ts'
import { leases } from './tables.ts'

const leaseRow = leases.pick('fence')
/** Of two processes that begin together, one is told of a conflict, and asks again. */
const addLease = leases.insert('ON CONFLICT (name) DO NOTHING')
const takeLease = leases.update('name')
const setExpiry = leases.pick('name', 'fence', 'expires_at').update(['name', 'fence'])

export function createLeaseStore(sql: Sql): LeaseStore {
  return {
    async acquire(lease, holder, now, until) {
      return await sql.transaction(async (tx) => {
        const text = `SELECT ${leases.columns} FROM leases WHERE name = $1`
        const known = await tx.one(leases, text, [lease])
        // The present holder gets a new number, too: it may have been killed and restarted.
        if (known && known.holder !== holder && known.expires_at > now.toISOString()) return null
        const number = (known?.fence ?? 0) + 1
        const write = known ? takeLease : addLease
        await write(tx, { name: lease, holder, fence: number, expires_at: until.toISOString() })
        return { lease, number }
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
  await setExpiry(sql, { name: lease, fence: number, expires_at: at })
}
