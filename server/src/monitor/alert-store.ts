import type { StoredAddress } from './address.ts'
import type { StoredAlert } from './alert.ts'

/** Why an alert was not kept. */
export type AlertRefusal = 'too_many_alerts' | 'too_many_addresses'

/** How many an account may have. */
export interface AlertLimits {
  alerts: number
  /** Addresses that its owners have not confirmed: each of them got a mail that nobody asked for. */
  unconfirmed: number
}

export interface AlertReader {
  /** Null when the account has no such alert. */
  find(conta_id: string, id: string): StoredAlert | null
  /** Oldest first. */
  list(conta_id: string): StoredAlert[]
  /** The addresses that an account has ever given to its alerts. */
  addresses(conta_id: string): StoredAddress[]
}

/**
 * Where alerts are kept; fulfilled by store/. Every call is one transaction. Whoever owns an address that
 * an alert is given is asked by mail, in the same transaction, where monitor/address.ts says so.
 */
export interface AlertStore extends AlertReader {
  create(alert: StoredAlert, limits: AlertLimits, now: Date): AlertRefusal | null
  /** Replaces an alert by what `change` makes of it; null when the account has none such. */
  change(
    conta_id: string,
    id: string,
    change: (alert: StoredAlert) => StoredAlert,
    limits: AlertLimits,
    now: Date,
  ): StoredAlert | AlertRefusal | null
  /** Takes an alert away with all that waits to be mailed of it; false when there is none. */
  remove(conta_id: string, id: string): boolean
}

/** What the owners of addresses may do; a link is all that they have to show. */
export interface AddressBook {
  /** The address that a link of a question is of, with the name of its account; null: of none. */
  byToken(token: string): { address: StoredAddress; conta: string } | null
  byId(id: string): StoredAddress | null
  /** The link works no more. */
  confirm(id: string, now: Date): void
  /** No more mails to this address, not even those that wait. */
  leave(id: string, now: Date): void
}
