import type { DatabaseSync } from 'node:sqlite'
import type { Changes } from '../../lib/changes.ts'

/** What other connections wrote, of any process, tells `data_version`; what this one did, `total_changes`. */
export function createChanges(db: DatabaseSync): Changes {
  const others = db.prepare('PRAGMA data_version')
  const own = db.prepare('SELECT total_changes() AS changes')
  return {
    version: () => `${String(others.get()?.data_version)} ${String(own.get()?.changes)}`,
  }
}
