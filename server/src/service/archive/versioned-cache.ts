import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** Notices tell what is missing up to today, and what is still provisional: time alone changes them. */
const FRESH_MS = 60_000

/** Changes every minute, too. */
export function minutely(changes: Changes, clock: Clock): Changes {
  const minute = () => Math.floor(clock().getTime() / FRESH_MS)
  return { ...changes, version: () => `${changes.version()} ${minute()}` }
}

/**
 * Caches answers computed from the data that `changes` watches. All are dropped as soon as the data
 * may have changed, or when their sizes reach `capacity`: a number of answers, unless `sizeOf`
 * gives the size of each.
 */
export function createVersionedCache<T>(
  changes: Changes,
  capacity: number,
  sizeOf: (answer: T, key: string) => number = () => 1,
) {
  const answers = new Map<string, T>()
  let size = 0
  let seen: string | null = null

  /** The version of the data; drops what may no longer be true. */
  function version(): string {
    const current = changes.version()
    if (current !== seen || size >= capacity) {
      answers.clear()
      size = 0
    }
    return (seen = current)
  }

  function known(key: string): T | undefined {
    version()
    return answers.get(key)
  }

  /** @param asOf The version before the answer was computed */
  function keep(key: string, answer: T, asOf: string): void {
    // Ignore a value that was read before a change that others have already seen.
    if (seen !== asOf || answers.has(key)) return
    answers.set(key, answer)
    size += sizeOf(answer, key)
  }

  return {
    version,
    known,
    keep,
    async get(key: string, compute: () => Promise<T>): Promise<T> {
      const asOf = version()
      const found = answers.get(key)
      if (found !== undefined) return found
      const answer = await compute()
      keep(key, answer, asOf)
      return answer
    },
  }
}
