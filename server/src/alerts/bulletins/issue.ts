import type { CheckedEdition } from '../../gazette/ledger/receipt.ts'
import type { Bulletin } from '../../mail/message.ts'
import type { StoredAlert } from '../alert.ts'
import type { FoundRow } from '../found-row.ts'
import type { StoredBulletin } from './bulletin.ts'
import type { BulletinPage } from './page.ts'

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

/** A page that whoever has its link reads, in the names of the wire, without the link. */
export type OpenIssuePage = Omit<IssueSummary, 'destinatarios'>

/** A mail of a bulletin without what is each recipient's. */
export type IssueContent = Omit<Bulletin, 'unsubscribeToken'>

/** What a mail needs to know of an alert; its items may be megabytes. */
export type BulletinAlert = Pick<
  StoredAlert,
  'id' | 'nome' | 'consulta' | 'leitura' | 'filtros' | 'ativo' | 'watching_since' | 'atualizado_em'
>

/** A bulletin with its alerts in its order; those that were deleted are missing. */
export interface BulletinOfAlerts<Alert = BulletinAlert> {
  bulletin: StoredBulletin
  alerts: Alert[]
  /** Name of the account. */
  conta: string
}

/** The same with the queries of all items of each alert, those of its lists included. */
export interface SoughtBulletin extends BulletinOfAlerts<StoredAlert> {
  termos: string[][]
}

/** An act that an alert of a bulletin has found. */
export interface GatheredMatch {
  alertaId: string
  publicacao: string
  /** The items of the alert that it matches, as written. */
  termos: string[]
  /** What an alert of rows has found in it. */
  linhas: Pick<FoundRow, 'tabela' | 'linha' | 'prazo'>[]
}

/** What a mail tells. */
export interface Gathered {
  /** In the order of the gazette. */
  matches: GatheredMatch[]
  /** How many acts there are, those without a place in `matches` included. */
  acts: number
}

/** A bulletin with what it has gathered for its next mail. */
export interface DueBulletin extends BulletinOfAlerts {
  gathered: Gathered
  /** How many matches that is, and the position of the last of them. */
  taken: { count: number; lastSeq: number }
}

/** What follows when a bulletin was due. */
export interface IssueOutcome {
  /** Null: there is nothing to say. */
  content: IssueContent | null
  /** Makes the link out of a recipient's mail. */
  unsubscribeToken(mailboxId: string): string
  /** What anybody may read of it. */
  pageOf(content: IssueContent): BulletinPage
  /** Makes the link to the page of an issue. */
  pageToken(issueId: string): string
  /** What came until then is told. */
  until: Date
  /** When it goes out next. */
  next: Date
}

/** What bulletins have gathered, and what was made of it; implemented by store/. */
export interface IssueStore {
  /** Active bulletins whose time has come, the longest waiting first. */
  due(now: Date): Promise<StoredBulletin[]>
  hasGathered(bulletin: StoredBulletin): Promise<boolean>
  /** A bulletin with what it has gathered, but no more than the first so many acts of it. */
  read(bulletin: StoredBulletin, most: number): Promise<DueBulletin>
  /** Whether any of these alerts has found an act of any of these editions. */
  hasFound(alertas: string[], editions: Pick<CheckedEdition, 'data' | 'numero'>[]): Promise<boolean>
  /**
   * Puts a mail to each confirmed recipient into the outbox, keeps the issue for the history, notes that its
   * matches are told and sets when it goes out next, in one transaction. If the bulletin or what it had
   * gathered has changed since they were read, nothing happens: it is due again.
   */
  finish(due: DueBulletin, outcome: IssueOutcome, now: Date): Promise<void>
}
