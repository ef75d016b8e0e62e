import type { DatabaseSync } from 'node:sqlite'

/**
 * Answers computed from a database, all forgotten as soon as any other connection, of any process, has
 * written to it, and when their sizes reach `capacity`: as many answers, unless `sizeOf` says what an answer
 * takes of it.
 */
export function createVersionedCache<T>(
  db: DatabaseSync,
  capacity: number,
  sizeOf: (answer: T) => number = () => 1,
) {
  const dataVersion = db.prepare('PRAGMA data_version')
  const answers = new Map<string, T>()
  let size = 0
  let seen: unknown

  function clear(): void {
    answers.clear()
    size = 0
  }

  return {
    get(key: string, compute: () => T): T {
      const current = dataVersion.get()?.data_version
      if (current !== seen || size >= capacity) clear()
      seen = current
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = compute()
      answers.set(key, answer)
      size += sizeOf(answer)
      return answer
    },
    /** SQLite's version says nothing of what this very connection wrote. */
    clear,
  }
}
