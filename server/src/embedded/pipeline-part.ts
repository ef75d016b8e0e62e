import type { Clock } from '../lib/clock.ts'
import { systemSleep } from '../lib/sleep.ts'
import type { LeaseDeps } from '../service/push/under-lease.ts'
import type { Signals } from '../service/signals.ts'
import { createLeaseStore } from '../store/leases/leases.ts'
import type { Sql } from '../store/sql.ts'
import { openWithAnyIndex } from './archive.ts'

/**
 * The holder of every lease of the service. The lock of the data folder lets one service run at a time, so
 * whoever held a lease under this name before is dead: a start after a crash gets it back at once, and
 * what was under way is due again.
 */
const HOLDER = 'servico'

/** What the parts of the pipeline tell one another by, and the time. */
export interface PartDeps {
  signals: Signals
  clock: Clock
}

/** What each part of the pipeline works with, on a connection of its own. */
export interface PipelinePart extends Disposable {
  sql: Sql
  shared: LeaseDeps & PartDeps
}

/** Opens the archive of a data folder for a part of the pipeline. */
export function openPart(dataDir: string, { signals, clock }: PartDeps): PipelinePart {
  const archive = openWithAnyIndex(dataDir)
  const { sql } = archive
  const shared = {
    leases: createLeaseStore(sql),
    holder: HOLDER,
    sleep: systemSleep,
    clock,
    signals,
  }
  return { sql, shared, [Symbol.dispose]: () => archive[Symbol.dispose]() }
}
