/** The answer of its owner. */
export const MAILBOX_STATES = ['pendente', 'confirmado', 'descadastrado'] as const
type MailboxState = (typeof MAILBOX_STATES)[number]

/** A mailbox to which an account wants to send alerts, as the account sees it. */
export interface Mailbox {
  /** Its e-mail address, in the form of lib/text/email-address.ts. */
  email: string
  situacao: MailboxState
  /** ISO 8601, UTC */
  confirmado_em: string | null
}

/** A mailbox as stored. */
export interface StoredMailbox extends Mailbox {
  /** `end_…` */
  id: string
  /** When the last confirmation mail was sent; milliseconds since 1970. */
  askedAt: number
  descadastrado_em: string | null
}

/** How long a confirmation link works. */
const CONFIRMATION_MS = 7 * 86_400_000

/**
 * The least time between confirmation mails to one mailbox, whatever an account does with its
 * alerts.
 */
const ASK_AGAIN_MS = 86_400_000

/** The least time before somebody who unsubscribed is asked again. */
const ASK_AGAIN_AFTER_LEAVING_MS = 90 * 86_400_000

/** The most unconfirmed mailboxes of an account: each got a mail that its owner did not request. */
const MOST_UNCONFIRMED = 50

/**
 * Which e-mail addresses of an alert need a confirmation mail; null when too many of the account's
 * mailboxes would be unconfirmed. `known`: all mailboxes that the account has ever given.
 */
export function whomToAsk(given: string[], known: StoredMailbox[], now: Date): string[] | null {
  const byEmail = new Map(known.map((mailbox) => [mailbox.email, mailbox]))
  const added = given.filter((email) => !byEmail.has(email)).length
  const unconfirmed = known.filter(({ situacao }) => situacao !== 'confirmado').length
  if (added > 0 && unconfirmed + added > MOST_UNCONFIRMED) return null
  return given.filter((email) => shouldAsk(byEmail.get(email) ?? null, now.getTime()))
}

/** Whether to send a confirmation mail to a mailbox that was just added to an alert. */
function shouldAsk(mailbox: StoredMailbox | null, now: number): boolean {
  if (mailbox === null) return true
  switch (mailbox.situacao) {
    case 'confirmado':
      return false
    case 'pendente':
      return now - mailbox.askedAt >= ASK_AGAIN_MS
    case 'descadastrado':
      return now - Date.parse(mailbox.descadastrado_em ?? '') >= ASK_AGAIN_AFTER_LEAVING_MS
  }
}

/** Whether the last confirmation link still works. */
export function isAsked({ askedAt }: Pick<StoredMailbox, 'askedAt'>, now: Date): boolean {
  return now.getTime() - askedAt < CONFIRMATION_MS
}
