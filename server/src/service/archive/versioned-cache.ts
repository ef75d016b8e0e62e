import type { Changes, Touchable } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'

/** Notices tell what is missing up to today, and what is still provisional: time alone changes them. */
const FRESH_MS = 60_000

/** Changes every minute, too. */
export function minutely(changes: Changes, clock: Clock): Changes {
  const minute = () => Math.floor(clock().getTime() / FRESH_MS)
  return { ...changes, version: () => `${changes.version()} ${minute()}` }
}

interface KnownAnswer<T> {
  answer: T
  size: number
  /** What it was made of; null: nobody told. */
  madeOf: readonly Touchable[] | null
}

/**
 * Caches answers computed from the data that `changes` watches. An answer is dropped as soon as that data may have
 * changed, but for one that told what it was made of, if none of it was touched. All are dropped when their sizes
 * reach `capacity`: a number of answers, unless `sizeOf` gives the size of each.
 */
export function createVersionedCache<T>(
  changes: Changes,
  capacity: number,
  sizeOf: (answer: T, key: string) => number = () => 1,
) {
  const answers = new Map<string, KnownAnswer<T>>()
  /** The keys of the answers that are made of something; under null of those that did not tell. */
  const dependents = new Map<Touchable | null, Set<string>>()
  let size = 0
  let seen: string | null = null

  /** The version of the data; drops what may no longer be true. */
  function version(): string {
    const current = changes.version()
    if (size >= capacity) forgetAll()
    else if (current !== seen && answers.size > 0) forgetSince(seen!)
    return (seen = current)
  }

  function forgetAll(): void {
    answers.clear()
    dependents.clear()
    size = 0
  }

  function forgetSince(version: string): void {
    const touched = changes.touchedSince?.(version) ?? null
    if (touched === null) return forgetAll()
    for (const one of [null, ...touched])
      for (const key of dependents.get(one) ?? []) forget(key, answers.get(key)!)
  }

  function forget(key: string, { size: freed, madeOf }: KnownAnswer<T>): void {
    answers.delete(key)
    size -= freed
    for (const one of madeOf ?? [null]) {
      const keys = dependents.get(one)
      keys?.delete(key)
      if (keys?.size === 0) dependents.delete(one)
    }
  }

  function known(key: string): T | undefined {
    version()
    return answers.get(key)?.answer
  }

  /**
   * @param asOf The version before the answer was computed
   * @param madeOf What it was made of; null: any change may touch it.
   */
  function keep(
    key: string,
    answer: T,
    asOf: string,
    madeOf: readonly Touchable[] | null = null,
  ): void {
    // Ignore a value that was read before a change that others have already seen.
    if (seen !== asOf || answers.has(key)) return
    const one = { answer, size: sizeOf(answer, key), madeOf }
    answers.set(key, one)
    size += one.size
    for (const part of madeOf ?? [null]) {
      const keys = dependents.get(part)
      if (keys === undefined) dependents.set(part, new Set([key]))
      else keys.add(key)
    }
  }

  return {
    version,
    known,
    keep,
    async get(key: string, compute: () => Promise<T>): Promise<T> {
      const asOf = version()
      const found = answers.get(key)
      if (found !== undefined) return found.answer
      const answer = await compute()
      keep(key, answer, asOf)
      return answer
    },
  }
}
