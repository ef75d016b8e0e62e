import type { Changes } from '../../lib/flow/changes.ts'

/**
 * Caches answers computed from the data that `changes` watches. All are dropped as soon as the data
 * may have changed, or when their sizes reach `capacity`: a number of answers, unless `sizeOf`
 * gives the size of each.
 */
export function createVersionedCache<T>(
  changes: Changes,
  capacity: number,
  sizeOf: (answer: T) => number = () => 1,
) {
  const answers = new Map<string, T>()
  let size = 0
  let seen: string | null = null

  return {
    async get(key: string, compute: () => Promise<T>): Promise<T> {
      const current = changes.version()
      if (current !== seen || size >= capacity) {
        answers.clear()
        size = 0
      }
      seen = current
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = await compute()
      // Ignore a value that was read before a change that others have already seen.
      if (seen === current && !answers.has(key)) {
        answers.set(key, answer)
        size += sizeOf(answer)
      }
      return answer
    },
  }
}
