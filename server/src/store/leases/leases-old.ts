import type { DatabaseSync } from 'node:sqlite'
import type { LeaseStore } from '../../collector/ports.ts'

/** The lease of this name. */
export function createLeaseStore(db: DatabaseSync, name: string): LeaseStore {
  const acquire = db.prepare(
    `INSERT INTO leases VALUES (?1, ?2, 1, ?4)
     ON CONFLICT DO UPDATE SET holder = ?2, fence = fence + 1, expires_at = ?4
     WHERE holder = ?2 OR expires_at <= ?3
     RETURNING fence`,
  )
  const current = db.prepare('SELECT fence FROM leases WHERE name = ?')
  const expire = db.prepare('UPDATE leases SET expires_at = ? WHERE name = ? AND fence = ?')
  return {
    acquire(holder, now, until) {
      const row = acquire.get(name, holder, now.toISOString(), until.toISOString())
      return row === undefined ? null : Number(row.fence)
    },
    holds: (fence) => Number(current.get(name)?.fence) === fence,
    renew: (fence, until) => void expire.run(until.toISOString(), name, BigInt(fence)),
    release: (fence) => void expire.run('', name, BigInt(fence)),
  }
}
