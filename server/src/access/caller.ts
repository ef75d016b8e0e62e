import type { Scope } from './key-store.ts'

/** Who sends a request: a program with a key, or a person with a session. */
export interface Caller {
  /** Of the key, `chv_…`, or of the person, `pes_…`: requests are counted under it. */
  id: string
  conta_id: string
  escopos: readonly Scope[]
  /** Requests a minute. */
  limite: number
  /** Null: a key. */
  sessao: PersonSession | null
}

export interface PersonSession {
  /** `ses_…` */
  id: string
  pessoa_id: string
}
