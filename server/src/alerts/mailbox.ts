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

/** What becomes of the addresses that an account gives to its alerts and bulletins. */
export interface Enrolment {
  /** Each gets a confirmation mail. */
  asked: string[]
  /** Confirmed by the operator's word; each is told so. */
  vouched: string[]
}

/** Decisions about addresses, taken while what has them is written; pure functions. */
export interface MailboxRules {
  /** Null: too many of the account's mailboxes would be unconfirmed. `known`: all that it has ever given. */
  enrol(given: string[], known: StoredMailbox[], now: Date): Enrolment | null
  /** The token of the link out, for a mail to the mailbox with this id. */
  unsubscribeToken(id: string): string
}

/** Whether the operator answers for an address; this never overrules somebody who unsubscribed. */
export type IsVouched = (email: string) => boolean

/** @param trusted the domains for whose addresses the operator answers, as addresses are stored */
export function vouchingFor(trusted: ReadonlySet<string>): IsVouched {
  return (email) => trusted.has(email.slice(email.lastIndexOf('@') + 1))
}

/** The state of an address once it is enrolled. Whoever has ever left is asked, and nobody answers for them. */
export function enrolledState(
  email: string,
  known: Pick<StoredMailbox, 'situacao' | 'descadastrado_em'> | undefined,
  isVouched: IsVouched,
): MailboxState {
  const { situacao, descadastrado_em } = known ?? { situacao: 'pendente', descadastrado_em: null }
  const isNew = situacao === 'pendente' && descadastrado_em === null
  return isNew && isVouched(email) ? 'confirmado' : situacao
}

/** Decides for each given address whether its owner is asked, told, or left alone. Null: too many would be unconfirmed. */
export function enrol(
  given: string[],
  known: StoredMailbox[],
  isVouched: IsVouched,
  now: Date,
): Enrolment | null {
  const byEmail = new Map(known.map((mailbox) => [mailbox.email, mailbox]))
  const vouched = given.filter((email) => {
    const before = byEmail.get(email)
    return (
      before?.situacao !== 'confirmado' && enrolledState(email, before, isVouched) === 'confirmado'
    )
  })
  const others = given.filter((email) => !vouched.includes(email))
  const added = others.filter((email) => !byEmail.has(email)).length
  const unconfirmed = known.filter(
    ({ email, situacao }) => situacao !== 'confirmado' && !vouched.includes(email),
  ).length
  if (added > 0 && unconfirmed + added > MOST_UNCONFIRMED) return null
  const asked = others.filter((email) => shouldAsk(byEmail.get(email) ?? null, now.getTime()))
  return { asked, vouched }
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
