import type { MatchedPublication } from './alert-store.ts'
import type { AlertMatches } from '../mail/message.ts'
import type { AlertFilters } from './alert.ts'
import type { DueMail, Waiting } from './digest.ts'
import type { FoundRow } from './found-row.ts'

/** An act of a mail, with the rows that an alert of rows has found in it. */
export interface DigestAct extends Omit<MatchedPublication, 'linhas'> {
  linhas: FoundRow[]
}

/** The matches of one alert for a mail. */
export interface DigestGroup {
  alertaId: string
  nome: string
  consulta: string
  /** How many items the alert has. */
  itens: number
  /** The version by which `consulta` and items are read. */
  leitura: number
  filtros: AlertFilters
  total: number
  /** Those of the first of them in gazette order. */
  publicacoes: DigestAct[]
}

/** The content of a mail, and its recipient. */
export interface Digest {
  para: string
  /** Name of the account. */
  conta: string
  groups: DigestGroup[]
  /** The position of its last match. */
  lastSeq: number
}

/** Matches of alerts that were not mailed yet; implemented by store/. */
export interface DigestStore {
  waiting(): Promise<Waiting[]>
  /**
   * The content of a mail: all matches that wait for it, with the first `most` acts of each alert;
   * null when nothing waits any more.
   */
  read(due: DueMail, most: number): Promise<Digest | null>
  /**
   * Puts the mail into the outbox and removes its matches from the queue, in one transaction. If not all of
   * them still wait (the reader unsubscribed, or another process made the mail), nothing happens: the rest
   * is due again.
   */
  finish(due: DueMail, digest: Digest, message: AlertMatches, now: Date): Promise<void>
}
