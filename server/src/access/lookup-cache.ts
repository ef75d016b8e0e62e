import type { Changes } from '../lib/flow/changes.ts'

/** Enough for the callers of a busy installation; each takes a few hundred bytes. */
const CACHE_SIZE = 1_000

/**
 * Caches the most recent results of `find`, by `id`. Drops them whenever any process writes, so a
 * revocation takes effect within a millisecond.
 */
export function createLookupCache<T>(
  find: (id: string) => Promise<T | null>,
  changes: Changes,
): (id: string, now: number) => Promise<T | null> {
  const known = new Map<string, T>()
  let version = changes.version()
  let checkedAt = -Infinity

  function forgetIfWritten(now: number): void {
    if (now === checkedAt) return
    checkedAt = now
    const current = changes.version()
    if (current !== version) known.clear()
    version = current
  }

  return async (id, now) => {
    forgetIfWritten(now)
    const asOf = version
    const found = known.get(id) ?? (await find(id))
    // Do not cache a value that was read before the last change.
    if (found === null || asOf !== version) return found
    known.delete(id) // a Map keeps insertion order: the first is the one unused for longest
    known.set(id, found)
    for (const oldest of known.keys()) {
      if (known.size <= CACHE_SIZE) break
      known.delete(oldest)
    }
    return found
  }
}
