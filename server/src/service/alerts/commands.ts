import type { Once, OnceRefusal } from '../../access/once.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome, Put } from '../../lib/errors/outcome.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type {
  AlertRefusal,
  AlertRules,
  AlertStore,
  MatchedPublication,
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
  replaceAlert,
} from '../../alerts/alert.ts'
import { type MailboxRules, isAsked } from '../../alerts/mailbox.ts'
import { MOST_SOUGHT } from '../../alerts/term-list.ts'
import { receiptsAt } from '../receipts.ts'
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
  /** Makes the alert with the request's `chave`, or replaces it by what the request says. */
  put(conta_id: string, request: KeyedRequest): Promise<Outcome<Put<AlertView>, AlertRefusal>>
  remove(conta_id: string, id: string): Promise<Outcome<null, AlertRefusal>>
  /**
   * Sends past acts to the alert's channels, except those that it had found before; `shown` is part
   * of the answer.
   */
  handOver<Shown extends object>(
    conta_id: string,
    id: string,
    found: MatchedPublication[],
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

type KeyedRequest = AlertRequest & { chave: string }

export interface AlertCommandsDeps {
  alerts: AlertStore
  mailboxes: MailboxStore
  mailboxRules: MailboxRules
  looks: LookLogReader
  box: SecretBox
  /** The most alerts that an account may have. */
  limit: number
  clock: Clock
}

export function createAlertCommands(deps: AlertCommandsDeps): AlertCommands {
  const { alerts, mailboxes, mailboxRules, looks, box, limit, clock } = deps

  async function rulesAt(conta_id: string, now: Date): Promise<AlertRules> {
    const receipt = await receiptsAt(looks, conta_id, now)
    const mostSought = MOST_SOUGHT
    return {
      limit,
      mostSought,
      mailboxes: mailboxRules,
      view: (alert, known) => alertView(alert, known, receipt(alert)),
    }
  }

  return {
    async create(conta_id, request, once) {
      const now = clock()
      const alert = newAlert(request, { id: newId('alr', now.getTime()), conta_id, now })
      return await alerts.create(alert, await rulesAt(conta_id, now), once, now)
    },
    async patch(conta_id, id, patch) {
      const now = clock()
      const change = (alert: StoredAlert) => patchAlert(alert, patch, now)
      return await alerts.change(conta_id, id, change, await rulesAt(conta_id, now), now)
    },
    async put(conta_id, request) {
      const now = clock()
      const made = newAlert(request, { id: newId('alr', now.getTime()), conta_id, now })
      const change = (alert: StoredAlert) => replaceAlert(alert, request, now)
      return await alerts.put(made, change, await rulesAt(conta_id, now), now)
    },
    remove: alerts.remove,
    handOver: (conta_id, id, found, shown, once) =>
      alerts.handOver(conta_id, id, found, shown, once, clock()),
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
