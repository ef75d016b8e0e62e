import { type IsVouched, type MailboxRules, enrol } from '../../alerts/mailbox.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export function createMailboxRules(box: SecretBox, isVouched: IsVouched): MailboxRules {
  return {
    enrol: (given, known, now) => enrol(given, known, isVouched, now),
    unsubscribeToken: (id) => unsubscribeToken(id, box),
  }
}
