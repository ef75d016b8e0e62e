import type { Letter } from './letter.ts'
import { mailboxConfirmation } from './letters/mailbox-confirmation.ts'
import { mailboxEnrolled } from './letters/mailbox-enrolled.ts'
import { alertMatches } from './letters/alert-matches.ts'
import { alertsEmpty } from './letters/alerts-empty.ts'
import { bulletinLetter } from './letters/bulletin.ts'
import { daybookLetter } from './letters/daybook.ts'
import { addressProof, passwordReset, personInvitation } from './letters/person-access.ts'
import { personNote } from './letters/person-note.ts'
import { sourceLate } from './letters/source-late.ts'
import { webhookTrouble } from './letters/webhook-trouble.ts'
import type { Message } from './message.ts'

/**
 * Writes the letter for a message. `publicUrl`: the service's address, without a slash at its end.
 */
export function compose(message: Message, publicUrl: string): Letter {
  switch (message.kind) {
    case 'webhook_warning':
    case 'webhook_inactive':
      return webhookTrouble(message, publicUrl)
    case 'address_confirmation':
      return mailboxConfirmation(message, publicUrl)
    case 'address_enrolled':
      return mailboxEnrolled(message, publicUrl)
    case 'alert_matches':
      return alertMatches(message, publicUrl)
    case 'alerts_empty':
      return alertsEmpty(message, publicUrl)
    case 'bulletin':
      return bulletinLetter(message, publicUrl)
    case 'daybook':
      return daybookLetter(message, publicUrl)
    case 'source_late':
      return sourceLate(message, publicUrl)
    case 'person_invitation':
      return personInvitation(message, publicUrl)
    case 'password_reset':
      return passwordReset(message, publicUrl)
    case 'address_proof':
      return addressProof(message, publicUrl)
    case 'already_known':
    case 'password_changed':
    case 'factor_on':
    case 'factor_off':
    case 'codes_renewed':
    case 'address_changed':
    case 'new_device':
    case 'identity_linked':
      return personNote(message, publicUrl)
  }
}
