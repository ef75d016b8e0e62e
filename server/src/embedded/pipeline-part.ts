import type { PipelinePart } from '../assembly/pipeline-part.ts'
import type { Clock } from '../lib/time/clock.ts'
import { systemSleep } from '../lib/time/sleep.ts'
import type { Signals } from '../service/signals.ts'
import { createLeaseStore } from '../store/leases/leases.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { createChanges } from '../store/sqlite/changes.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { letCommitsLag, openDatabase } from '../store/sqlite/database.ts'

/**
 * The holder of every lease of the service. The lock of the data folder lets one service run at a
 * time, so the former holder of this name is dead. A start after a crash gets the lease back at
 * once, and interrupted work is due again.
 */
const HOLDER = 'servico'
/** Nobody waits for a lease to end, and each renewal is a write, which empties the caches. */
const LEASE_MS = 60_000

/**
 * Opens the archive of a data folder for a part of the pipeline, without its index, which none of them
 * reads. For `isRepeatable`, see {@link
 * letCommitsLag}.
 */
export function openArchivePart(
  { dataDir, secretKey }: { dataDir: string; secretKey: Uint8Array | null },
  { signals, clock, isRepeatable }: { signals: Signals; clock: Clock; isRepeatable?: boolean },
): PipelinePart {
  const db = openDatabase(dataDir)
  if (isRepeatable) letCommitsLag(db)
  const sql = createSqliteHandle(db)
  const leases = createLeaseStore(sql)
  return {
    sql,
    changes: createChanges(db),
    signals,
    clock,
    openBox: (tx = sql) => openSecretBox(tx, dataDir, secretKey),
    shared: { leases, holder: HOLDER, leaseMs: LEASE_MS, clock, sleep: systemSleep, signals },
    [Symbol.asyncDispose]: async () => db.close(),
  }
}
