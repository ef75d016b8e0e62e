import type { SecretBox } from '../../lib/crypto/secret-box.ts'

/** The purpose of the token, so that no other sealed value can be used as one. */
const PURPOSE = 'descadastrar'

/**
 * The token in the unsubscribe link of a mail to a mailbox. It never expires, and nobody else can create
 * it.
 */
export function unsubscribeToken(mailboxId: string, box: SecretBox): string {
  return Buffer.from(box.seal(mailboxId, PURPOSE)).toString('base64url')
}

/** The id of the mailbox that a token belongs to; null for an invalid token. */
export function mailboxOf(token: string, box: SecretBox): string | null {
  try {
    return box.open(Buffer.from(token, 'base64url'), PURPOSE)
  } catch {
    return null
  }
}
