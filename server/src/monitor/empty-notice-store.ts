import type { AlertsEmpty } from '../mail/message.ts'
import type { Frequency } from './alert.ts'

/** An active alert that asks to be told when nothing was found, and one of its confirmed mailboxes. */
export interface AskingAlert {
  alertaId: string
  nome: string
  consulta: string
  frequencia: Frequency
  /** The hour of Brasília of a daily mail. */
  hora: number
  /** Of its filter; none: all. */
  secoes: string[]
  /** Since when it is what it is; ISO 8601, UTC. */
  since: string
  mailboxId: string
  /** Name of the account. */
  conta: string
}

/** Where an alert may have found something: in an edition, or in some time (milliseconds since 1970). */
export type Searched = { data: string; numero: string } | { after: number; until: number }

/** A mail that says that nothing was found: `reason` identifies it among those to the mailbox. */
interface EmptyNotice {
  mailboxId: string
  reason: string
  message: AlertsEmpty
}

/** What tells mailboxes that nothing was found; fulfilled by store/. */
export interface EmptyNoticeStore {
  asking(): Promise<AskingAlert[]>
  isTold(mailboxId: string, reason: string): Promise<boolean>
  hasFound(alertaId: string, searched: Searched): Promise<boolean>
  /** Puts the mail into the outbox, if the mailbox is still confirmed; one for each reason. */
  tell(notice: EmptyNotice, now: Date): Promise<void>
}
