import type { ToldChanges } from '../lib/flow/changes.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { SecretBox } from '../lib/crypto/secret-box.ts'
import type { Signals } from '../service/signals.ts'
import type { Sql } from '../store/sql.ts'

/** An open archive, whichever database keeps it, as this process or a thread of it works on it. */
export interface OpenArchive extends AsyncDisposable {
  sql: Sql
  /** The cache of what `sql` reads. */
  changes: ToldChanges
  /** Signals that everybody hears who works on the archive. */
  signals: Signals
  /** The machine's clock; in a cluster that of the database, the same for all processes. */
  clock: Clock
  /**
   * Opens the archive's secrets, within a transaction if one is given; the first time that seals the proof of its key.
   * @throws Problem `conflito` when the archive was sealed with another key, or its key is missing.
   */
  openBox(tx?: Sql): Promise<SecretBox>
}
