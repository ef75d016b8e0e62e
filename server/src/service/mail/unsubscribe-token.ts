import type { SecretBox } from '../../lib/secret-box.ts'

/** What the token is for, so that nothing else that was sealed can stand for one. */
const PURPOSE = 'descadastrar'

/** What the unsubscribe link of a mail to a mailbox carries; it works for ever, and nobody else can make it. */
export function unsubscribeToken(mailboxId: string, box: SecretBox): string {
  return Buffer.from(box.seal(mailboxId, PURPOSE)).toString('base64url')
}

/** The id of the mailbox that a token is of; null for what is no token. */
export function mailboxOf(token: string, box: SecretBox): string | null {
  try {
    return box.open(Buffer.from(token, 'base64url'), PURPOSE)
  } catch {
    return null
  }
}
