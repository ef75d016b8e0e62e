import type { AlertMatches } from '../mail/message.ts'
import type { DueMail, Waiting } from './digest.ts'

/** The matches of one alert that a mail is to hold. */
export interface DigestGroup {
  alertaId: string
  nome: string
  consulta: string
  total: number
  /** The first of them in the order of the gazette: ids. */
  publicacoes: string[]
}

/** What a mail is to hold, and to whom it goes. */
export interface Digest {
  para: string
  /** Name of the account. */
  conta: string
  groups: DigestGroup[]
  /** The place of the last match in it. */
  lastSeq: number
}

/** What alerts have found and nobody was mailed yet; fulfilled by store/. */
export interface DigestStore {
  waiting(): Promise<Waiting[]>
  /**
   * What a mail is to hold: all that waits of it, and of each alert the first `most` acts; null when nothing
   * waits any more.
   */
  read(due: DueMail, most: number): Promise<Digest | null>
  /**
   * Hands the mail to the outbox, in one transaction with this: what it holds waits no more. Where not all of
   * that waits still, for its reader left or another made a mail of it, nothing happens: what is left is due.
   */
  finish(due: DueMail, digest: Digest, message: AlertMatches, now: Date): Promise<void>
}
