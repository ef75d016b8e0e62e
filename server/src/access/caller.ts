import type { Scope } from './key-store.ts'
import type { Role } from './roles.ts'

/** The caller of a request: a program with a key, or a person with a session. */
export interface Caller {
  /** The id of the key, `chv_…`, or of the person, `pes_…`; requests are counted under it. */
  id: string
  conta_id: string
  escopos: readonly Scope[]
  /**
   * The role of the person, or of the key's owner, in this account; the highest for a key without
   * an owner.
   */
  papel: Role
  /** The person, or the key's owner; null: none. */
  pessoa_id: string | null
  /** Requests a minute. */
  limite: number
  /** Null: a key. */
  sessao: CallerSession | null
}

export interface PersonSession {
  /** `ses_…` */
  id: string
  pessoa_id: string
}

export interface CallerSession extends PersonSession {
  /** Whether the person has recently confirmed their identity. */
  isConfirmed: boolean
  /** Whether the person could operate the installation with a second factor. */
  lacksFactor: boolean
}
