import type { Scope } from './key-store.ts'
import type { Role } from './roles.ts'

/** Who sends a request: a program with a key, or a person with a session. */
export interface Caller {
  /** Of the key, `chv_…`, or of the person, `pes_…`: requests are counted under it. */
  id: string
  conta_id: string
  escopos: readonly Scope[]
  /** Of the person, or of the one for whom the key answers, in this account; of a key that answers to nobody the highest. */
  papel: Role
  /** Who acts, or for whom the key answers; null: nobody. */
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

interface CallerSession extends PersonSession {
  /** Whether its person has just shown again who they are. */
  isConfirmed: boolean
  /** Whether its person would run the installation, if only they had a second factor. */
  lacksFactor: boolean
}
