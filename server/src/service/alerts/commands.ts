import type { Once, OnceRefusal } from '../../access/once.ts'
import { emptyReceipt } from '../../gazette/ledger/receipt.ts'
import type { Clock } from '../../lib/clock.ts'
import { newId } from '../../lib/ids.ts'
import type { Outcome } from '../../lib/outcome.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type {
  AlertRefusal,
  AlertRules,
  AlertStore,
  Handover,
  MailboxStore,
} from '../../alerts/alert-store.ts'
import {
  type AlertPatch,
  type AlertRequest,
  type AlertView,
  type StoredAlert,
  alertView,
  newAlert,
  patchAlert,
} from '../../alerts/alert.ts'
import { type StoredMailbox, isAsked, whomToAsk } from '../../alerts/mailbox.ts'
import { mailboxOf } from '../mail/unsubscribe-token.ts'

/**
 * Commands of accounts for their alerts, and of mailbox owners for the mails that they get. `once`:
 * the receipt to store with the answer of a request with an Idempotency-Key; null for one without.
 */
export interface AlertCommands {
  create(
    conta_id: string,
    request: AlertRequest,
    once: Once | null,
  ): Promise<Outcome<AlertView, AlertRefusal | OnceRefusal>>
  patch(conta_id: string, id: string, patch: AlertPatch): Promise<Outcome<AlertView, AlertRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, AlertRefusal>>
  /**
   * Sends past acts to the alert's channels, except those that it had found before; `shown` is part
   * of the answer.
   */
  handOver<Shown extends object>(
    conta_id: string,
    id: string,
    publicacoes: string[],
    shown: Shown,
    once: Once | null,
  ): Promise<Outcome<Shown & Handover, AlertRefusal | OnceRefusal>>
  /** The e-mail address that this link confirms; null: unknown, used or too old. */
  confirm(token: string): Promise<string | null>
  /**
   * Stops all mails to the mailbox of this link. Returns its e-mail address; null when the link is
   * unknown.
   */
  leave(token: string): Promise<string | null>
}

export interface AlertCommandsDeps {
  alerts: AlertStore
  mailboxes: MailboxStore
  box: SecretBox
  /** The most alerts that an account may have. */
  limit: number
  clock: Clock
}

/** An alert that was just created or changed: nothing has been checked for its new filters. */
function freshView(alert: StoredAlert, known: StoredMailbox[]): AlertView {
  return alertView(alert, known, alert.ativo ? emptyReceipt(alert.atualizado_em) : null)
}

export function createAlertCommands(deps: AlertCommandsDeps): AlertCommands {
  const { alerts, mailboxes, box, limit, clock } = deps
  const rules: AlertRules = { limit, whomToAsk, view: freshView }
  return {
    create(conta_id, request, once) {
      const now = clock()
      const alert = newAlert(request, { id: newId('alr', now.getTime()), conta_id, now })
      return alerts.create(alert, rules, once, now)
    },
    patch(conta_id, id, patch) {
      const now = clock()
      return alerts.change(conta_id, id, (alert) => patchAlert(alert, patch, now), rules, now)
    },
    remove: alerts.remove,
    handOver: (conta_id, id, publicacoes, shown, once) =>
      alerts.handOver(conta_id, id, publicacoes, shown, once, clock()),
    async confirm(token) {
      const now = clock()
      const confirmed = await mailboxes.confirm(token, (mailbox) => isAsked(mailbox, now), now)
      return confirmed && confirmed.email
    },
    async leave(token) {
      const id = mailboxOf(token, box)
      const left = id === null ? null : await mailboxes.leave(id, clock())
      return left && left.email
    },
  }
}
