import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/outcome.ts'
import type { AlertView, StoredAlert } from './alert.ts'
import type { StoredMailbox } from './mailbox.ts'

/** Why what an account asked of its alerts cannot be done. */
export type AlertRefusal =
  | 'alerta_inexistente'
  | 'alerta_inativo'
  /** The account has as many alerts as it may. */
  | 'limite_alertas'
  /** Too many owners of mailboxes were asked and have not said yes. */
  | 'limite_enderecos'

/** What an account has of alerts, at one moment. */
interface AccountAlerts {
  /** Oldest first. */
  alerts: StoredAlert[]
  /** All that the account has ever given to its alerts. */
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

/** What is decided of an alert while it is written: pure functions. */
export interface AlertRules {
  /** Alerts that an account may have. */
  limit: number
  /** Which e-mail addresses of an alert need a confirmation mail; null: too many. */
  whomToAsk(given: string[], known: StoredMailbox[], now: Date): string[] | null
  /** What is answered. */
  view(alert: StoredAlert, mailboxes: StoredMailbox[]): AlertView
}

/** How many acts of the past were handed over, and how many had been before. */
export interface Handover {
  entregues: number
  ja_entregues: number
}

/**
 * Where alerts are kept; fulfilled by store/. Every call is one transaction. `once`: with what the answer is
 * kept for a request with an Idempotency-Key; null for one without.
 */
export interface AlertStore {
  /** Whoever owns a mailbox of the alert is asked by mail, where `rules` say so. */
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
  /** Takes an alert away with all that waits to be mailed of it. */
  remove(conta_id: string, id: string): Promise<Outcome<null, AlertRefusal>>
  /** Hands acts to the alert's channels, but for those that it had found before; `shown` is answered, too. */
  handOver<Shown extends object>(
    conta_id: string,
    id: string,
    publicacoes: string[],
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown & Handover, AlertRefusal | OnceRefusal>>
}

/** What the links of mails lead to. */
export interface MailboxReader {
  /** The mailbox that a question's link is of, with the name of the account that asks; null: of none. */
  byToken(token: string): Promise<{ mailbox: StoredMailbox; conta: string } | null>
  byId(id: string): Promise<StoredMailbox | null>
}

/** What the owners of mailboxes may do; a link is all that they have to show. Every call is one transaction. */
export interface MailboxStore {
  /** The mailbox whose question has this link, if the link `works` still; null: of none. It works no more. */
  confirm(
    token: string,
    works: (mailbox: StoredMailbox) => boolean,
    now: Date,
  ): Promise<StoredMailbox | null>
  /** No more mails to this mailbox, not even those that wait; null: there is none such. */
  leave(id: string, now: Date): Promise<StoredMailbox | null>
}
