import type { DatabaseSync } from 'node:sqlite'

/**
 * Answers computed from a database, all forgotten as soon as any other connection, of any process, has
 * written to it, and when there are `maxEntries` of them.
 */
export function createVersionedCache<T>(db: DatabaseSync, maxEntries: number) {
  const dataVersion = db.prepare('PRAGMA data_version')
  const answers = new Map<string, T>()
  let seen: unknown
  return {
    get(key: string, compute: () => T): T {
      const current = dataVersion.get()?.data_version
      if (current !== seen || answers.size >= maxEntries) answers.clear()
      seen = current
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = compute()
      answers.set(key, answer)
      return answer
    },
    /** SQLite's version says nothing of what this very connection wrote. */
    clear: () => answers.clear(),
  }
}
