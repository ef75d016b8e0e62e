import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/outcome.ts'
import type { AlertView, StoredAlert } from './alert.ts'
import type { StoredMailbox } from './mailbox.ts'

/** Why something that an account asked of its alerts is refused. */
export type AlertRefusal =
  | 'alerta_inexistente'
  | 'alerta_inativo'
  /** The account has as many alerts as it may. */
  | 'limite_alertas'
  /** The filters of the account are as long as they may be. */
  | 'limite_filtros'
  /** Too many confirmation mails of the account are unanswered. */
  | 'limite_enderecos'

/** The alerts of an account, at one moment. */
interface AccountAlerts {
  /** Oldest first. */
  alerts: StoredAlert[]
  /** All mailboxes that the account has ever given to its alerts. */
  mailboxes: StoredMailbox[]
}

export interface AlertReader {
  list(conta_id: string): Promise<AccountAlerts>
  /** Null when the account has no such alert. */
  find(
    conta_id: string,
    id: string,
  ): Promise<{ alert: StoredAlert; mailboxes: StoredMailbox[] } | null>
  mailboxes(conta_id: string): Promise<StoredMailbox[]>
}

/** Decisions made while an alert is written: pure functions. */
export interface AlertRules {
  /** Alerts that an account may have. */
  limit: number
  /** Which e-mail addresses of an alert need a confirmation mail; null: too many. */
  whomToAsk(given: string[], known: StoredMailbox[], now: Date): string[] | null
  /** What is answered. */
  view(alert: StoredAlert, mailboxes: StoredMailbox[]): AlertView
}

/** How many past acts were handed over, and how many had been handed over before. */
export interface Handover {
  entregues: number
  ja_entregues: number
}

/**
 * Where alerts are stored; fulfilled by store/. Every call is one transaction. `once`: the receipt to store
 * with the answer of a request with an Idempotency-Key; null for one without.
 */
export interface AlertStore {
  /** Owners of the alert's mailboxes get a confirmation mail where `rules` say so. */
  create(
    alert: StoredAlert,
    rules: AlertRules,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal | OnceRefusal>>
  /** Replaces an alert by what `change` makes of it. Mails that wait for mailboxes that it no longer has are dropped. */
  change(
    conta_id: string,
    id: string,
    change: (alert: StoredAlert) => StoredAlert,
    rules: AlertRules,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal>>
  /** Deletes an alert, and the mails that wait for it. */
  remove(conta_id: string, id: string): Promise<Outcome<null, AlertRefusal>>
  /**
   * Hands acts to the alert's channels, except those that it had found before; `shown` is part of the
   * answer.
   */
  handOver<Shown extends object>(
    conta_id: string,
    id: string,
    publicacoes: string[],
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown & Handover, AlertRefusal | OnceRefusal>>
}

/** What the links in mails lead to. */
export interface MailboxReader {
  /** The mailbox of a confirmation link, with the name of the account; null: there is none. */
  byToken(token: string): Promise<{ mailbox: StoredMailbox; conta: string } | null>
  byId(id: string): Promise<StoredMailbox | null>
}

/** What the owners of mailboxes may do; the link is their only proof. Every call is one transaction. */
export interface MailboxStore {
  /**
   * The mailbox confirmed by this link, if the link still `works`; null: there is none. The link can be
   * used once.
   */
  confirm(
    token: string,
    works: (mailbox: StoredMailbox) => boolean,
    now: Date,
  ): Promise<StoredMailbox | null>
  /** Stops all mails to this mailbox, waiting ones included; null: there is no such mailbox. */
  leave(id: string, now: Date): Promise<StoredMailbox | null>
}
