import { idOfToken, sealedToken } from '../../lib/crypto/sealed-token.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'

const PURPOSE = 'descadastrar'

/** The token in the unsubscribe link of a mail to a mailbox. */
export function unsubscribeToken(mailboxId: string, box: SecretBox): string {
  return sealedToken(mailboxId, PURPOSE, box)
}

/** The id of the mailbox that a token belongs to; null for an invalid token. */
export function mailboxOf(token: string, box: SecretBox): string | null {
  return idOfToken(token, PURPOSE, box)
}
