import type { DatabaseSync } from 'node:sqlite'
import type { Changes } from '../../lib/changes.ts'

/** `data_version` shows writes of other connections and processes, `total_changes` those of this one. */
export function createChanges(db: DatabaseSync): Changes {
  const others = db.prepare('PRAGMA data_version')
  const own = db.prepare('SELECT total_changes() AS changes')
  return {
    version: () => `${String(others.get()?.data_version)} ${String(own.get()?.changes)}`,
  }
}
