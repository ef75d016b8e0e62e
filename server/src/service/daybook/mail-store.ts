import type { DaybookMail } from '../../mail/message.ts'
import type { DaybookOwner } from './daybook-store.ts'

/** How a person gets their day by mail. */
export interface DaybookMailing {
  /** The hour in Brasília, 0 to 23; null: not at all. */
  hora: number | null
  email: string
  /** Whether the address is proven to be the person's: otherwise nothing is sent. */
  confirmado: boolean
  /** When the last one was written; ISO 8601, UTC; null: never. */
  ultimo_em: string | null
}

/** A mail that is due. */
export interface DueDaybookMail extends DaybookOwner {
  pessoa_id: string
  hora: number
  due_at: number
  /** The day of the mail before it, and how many acts it told of; null: there was none. */
  told: { data: string; total: number } | null
}

/** Implemented by store/. */
export interface DaybookMailReader {
  /** Null: there is no such person. */
  mailing(pessoa_id: string): Promise<DaybookMailing | null>
  /** The mails whose time has come, the longest waiting first, of people whose address is proven. */
  due(now: Date): Promise<DueDaybookMail[]>
}

/** What follows when a mail was due. */
interface DaybookMailOutcome {
  /** Null: there is nothing to say. */
  mail: DaybookMail | null
  /** When the next one is due. */
  next: Date
}

/** Implemented by store/. Every call is one transaction. */
export interface DaybookMailStore {
  /** `due`: when the first one is due; null: none will be, and those that wait to be sent are not. */
  set(pessoa_id: string, mailing: { hora: number; due: Date } | null): Promise<void>
  /**
   * Puts the mail into the outbox, and notes what it told and when the next is due. If the person has changed
   * their mind, or somebody else has written it, nothing happens.
   */
  finish(due: DueDaybookMail, outcome: DaybookMailOutcome, now: Date): Promise<void>
}
