import { type AccountRequest, newAccount } from '../../access/accounts.ts'
import {
  type CreatedKey,
  type KeyPatch,
  type KeyRequest,
  type KeySummary,
  keySummary,
  newKey,
  patchKey,
} from '../../access/api-keys.ts'
import type {
  AccountPatch,
  AccountSummary,
  ApiKey,
  KeyIssuer,
  KeyMaker,
  KeyReach,
  KeyRefusal,
  KeyStore,
} from '../../access/key-store.ts'
import type { RandomBytes } from '../../access/keys.ts'
import type { Once, OnceRefusal } from '../../access/once.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'

/** The most unrevoked keys that an account may have: far more than anybody keeps track of. */
const MAX_KEYS = 100

/**
 * Commands for keys and accounts. `reach`: whose keys the caller can manage. The requests were
 * checked before. `once`: the receipt to store with the answer of a request with an
 * Idempotency-Key; null for one without.
 */
export interface KeyCommands extends Pick<KeyStore, 'recordUse'> {
  create(
    request: KeyRequest,
    maker: KeyMaker,
    once: Once | null,
  ): Promise<Outcome<CreatedKey, KeyRefusal | OnceRefusal>>
  patch(reach: KeyReach, id: string, patch: KeyPatch): Promise<Outcome<KeySummary, KeyRefusal>>
  /** Also revokes the keys that were created with it. */
  revoke(reach: KeyReach, id: string): Promise<Outcome<null, KeyRefusal>>
  createAccount(
    request: AccountRequest,
    once: Once | null,
  ): Promise<Outcome<AccountSummary, OnceRefusal>>
  changeAccount(id: string, patch: AccountPatch): Promise<Outcome<null, 'conta_inexistente'>>
}

export interface KeyCommandsDeps {
  keys: KeyStore
  issuer: KeyIssuer
  clock: Clock
  random: RandomBytes
}

export function createKeyCommands({ keys, issuer, clock, random }: KeyCommandsDeps): KeyCommands {
  return {
    async create(request, maker, once) {
      const now = clock()
      const { key, shown } = await newKey(keys, request, maker, now, random)
      return await issuer.issue(key, shown, MAX_KEYS, once, now)
    },
    async patch(reach, id, patch) {
      const outcome = await keys.changeKey(reach, id, (key) => {
        const refused = refusalFor(reach, key)
        return refused === null ? patchKey(key, patch) : { refused }
      })
      return 'refused' in outcome ? outcome : { done: keySummary(outcome.done, clock()) }
    },
    revoke(reach, id) {
      const refusal = (key: ApiKey) => refusalFor(reach, key)
      return keys.revokeKey(reach, id, { refusal, keepsMade: false }, clock())
    },
    createAccount(request, once) {
      const now = clock()
      const account = newAccount(request, now)
      const shown = { ...account, pessoas: 0, chaves_ativas: 0, webhooks: 0, alertas: 0 }
      return issuer.open(account, shown, once, now)
    },
    async changeAccount(id, patch) {
      const changed = await keys.changeAccount(id, trimmed(patch))
      return changed ? { done: null } : { refused: 'conta_inexistente' }
    },
    recordUse: keys.recordUse,
  }
}

function trimmed({ nome, email }: AccountPatch): AccountPatch {
  return { ...(nome && { nome: nome.trim() }), ...(email && { email: email.trim() }) }
}

/** A key that may administer is changed only by a caller who may, too. */
function refusalFor(reach: KeyReach, { escopos }: ApiKey): KeyRefusal | null {
  return reach.conta_id !== null && escopos.includes('administracao') ? 'chave_administra' : null
}
