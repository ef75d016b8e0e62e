import { watch } from 'node:fs'
import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Changes, ToldChanges, Touchable } from '../../lib/flow/changes.ts'

/** `data_version` shows writes of other connections and processes, `total_changes` those of this one. */
export function createChanges(db: DatabaseSync): ToldChanges {
  const others = db.prepare('PRAGMA data_version')
  const own = db.prepare('SELECT total_changes() AS changes')
  return {
    version: () => `${String(others.get()?.data_version)} ${String(own.get()?.changes)}`,
    onWrite: (heard) => watchOnce(`${db.location()}-wal`, heard),
  }
}

/** Changes of what answers about the gazette are made of: triggers count the writes to its tables. */
export function createContentChanges(db: DatabaseSync, any: Changes): Changes {
  // Not before it is asked for: an archive of another version, which is only looked at, has no such table.
  let number: StatementSync | null = null
  let known: { any: string; content: string } | null = null
  return {
    version() {
      const seen = any.version()
      if (known?.any === seen) return known.content
      number ??= db.prepare('SELECT number FROM content_version')
      known = { any: seen, content: String(number.get()?.number) }
      return known.content
    },
  }
}

/** More entries take longer to read than the answers that they leave are worth. */
const MOST_TOUCHED = 10_000

/** Changes of what answers about acts are made of: triggers tell what they touch. */
export function createActChanges(db: DatabaseSync, any: Changes): Changes {
  let statements: ReturnType<typeof touchStatements> | null = null
  let known: { any: string; last: string } | null = null
  return {
    version() {
      const seen = any.version()
      if (known?.any === seen) return known.last
      statements ??= touchStatements(db)
      known = { any: seen, last: String(statements.last.get()?.number) }
      return known.last
    },
    touchedSince(version) {
      const { oldest, since } = (statements ??= touchStatements(db))
      const seen = Number(version)
      if (Number(oldest.get()?.number) > seen) return null
      const touched = since.all(seen, MOST_TOUCHED + 1).map(({ what }) => what as Touchable | null)
      return touched.length > MOST_TOUCHED || touched.includes(null)
        ? null
        : (touched as Touchable[])
    },
  }
}

function touchStatements(db: DatabaseSync) {
  return {
    oldest: db.prepare('SELECT min(number) AS number FROM touched_acts'),
    last: db.prepare('SELECT max(number) AS number FROM touched_acts'),
    since: db.prepare('SELECT what FROM touched_acts WHERE number > ? LIMIT ?'),
  }
}

/**
 * Watches the file system, which cannot watch a file that does not exist yet, and limits the
 * watches of each user.
 */
function watchOnce(file: string, heard: () => void): Disposable {
  try {
    const watcher = watch(file, { persistent: false }, () => {
      watcher.close()
      heard()
    })
    watcher.on('error', () => watcher.close())
    return { [Symbol.dispose]: () => watcher.close() }
  } catch {
    return { [Symbol.dispose]() {} } // listeners also check from time to time
  }
}
