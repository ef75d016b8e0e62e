import type { Outcome } from '../lib/outcome.ts'
import type { Once, OnceRefusal } from './once.ts'
import type { Holder } from './roles.ts'

/** What a key lets its bearer do. */
export const SCOPES = ['consulta', 'webhooks', 'alertas', 'administracao'] as const
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
  /** For whom it answers, whose rights it never exceeds; null: nobody, a command made it. */
  pessoa_id: string | null
  /** The key that it was made with, if any: it ends with that one. */
  criada_com: string | null
}

/** Who makes a key. */
export type KeyMaker = Pick<ApiKey, 'pessoa_id' | 'criada_com'>

/** A key with the person for whom it answers, as they are now; null: nobody, or somebody who is gone. */
export interface KnownKey extends ApiKey {
  /** Of `pessoa_id`. */
  holder: Holder | null
}

/** An account with what belongs to it. */
export interface AccountSummary extends Account {
  pessoas: number
  /** That are neither revoked nor expired. */
  chaves_ativas: number
  webhooks: number
  alertas: number
}

/** What is to change of an account; what is absent stays. */
export type AccountPatch = Partial<Pick<Account, 'nome' | 'email'>>

/** Requests with a key on one day of Brasília. */
export interface DayUse {
  data: string
  requisicoes: number
  /** Those of them that were refused because of the key's limit. */
  limitadas: number
}

/** Why something that somebody asks of keys is not done. */
export type KeyRefusal =
  | 'chave_inexistente'
  | 'chave_revogada'
  | 'chave_administra'
  | 'conta_desconhecida'
  | 'limite_chaves'

/** What ended with an account, or why it was not closed: nobody else runs the installation. */
export type CloseOutcome = Outcome<
  { keys: number; webhooks: number },
  'conta_inexistente' | 'ultimo_administrador'
>

interface Revocation {
  /** Why this key is not revoked by whoever asks; null: it is. */
  refusal(key: ApiKey): KeyRefusal | null
  /** Whether the keys that were made with it go on. */
  keepsMade: boolean
}

/** Whose things a caller reaches: those of one account; null: of all. */
export type KeyOwner = string | null

/** Whose keys a caller reaches: of one account or of all (null), and there those that answer to one person or all (null). */
export interface KeyReach {
  conta_id: KeyOwner
  pessoa_id: string | null
}

/** Accounts and keys; fulfilled by store/. All calls are primary-key or index lookups. */
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

/** Where they are kept. Every call is one transaction. */
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
  /** Revokes a key that `may` be, and those that were made with it, unless they are kept; those revoked before stay so. */
  revokeKey(
    reach: KeyReach,
    id: string,
    revocation: Revocation,
    now: Date,
  ): Promise<Outcome<null, KeyRefusal>>
  /** Keeps the later of the stored and the given time, and adds the requests to those of their days. */
  recordUse(uses: Use[]): Promise<void>
}

/** Opens accounts and gives them their keys, each with a receipt of the answer, `shown`. */
export interface KeyIssuer {
  open<Shown>(
    account: Account,
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown, OnceRefusal>>
  /** `limit`: unrevoked keys that an account may have. */
  issue<Shown>(
    key: ApiKey,
    shown: Shown,
    limit: number,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown, KeyRefusal | OnceRefusal>>
}

/** How a key, or a session, was used since it was last asked. */
export interface Use {
  id: string
  /** ISO 8601, UTC */
  ultimo_uso_em: string
  dias: DayUse[]
}
