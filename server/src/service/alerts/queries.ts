import type { Clock } from '../../lib/time/clock.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type { AlertReader, MailboxReader } from '../../alerts/alert-store.ts'
import { type AlertView, alertView } from '../../alerts/alert.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { type IsVouched, type Mailbox, enrolledState, isAsked } from '../../alerts/mailbox.ts'
import type { WebhookReader } from '../../webhooks/webhook-store.ts'
import type { Webhook } from '../../webhooks/webhook.ts'
import { type MailPreview, type MailToPreview, previewMail } from './mail-preview.ts'
import { receiptsAt } from '../receipts.ts'
import type { ActToMail } from '../mail/matched-act.ts'
import { mailboxOf } from '../mail/unsubscribe-token.ts'

/** Queries of accounts about their alerts, and of the pages behind the links in mails. */
export interface AlertQueries extends Pick<AlertReader, 'seeking' | 'queriesOf'> {
  /** A JSON array of AlertView, oldest first: as text, because it is only passed on. */
  list(conta_id: string): Promise<string>
  /** Null when the account has no such alert. */
  find(conta_id: string, id: string): Promise<AlertView | null>
  /** Those of these webhooks that the account owns, and the state of these addresses once they are enrolled. */
  channels(
    conta_id: string,
    given: { webhooks: string[]; emails: string[] },
  ): Promise<KnownChannels>
  /** The mail that an alert would have sent; null: none of the acts that it found is left. */
  preview(mail: MailToPreview): Promise<MailPreview | null>
  /** The mailbox of a confirmation link, and its account; null: unknown, used or too old. */
  asked(token: string): Promise<{ email: string; conta: string } | null>
  /** The mailbox of a link in a mail; null when there is none. */
  reader(token: string): Promise<string | null>
}

export interface KnownChannels {
  webhooks: ChannelWebhook[]
  mailboxes: Pick<Mailbox, 'email' | 'situacao'>[]
}

/** What an alert needs to know about a webhook. */
export type ChannelWebhook = Pick<Webhook, 'id' | 'eventos' | 'ativo'>

export interface AlertQueriesDeps {
  alerts: AlertReader
  mailboxes: MailboxReader
  webhooks: Pick<WebhookReader, 'find'>
  looks: LookLogReader
  acts: { find(id: string): Promise<ActToMail | null> }
  /** The box that seals secrets; null while nothing was sealed yet. */
  box(): Promise<SecretBox | null>
  isVouched: IsVouched
  clock: Clock
}

export function createAlertQueries(deps: AlertQueriesDeps): AlertQueries {
  const { alerts, mailboxes, webhooks, looks, acts, isVouched, clock } = deps
  return {
    async list(conta_id) {
      const { alerts: all, mailboxes } = await alerts.list(conta_id)
      const receipt = await receiptsAt(looks, conta_id, clock())
      return JSON.stringify(all.map((alert) => alertView(alert, mailboxes, receipt(alert))))
    },
    async find(conta_id, id) {
      const found = await alerts.find(conta_id, id)
      if (found === null) return null
      const receipt = await receiptsAt(looks, conta_id, clock())
      return alertView(found.alert, found.mailboxes, receipt(found.alert))
    },
    async channels(conta_id, { webhooks: ids, emails }) {
      const found = await Promise.all(
        ids.map((webhookId) => webhooks.find({ conta_id, webhookId })),
      )
      const known = emails.length === 0 ? [] : await alerts.mailboxes(conta_id)
      const byEmail = new Map(known.map((mailbox) => [mailbox.email, mailbox]))
      return {
        webhooks: found.filter((webhook) => webhook !== null),
        mailboxes: emails.map((email) => ({
          email,
          situacao: enrolledState(email, byEmail.get(email), isVouched),
        })),
      }
    },
    seeking: alerts.seeking,
    queriesOf: alerts.queriesOf,
    preview: (mail) => previewMail(mail, acts.find),
    async asked(token) {
      const found = await mailboxes.byToken(token)
      return found && isAsked(found.mailbox, clock())
        ? { email: found.mailbox.email, conta: found.conta }
        : null
    },
    async reader(token) {
      const box = await deps.box()
      const id = box && mailboxOf(token, box)
      const mailbox = id === null ? null : await mailboxes.byId(id)
      return mailbox && mailbox.email
    },
  }
}
