import type { Outcome } from '../lib/errors/outcome.ts'
import type { Once, OnceRefusal } from './once.ts'
import type { Holder } from './roles.ts'

/**
 * What a key allows. `feeds`: to be read in an address, by programs that send no headers; such a key has no
 * other scope, because addresses are kept in many places.
 */
export const SCOPES = ['consulta', 'webhooks', 'alertas', 'feeds', 'administracao'] as const
export type Scope = (typeof SCOPES)[number]

export interface Account {
  /** `cta_…` */
  id: string
  nome: string
  email: string
  /** ISO 8601, UTC */
  criado_em: string
}

export interface ApiKey {
  /** `chv_…` */
  id: string
  conta_id: string
  nome: string
  /** The eight public characters of the key, unique. */
  publico: string
  /** SHA-256 of the whole key. */
  hash: Uint8Array
  escopos: Scope[]
  /** Requests a minute. */
  limite: number
  criado_em: string
  expira_em: string | null
  revogada_em: string | null
  ultimo_uso_em: string | null
  /** Its owner, whose rights it never exceeds; null: none, a command created it. */
  pessoa_id: string | null
  /** The key that created it, if any; revoking that one revokes it, too. */
  criada_com: string | null
}

/** The creator of a key. */
export type KeyMaker = Pick<ApiKey, 'pessoa_id' | 'criada_com'>

/** A key with the current state of its owner. */
export interface KnownKey extends ApiKey {
  /** Null: the key has no owner, or the owner is gone. */
  holder: Holder | null
}

/** An account with what belongs to it. */
export interface AccountSummary extends Account {
  pessoas: number
  /** Keys that are neither revoked nor expired. */
  chaves_ativas: number
  webhooks: number
  alertas: number
}

/** Changes to an account; absent fields stay. */
export type AccountPatch = Partial<Pick<Account, 'nome' | 'email'>>

/** Requests with a key on one day of Brasília. */
export interface DayUse {
  data: string
  requisicoes: number
  /** How many of them were refused because of the key's limit. */
  limitadas: number
}

/** Why a command for keys is refused. */
export type KeyRefusal =
  | 'chave_inexistente'
  | 'chave_revogada'
  | 'chave_administra'
  | 'conta_desconhecida'
  | 'limite_chaves'

/** What ended with an account, or why it was not closed: it has the only operators. */
export type CloseOutcome = Outcome<
  { keys: number; webhooks: number },
  'conta_inexistente' | 'ultimo_administrador'
>

interface Revocation {
  /** Why the caller may not revoke this key; null: it may. */
  refusal(key: ApiKey): KeyRefusal | null
  /** Whether the keys created with it stay valid. */
  keepsMade: boolean
}

/** The account that a caller can manage; null: all. */
export type KeyOwner = string | null

/**
 * Whose keys a caller can manage: of one account or of all (null), and in it those of one owner or
 * of all (null).
 */
export interface KeyReach {
  conta_id: KeyOwner
  pessoa_id: string | null
}

/** Accounts and keys; implemented by store/. All calls are primary-key or index lookups. */
export interface KeyReader {
  findAccount(id: string): Promise<Account | null>
  findKey(publico: string): Promise<KnownKey | null>
  /** Oldest first. */
  listKeys(reach: KeyReach): Promise<ApiKey[]>
  /** By `chv_…`. */
  keyOf(reach: KeyReach, id: string): Promise<ApiKey | null>
  /** Days with requests from `desde` (YYYY-MM-DD) on, oldest first. */
  keyUse(id: string, desde: string): Promise<DayUse[]>
  /** Oldest first. `now`: to tell which keys have expired. */
  listAccounts(now: Date): Promise<AccountSummary[]>
}

/** Stores accounts and keys. Every call is one transaction. */
export interface KeyStore extends KeyReader {
  createAccount(account: Account): Promise<void>
  /** Closes an account: keys, webhooks, alerts and people end at once. */
  closeAccount(id: string, now: Date): Promise<CloseOutcome>
  /** False when there is no such account. */
  changeAccount(id: string, patch: AccountPatch): Promise<boolean>
  createKey(key: ApiKey): Promise<void>
  changeKey(
    reach: KeyReach,
    id: string,
    change: (key: ApiKey) => Outcome<ApiKey, KeyRefusal>,
  ): Promise<Outcome<ApiKey, KeyRefusal>>
  /**
   * Revokes a key if `may` allows it, with the keys created with it unless they are to be kept.
   * Keys revoked before stay as they are.
   */
  revokeKey(
    reach: KeyReach,
    id: string,
    revocation: Revocation,
    now: Date,
  ): Promise<Outcome<null, KeyRefusal>>
  /** Stores the later of the stored and the given time, and adds the requests to their days. */
  recordUse(uses: Use[]): Promise<void>
}

/**
 * Opens accounts and issues their keys. Each call also stores a receipt of the answer, `shown`, for `once`.
 */
export interface KeyIssuer {
  open<Shown>(
    account: Account,
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown, OnceRefusal>>
  /** `limit`: the most unrevoked keys that an account may have. */
  issue<Shown>(
    key: ApiKey,
    shown: Shown,
    limit: number,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown, KeyRefusal | OnceRefusal>>
}

/** The use of a key or a session since it was last stored. */
export interface Use {
  id: string
  /** ISO 8601, UTC */
  ultimo_uso_em: string
  dias: DayUse[]
}
