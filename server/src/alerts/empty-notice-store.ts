import type { AlertsEmpty } from '../mail/message.ts'
import type { Frequency } from './alert.ts'

/** An active alert that asks for notices of no matches, with one of its confirmed mailboxes. */
export interface AskingAlert {
  alertaId: string
  nome: string
  consulta: string
  frequencia: Frequency
  /** The hour of a daily mail, in Brasília. */
  hora: number
  /** The sections of its filter; empty: all. */
  secoes: string[]
  /** Since when it has its present filter; ISO 8601, UTC. */
  since: string
  mailboxId: string
  /** Name of the account. */
  conta: string
}

/** What a notice is about: an edition, or a span of time (milliseconds since 1970). */
export type Searched = { data: string; numero: string } | { after: number; until: number }

/**
 * A mail that says that nothing was found; `reason` identifies it among the mails to its mailbox.
 */
interface EmptyNotice {
  mailboxId: string
  reason: string
  message: AlertsEmpty
}

/** Stores notices of no matches; implemented by store/. */
export interface EmptyNoticeStore {
  asking(): Promise<AskingAlert[]>
  isTold(mailboxId: string, reason: string): Promise<boolean>
  hasFound(alertaId: string, searched: Searched): Promise<boolean>
  /** How many items an alert seeks; 0 if it is deleted. */
  itemCount(alertaId: string): Promise<number>
  /** Puts the mail into the outbox if the mailbox is still confirmed; one per reason. */
  tell(notice: EmptyNotice, now: Date): Promise<void>
}
