import type { Changes } from '../lib/flow/changes.ts'
import type { Clock } from '../lib/time/clock.ts'
import { hashToken } from '../lib/crypto/token.ts'
import { isExpired } from './api-keys.ts'
import type { Caller } from './caller.ts'
import type { KeyReader, KeyStore, KnownKey } from './key-store.ts'
import { hashKey, publicPart, sameHash } from './keys.ts'
import { createLookupCache } from './lookup-cache.ts'
import type { PeopleReader, PeopleStore } from './people/people-store.ts'
import { scopesOf } from './people/person.ts'
import { type Session, isConfirmed, isLive } from './people/session.ts'
import { type Role, heldRole, roleIn } from './roles.ts'
import { createUseLog } from './use-log.ts'

/** Requests per minute of one person, over all sessions; a page of the dashboard sends several. */
const PERSON_LIMIT = 1_200

export interface AuthenticatorDeps {
  keys: Pick<KeyReader, 'findKey'> & Pick<KeyStore, 'recordUse'>
  sessions: Pick<PeopleReader, 'findSession'> & Pick<PeopleStore, 'recordSessionUse'>
  changes: Changes
  /** Whether operators of the installation need a second factor. */
  needsFactor: boolean
  /** How long a session may be unused, in milliseconds. */
  sessionIdleMs: number
  clock: Clock
}

type LastUsed = Pick<Session, 'id' | 'criado_em' | 'ultimo_uso_em'>

export type Authenticator = ReturnType<typeof createAuthenticator>

/** Identifies the caller of a request. */
export function createAuthenticator({
  keys,
  sessions,
  changes,
  needsFactor,
  sessionIdleMs,
  clock,
}: AuthenticatorDeps) {
  const findKey = createLookupCache(keys.findKey, changes)
  const findSession = createLookupCache(sessions.findSession, changes)
  const keyUses = createUseLog((uses) => keys.recordUse(uses))
  const sessionUses = createUseLog((uses) => sessions.recordSessionUse(uses))

  /**
   * Identifies the caller by the value of `X-API-Key`. Null unless the key is known and complete, neither
   * revoked nor expired, and its owner, if it has one, has a role in its account.
   */
  async function byKey(header: string | string[] | undefined): Promise<Caller | null> {
    const publico = typeof header === 'string' ? publicPart(header) : null
    if (typeof header !== 'string' || publico === null) return null
    const now = clock()
    const key = await findKey(publico, now.getTime())
    if (key === null || !sameHash(key.hash, hashKey(header))) return null
    if (key.revogada_em !== null || isExpired(key, now)) return null
    const papel = roleBehind(key)
    if (papel === null) return null
    const { id, conta_id, limite, pessoa_id } = key
    const given = scopesOf(papel)
    const escopos = key.escopos.filter((scope) => given.includes(scope))
    return { id, conta_id, escopos, papel, limite, pessoa_id, sessao: null }
  }

  /**
   * Identifies the caller by the session token of the cookie; null when the session has ended or is too old.
   */
  async function bySession(token: string): Promise<Caller | null> {
    const now = clock()
    const session = await findSession(hashToken(token).toString('hex'), now.getTime())
    if (session === null || !isLive(withLastUse(session), now, sessionIdleMs)) return null
    const { id, pessoa_id, conta_id } = session
    const papel = heldRole(session, needsFactor)
    const lacksFactor = papel !== session.papel
    const sessao = { id, pessoa_id, isConfirmed: isConfirmed(session, now), lacksFactor }
    const escopos = scopesOf(papel)
    return { id: pessoa_id, conta_id, escopos, papel, limite: PERSON_LIMIT, pessoa_id, sessao }
  }

  /** Includes uses that are not stored yet; a read-only service never stores any. */
  function withLastUse<S extends LastUsed>(session: S): S {
    const last = sessionUses.lastOf(session.id)
    // Another process may have stored a later use.
    if (last === null || last <= Date.parse(session.ultimo_uso_em ?? session.criado_em))
      return session
    return { ...session, ultimo_uso_em: new Date(last).toISOString() }
  }

  /** The role of a key: the highest without an owner, otherwise the owner's current role; null: none. */
  function roleBehind({ conta_id, pessoa_id, holder }: KnownKey): Role | null {
    if (pessoa_id === null) return 'administrador'
    return holder && roleIn(conta_id, holder, needsFactor)
  }

  /** Counts a request of this caller; `limited`: it exceeded the limit. */
  function noteUse({ id, sessao }: Caller, limited: boolean): void {
    const now = clock().getTime()
    if (sessao === null) keyUses.note(id, limited, now)
    else sessionUses.note(sessao.id, limited, now)
  }

  /** Stores the uses of keys and sessions; `all`: also uses recorded less than a minute ago. */
  async function flushUses(all = false): Promise<void> {
    const now = clock().getTime()
    await Promise.all([keyUses.flush(now, all), sessionUses.flush(now, all)])
  }

  return { byKey, bySession, noteUse, withLastUse, flushUses }
}
