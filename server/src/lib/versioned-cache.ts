import type { Changes } from './changes.ts'

/**
 * Answers computed from what `changes` watches, all forgotten as soon as that may have changed, and when their
 * sizes reach `capacity`: as many answers, unless `sizeOf` says what an answer takes of it.
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
      // What was read before a change that others have seen meanwhile is of no use to them.
      if (seen === current && !answers.has(key)) {
        answers.set(key, answer)
        size += sizeOf(answer)
      }
      return answer
    },
  }
}
