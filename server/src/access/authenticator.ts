import type { Changes } from '../lib/changes.ts'
import type { Clock } from '../lib/clock.ts'
import { isExpired } from './api-keys.ts'
import type { ApiKey, KeyReader, KeyStore } from './key-store.ts'
import { hashKey, publicPart, sameHash } from './keys.ts'

/** Keys kept in memory: the active ones of a busy installation, a few hundred bytes each. */
const CACHE_SIZE = 1_000
/** The last use is kept to the minute, so that a busy key costs one write a minute. */
const WRITE_INTERVAL_MS = 60_000

export interface AuthenticatorDeps {
  keys: Pick<KeyReader, 'findKey'> & Pick<KeyStore, 'recordUse'>
  changes: Changes
  clock: Clock
}

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Tells who sends a request, from the value of `X-API-Key`. */
export function createAuthenticator({ keys, changes, clock }: AuthenticatorDeps) {
  const findKey = createKeyCache(keys, changes)
  /** Milliseconds of the last use not yet written, by key id. */
  const uses = new Map<string, number>()
  const written = new Map<string, number>()

  /** The key, when it is known, whole, neither revoked nor expired; null for anything else. */
  async function authenticate(header: string | string[] | undefined): Promise<ApiKey | null> {
    const publico = typeof header === 'string' ? publicPart(header) : null
    if (typeof header !== 'string' || publico === null) return null
    const now = clock()
    const key = await findKey(publico, now.getTime())
    if (key === null || !sameHash(key.hash, hashKey(header))) return null
    if (key.revogada_em !== null || isExpired(key, now)) return null
    uses.set(key.id, now.getTime())
    return key
  }

  /** Writes when keys were last used, in one batch, at most once a minute for each key. */
  async function flushUses(): Promise<void> {
    const now = clock().getTime()
    const due = [...uses].filter(([id]) => now - (written.get(id) ?? 0) >= WRITE_INTERVAL_MS)
    if (due.length === 0) return
    for (const [id] of due) {
      uses.delete(id)
      written.set(id, now)
    }
    await keys.recordUse(
      due.map(([id, used]) => ({ id, ultimo_uso_em: new Date(used).toISOString() })),
    )
  }

  return { authenticate, flushUses }
}

/**
 * The most recently used keys, by public part. The cache is emptied whenever any process writes, so a
 * revocation takes effect within a millisecond.
 */
function createKeyCache(
  { findKey }: Pick<KeyReader, 'findKey'>,
  changes: Changes,
): (publico: string, now: number) => Promise<ApiKey | null> {
  const known = new Map<string, ApiKey>()
  let version = changes.version()
  let checkedAt = -Infinity

  function forgetIfWritten(now: number): void {
    if (now === checkedAt) return
    checkedAt = now
    const current = changes.version()
    if (current !== version) known.clear()
    version = current
  }

  return async (publico, now) => {
    forgetIfWritten(now)
    const asOf = version
    const key = known.get(publico) ?? (await findKey(publico))
    // What was read before the last change must not stay in the cache.
    if (key === null || asOf !== version) return key
    known.delete(publico) // a Map keeps insertion order: the first is the one unused for longest
    known.set(publico, key)
    for (const oldest of known.keys()) {
      if (known.size <= CACHE_SIZE) break
      known.delete(oldest)
    }
    return key
  }
}
