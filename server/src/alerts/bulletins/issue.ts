import type { CheckedEdition } from '../../gazette/ledger/receipt.ts'
import type { Bulletin } from '../../mail/message.ts'
import type { StoredAlert } from '../alert.ts'
import type { StoredBulletin } from './bulletin.ts'

/** What became of a mail to one recipient. */
export const MAIL_STATES = ['na_fila', 'enviado', 'descartado'] as const

/** A recipient of an issue. Times: ISO 8601, UTC. */
export interface IssueRecipient {
  email: string
  situacao: (typeof MAIL_STATES)[number]
  enviado_em: string | null
  /** The last error; null: none, or it is sent. */
  erro: string | null
}

/** A mail that was made of a bulletin, in the names of the wire. */
export interface IssueSummary {
  /** `ebo_…` */
  id: string
  /** The day for which it was made, YYYY-MM-DD. */
  data: string
  /** How many acts it tells. */
  total: number
  assunto: string
  criado_em: string
  destinatarios: IssueRecipient[]
}

/** A mail of a bulletin without what is each recipient's. */
export type IssueContent = Omit<Bulletin, 'unsubscribeToken'>

/** A bulletin that is due, with its alerts in its order; those that were deleted are missing. */
export interface DueBulletin {
  bulletin: StoredBulletin
  alerts: StoredAlert[]
  /** Name of the account. */
  conta: string
}

/** The same with the queries of all items of each alert, those of its lists included. */
export interface SoughtBulletin extends DueBulletin {
  termos: string[][]
}

/** An act that an alert of a bulletin has found. */
export interface GatheredMatch {
  alertaId: string
  publicacao: string
  /** The items of the alert that it matches, as written. */
  termos: string[]
}

/** What a bulletin has gathered. */
export interface Gathered {
  /** In the order of the gazette. */
  matches: GatheredMatch[]
  /** The position of the last of them. */
  lastSeq: number
}

/** What follows when a bulletin was due. */
export interface IssueOutcome {
  /** Null: there is nothing to say. */
  content: IssueContent | null
  /** Makes the link out of a recipient's mail. */
  unsubscribeToken(mailboxId: string): string
  /** What came until then is told. */
  until: Date
  /** When it goes out next. */
  next: Date
}

/** What bulletins have gathered, and what was made of it; implemented by store/. */
export interface IssueStore {
  /** Active bulletins whose time has come, the longest waiting first. */
  due(now: Date): Promise<DueBulletin[]>
  gathered(id: string): Promise<Gathered>
  /** Whether any of these alerts has found an act of any of these editions. */
  hasFound(alertas: string[], editions: Pick<CheckedEdition, 'data' | 'numero'>[]): Promise<boolean>
  /**
   * Puts a mail to each confirmed recipient into the outbox, keeps the issue for the history, removes its
   * matches from the queue and sets when it goes out next, in one transaction. If the bulletin or its queue
   * has changed since they were read, nothing happens: it is due again.
   */
  finish(due: DueBulletin, gathered: Gathered, outcome: IssueOutcome, now: Date): Promise<void>
}
