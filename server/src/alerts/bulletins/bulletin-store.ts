import type { Once, OnceRefusal } from '../../access/once.ts'
import type { Outcome, Put } from '../../lib/errors/outcome.ts'
import type { MailboxRules, StoredMailbox } from '../mailbox.ts'
import type { BulletinView, StoredBulletin } from './bulletin.ts'
import type { StoredAlert } from '../alert.ts'
import type { BulletinPage } from './page.ts'
import type { IssueContent, IssueSummary, OpenIssuePage, SoughtBulletin } from './issue.ts'

/** Why a command for bulletins is refused. */
export type BulletinRefusal =
  | 'boletim_inexistente'
  | 'envio_de_boletim_inexistente'
  /** Another bulletin of the account has this `chave`. */
  | 'chave_de_boletim_em_uso'
  /** The account has the most bulletins allowed. */
  | 'limite_boletins'
  /** Too many confirmation mails of the account are unanswered. */
  | 'limite_enderecos'

/** What a bulletin's owner is told of an alert. */
export type OwnAlert = Pick<StoredAlert, 'id' | 'ativo'>

export interface BulletinReader {
  /** Those of an account, oldest first, and all mailboxes that it has ever given. */
  list(conta_id: string): Promise<{ bulletins: StoredBulletin[]; mailboxes: StoredMailbox[] }>
  /** Null when the account has no such bulletin. */
  find(
    conta_id: string,
    id: string,
  ): Promise<{ bulletin: StoredBulletin; mailboxes: StoredMailbox[] } | null>
  /** Those of these alerts that the account has. */
  alerts(conta_id: string, ids: string[]): Promise<OwnAlert[]>
  /** The bulletin with what its alerts seek; null when the account has no such one. */
  sought(conta_id: string, id: string): Promise<SoughtBulletin | null>
  /** The mails that were made of it, newest first. */
  issues(
    id: string,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: IssueSummary[] }>
  /** One of them, with its content; null: there is none. */
  issue(
    id: string,
    issueId: string,
  ): Promise<{ summary: IssueSummary; content: IssueContent; isPageOpen: boolean } | null>
  /** The pages of its issues that can be read, newest first. */
  openPages(
    id: string,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: OpenIssuePage[] }>
  /** What anybody may read of an issue; `content` null: it was taken back. Null: there is none. */
  page(issueId: string): Promise<{ content: BulletinPage | null; criado_em: string } | null>
}

/** Decisions taken while a bulletin is written; pure functions. */
export interface BulletinRules {
  /** The most bulletins that an account may have. */
  limit: number
  mailboxes: MailboxRules
  /** The bulletin to answer with. */
  view(bulletin: StoredBulletin, mailboxes: StoredMailbox[]): BulletinView
}

/** Stores bulletins; implemented by store/. Every call is one transaction. `once` as for alerts. */
export interface BulletinStore {
  /** Owners of the recipients' mailboxes are asked or told where `rules` say so. */
  create(
    bulletin: StoredBulletin,
    rules: BulletinRules,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<BulletinView, BulletinRefusal | OnceRefusal>>
  /** Replaces a bulletin by what `change` makes of it; drops what waits of alerts that it no longer has. */
  change(
    conta_id: string,
    id: string,
    change: (bulletin: StoredBulletin) => StoredBulletin,
    rules: BulletinRules,
    now: Date,
  ): Promise<Outcome<BulletinView, BulletinRefusal>>
  /**
   * Replaces the account's bulletin with this `chave` by what `change` makes of it; creates `made` when there
   * is none. Writes nothing when `change` returns the same object.
   */
  put(
    made: StoredBulletin,
    change: (bulletin: StoredBulletin) => StoredBulletin,
    rules: BulletinRules,
    now: Date,
  ): Promise<Outcome<Put<BulletinView>, BulletinRefusal>>
  /** Takes the page of an issue back; nothing happens if it was taken back before. */
  closePage(conta_id: string, id: string, issueId: string): Promise<Outcome<null, BulletinRefusal>>
  /** Takes back every page that can be read. */
  closePages(conta_id: string, id: string): Promise<Outcome<null, BulletinRefusal>>
  /** Deletes a bulletin with its history and all that waits, mails in the outbox included. */
  remove(conta_id: string, id: string): Promise<Outcome<null, BulletinRefusal>>
}
