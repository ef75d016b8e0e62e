import type { Clock } from '../lib/clock.ts'
import { isExpired } from './api-keys.ts'
import type { ApiKey, KeyStore } from './key-store.ts'
import { hashKey, publicPart, sameHash } from './keys.ts'

/** Keys kept in memory: the active ones of a busy installation, a few hundred bytes each. */
const CACHE_SIZE = 1_000
/** The last use is kept to the minute, so that a busy key costs one write a minute. */
const WRITE_INTERVAL_MS = 60_000

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Tells who sends a request, from the value of `X-API-Key`. */
export function createAuthenticator({ store, clock }: { store: KeyStore; clock: Clock }) {
  const findKey = createKeyCache(store)
  /** Milliseconds of the last use not yet written, by key id. */
  const uses = new Map<string, number>()
  const written = new Map<string, number>()

  /** The key, when it is known, whole, neither revoked nor expired; null for anything else. */
  function authenticate(header: string | string[] | undefined): ApiKey | null {
    const publico = typeof header === 'string' ? publicPart(header) : null
    if (typeof header !== 'string' || publico === null) return null
    const now = clock()
    const key = findKey(publico, now.getTime())
    if (key === null || !sameHash(key.hash, hashKey(header))) return null
    if (key.revogada_em !== null || isExpired(key, now)) return null
    uses.set(key.id, now.getTime())
    return key
  }

  /** Writes when keys were last used, in one batch, at most once a minute for each key. */
  function flushUses(): void {
    const now = clock().getTime()
    const due = [...uses].filter(([id]) => now - (written.get(id) ?? 0) >= WRITE_INTERVAL_MS)
    if (due.length === 0) return
    store.recordUse(due.map(([id, used]) => ({ id, ultimo_uso_em: new Date(used).toISOString() })))
    for (const [id] of due) {
      uses.delete(id)
      written.set(id, now)
    }
  }

  return { authenticate, flushUses }
}

/**
 * The most recently used keys, by public part. All are forgotten whenever another connection, of
 * whatever process, has written to the database: a revocation is felt within a millisecond.
 */
function createKeyCache(store: KeyStore): (publico: string, now: number) => ApiKey | null {
  const keys = new Map<string, ApiKey>()
  let version = store.dataVersion()
  let checkedAt = -Infinity

  function forgetIfWritten(now: number): void {
    if (now === checkedAt) return
    checkedAt = now
    const current = store.dataVersion()
    if (current !== version) keys.clear()
    version = current
  }

  return (publico, now) => {
    forgetIfWritten(now)
    const key = keys.get(publico) ?? store.findKey(publico)
    if (key === null) return null
    keys.delete(publico) // a Map keeps insertion order: the first is the one unused for longest
    keys.set(publico, key)
    for (const oldest of keys.keys()) {
      if (keys.size <= CACHE_SIZE) break
      keys.delete(oldest)
    }
    return key
  }
}
