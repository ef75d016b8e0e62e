import type { Message } from './message.ts'

/** A message to a person. */
export interface NewMail {
  /** The reason of the message; there is only one message for each. */
  once: string
  para: string
  message: Message
}

/** Stores messages for sending; implemented by store/. */
export interface MailOutbox {
  /** A message with a known `once` is not stored again. */
  enqueue(mail: NewMail, now: Date): Promise<void>
}

/** A message on its way. */
export interface ClaimedMail extends NewMail {
  seq: number
  criado_em: string
  /**
   * Attempts so far, including this one; grows with every claim, so that an old claim can be
   * recognised.
   */
  tentativas: number
}

/** The result of an attempt. */
export type SendResult =
  | { kind: 'sent' }
  /** Refused for now; try again at this instant. */
  | { kind: 'retry'; at: Date; error: string }
  | { kind: 'gave_up'; error: string }
  /** The server could not be asked; the attempt does not count. */
  | { kind: 'released'; error: string }

/** What a mailer needs of the outbox; every call is one transaction. */
export interface MailQueue {
  /** Messages that are due, oldest first. They are due again at `until`, if nobody records a result. */
  claim(now: Date, until: Date, limit: number): Promise<ClaimedMail[]>
  record(mail: ClaimedMail, result: SendResult, now: Date): Promise<void>
}

/** The state of the outbox; implemented by store/. */
export interface MailReader {
  summary(): Promise<MailSummary>
}

/** The number of waiting messages, and the results of the others; for operators. */
export interface MailSummary {
  aguardando: number
  /** When the oldest waiting message was written; ISO 8601, UTC. */
  mais_antigo_em: string | null
  enviados: number
  abandonados: number
  /** The error of the most recent message that failed. */
  ultimo_erro: string | null
}
