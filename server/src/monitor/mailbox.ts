/** What its owner has said of a mailbox. */
export const MAILBOX_STATES = ['pendente', 'confirmado', 'descadastrado'] as const
type MailboxState = (typeof MAILBOX_STATES)[number]

/** A mailbox that the alerts of an account want to write to, as the account sees it. */
export interface Mailbox {
  /** Its address, as lib/email-address.ts keeps it. */
  email: string
  situacao: MailboxState
  /** ISO 8601, UTC */
  confirmado_em: string | null
}

/** A mailbox as it is kept. */
export interface StoredMailbox extends Mailbox {
  /** `end_…` */
  id: string
  /** When its owner was last asked; milliseconds since 1970. */
  askedAt: number
  descadastrado_em: string | null
}

/** How long the link of a question works. */
const CONFIRMATION_MS = 7 * 86_400_000

/** Nobody is asked more often than this, whatever an account does to its alerts. */
const ASK_AGAIN_MS = 86_400_000

/** Whoever has left is left in peace for longer. */
const ASK_AGAIN_AFTER_LEAVING_MS = 90 * 86_400_000

/** Mailboxes of an account whose owners have not said yes: each of them got a mail that they did not ask for. */
const MOST_UNCONFIRMED = 50

/**
 * Which e-mail addresses of an alert need a confirmation mail; null when it would leave too
 * many of the account's mailboxes unconfirmed. `known`: all that the account has ever given.
 */
export function whomToAsk(given: string[], known: StoredMailbox[], now: Date): string[] | null {
  const byEmail = new Map(known.map((mailbox) => [mailbox.email, mailbox]))
  const added = given.filter((email) => !byEmail.has(email)).length
  const unconfirmed = known.filter(({ situacao }) => situacao !== 'confirmado').length
  if (added > 0 && unconfirmed + added > MOST_UNCONFIRMED) return null
  return given.filter((email) => shouldAsk(byEmail.get(email) ?? null, now.getTime()))
}

/** Whether to ask the owner of a mailbox that an alert has just been given. */
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

/** Whether the link of the last question still works. */
export function isAsked({ askedAt }: Pick<StoredMailbox, 'askedAt'>, now: Date): boolean {
  return now.getTime() - askedAt < CONFIRMATION_MS
}
