import type { Clock } from '../lib/clock.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import type { LeaseDeps } from '../service/push/under-lease.ts'
import type { Signals } from '../service/signals.ts'
import type { Sql } from '../store/sql.ts'

/** What the parts of the pipeline tell one another by, and the time. */
export interface PartDeps {
  signals: Signals
  clock: Clock
}

/** What each part of the pipeline works with, on connections of its own. */
export interface PipelinePart {
  sql: Sql
  /** @throws Problem `conflito` when the archive was sealed with another key, or its key is missing. */
  openBox(): Promise<SecretBox>
  shared: LeaseDeps & PartDeps
}
