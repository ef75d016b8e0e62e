import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome, Put } from '../lib/errors/outcome.ts'
import type { AlertView, SeekingAlert, StoredAlert } from './alert.ts'
import type { FoundRow } from './found-row.ts'
import type { MailboxRules, StoredMailbox } from './mailbox.ts'

/** Why a command for alerts is refused. */
export type AlertRefusal =
  | 'alerta_inexistente'
  | 'alerta_inativo'
  /** Another alert of the account has this `chave`. */
  | 'chave_de_alerta_em_uso'
  /** The account has the most alerts allowed. */
  | 'limite_alertas'
  /** The account's filters have the most characters allowed. */
  | 'limite_filtros'
  /** The alerts of the account would seek more items than allowed. */
  | 'limite_itens'
  /** It names a list that the account does not have. */
  | 'lista_de_alerta_inexistente'
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
  /** Null when the account has no such alert. */
  seeking(conta_id: string, id: string): Promise<SeekingAlert | null>
  /** What an alert with these items would seek; null when the account does not have one of the lists. */
  queriesOf(
    conta_id: string,
    items: Pick<StoredAlert, 'termos' | 'listas'>,
  ): Promise<string[] | null>
  mailboxes(conta_id: string): Promise<StoredMailbox[]>
}

/** Decisions taken while an alert is written; pure functions. */
export interface AlertRules {
  /** The most alerts that an account may have. */
  limit: number
  /** The most items that they may seek together, those of a list counted in each. */
  mostSought: number
  mailboxes: MailboxRules
  /** The alert to answer with. */
  view(alert: StoredAlert, mailboxes: StoredMailbox[]): AlertView
}

/** A past act that an alert found, and the alert's items that it matches, as written. */
export interface MatchedPublication {
  id: string
  termos: string[]
  /** What an alert of rows found in it; absent for one of acts. */
  linhas?: { tabela: FoundRow['tabela']; linha: object; dito: string }[]
}

/** How many past acts, or rows of them, were sent on, and how many had been sent before. */
export interface Handover {
  entregues: number
  ja_entregues: number
}

/**
 * Stores alerts; implemented by store/. Every call is one transaction. `once`: the receipt to store
 * with the answer of a request with an Idempotency-Key; null for one without.
 */
export interface AlertStore {
  /** Owners of the alert's mailboxes are asked or told where `rules` say so. */
  create(
    alert: StoredAlert,
    rules: AlertRules,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal | OnceRefusal>>
  /**
   * Replaces an alert by what `change` makes of it. Drops waiting mails to mailboxes that it no
   * longer has.
   */
  change(
    conta_id: string,
    id: string,
    change: (alert: StoredAlert) => StoredAlert,
    rules: AlertRules,
    now: Date,
  ): Promise<Outcome<AlertView, AlertRefusal>>
  /**
   * Replaces the account's alert with this `chave` by what `change` makes of it; creates `made` when there is
   * none. Writes nothing when `change` returns the same object.
   */
  put(
    made: StoredAlert,
    change: (alert: StoredAlert) => StoredAlert,
    rules: AlertRules,
    now: Date,
  ): Promise<Outcome<Put<AlertView>, AlertRefusal>>
  /** Deletes an alert and its waiting mails. */
  remove(conta_id: string, id: string): Promise<Outcome<null, AlertRefusal>>
  /**
   * Sends acts to the alert's channels, except those that it had found before; `shown` is part of
   * the answer.
   */
  handOver<Shown extends object>(
    conta_id: string,
    id: string,
    found: MatchedPublication[],
    shown: Shown,
    once: Once | null,
    now: Date,
  ): Promise<Outcome<Shown & Handover, AlertRefusal | OnceRefusal>>
}

/** The targets of the links in mails. */
export interface MailboxReader {
  /** The mailbox of a confirmation link, with the name of the account; null: there is none. */
  byToken(token: string): Promise<{ mailbox: StoredMailbox; conta: string } | null>
  byId(id: string): Promise<StoredMailbox | null>
}

/** Commands of mailbox owners; the link is their only proof. Every call is one transaction. */
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
