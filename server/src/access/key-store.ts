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
}

/** Accounts and keys; fulfilled by store/. All calls are primary-key or index lookups. */
export interface KeyReader {
  findAccount(id: string): Promise<Account | null>
  findKey(publico: string): Promise<ApiKey | null>
  /** Oldest first; of one account or of all. */
  listKeys(conta_id: string | null): Promise<ApiKey[]>
}

/** Where they are kept. Every call is one transaction. */
export interface KeyStore extends KeyReader {
  createAccount(account: Account): Promise<void>
  createKey(key: ApiKey): Promise<void>
  /** False when there is no such key. Revoking twice keeps the first date. */
  revokeKey(id: string, revogada_em: string): Promise<boolean>
  /** Keeps the later of the stored and the given time. */
  recordUse(uses: Use[]): Promise<void>
}

/** When a key, or a session, was last used. */
export interface Use {
  id: string
  /** ISO 8601, UTC */
  ultimo_uso_em: string
}
