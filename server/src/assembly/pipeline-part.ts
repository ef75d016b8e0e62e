import type { ToldChanges } from '../lib/changes.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import type { LeaseDeps } from '../service/push/under-lease.ts'
import type { Signals } from '../service/signals.ts'
import type { Sql } from '../store/sql.ts'

/** What each part of the pipeline works with, on its own connections. */
export interface PipelinePart {
  sql: Sql
  /** The cache of what `sql` reads. */
  changes: ToldChanges
  /** @throws Problem `conflito` when the archive was sealed with another key, or its key is missing. */
  openBox(): Promise<SecretBox>
  shared: LeaseDeps & { signals: Signals }
}
