import { HOUR_MS } from '../../lib/time/dates.ts'
import type { Once, OnceRefusal } from '../../access/once.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { newId } from '../../lib/crypto/ids.ts'
import type { Outcome, Put } from '../../lib/errors/outcome.ts'
import type { Receipt } from '../../gazette/ledger/receipt.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { READING_VERSION } from '../../search/reading/reading.ts'
import type { EventType } from '../../webhooks/message/delivery-request.ts'
import type { Vapid } from '../../lib/crypto/vapid.ts'
import type { AskedDeliveries } from '../../webhooks/delivery-store.ts'
import type { Delivery, RetryRefusal } from '../../webhooks/delivery.ts'
import type { Guard } from '../../webhooks/address/guard.ts'
import type { ReplayStore } from '../../webhooks/replay-store.ts'
import type { Replay, ReplayPeriod } from '../../webhooks/replay.ts'
import { makeSecret } from '../../webhooks/message/secret.ts'
import type { createSender } from '../../webhooks/sender.ts'
import type { FilterRefusal, WebhookStore } from '../../webhooks/webhook-store.ts'
import {
  type Owned,
  type StoredWebhook,
  type WebhookPatch,
  type WebhookRequest,
  newWebhook,
  patchWebhook,
  publicWebhook,
  replaceWebhook,
  rotateSecret,
} from '../../webhooks/webhook.ts'
import { receiptsAt } from '../receipts.ts'
import type { Signals } from '../signals.ts'
import { sendTest } from './send-test.ts'
import type { TestSource } from './test-data.ts'
import type { WebhookView } from './view.ts'

/** `secret`: the generated one, shown only here; null when the account gave its own. */
export type CreatedWebhook = WebhookView & { secret: string | null }

interface SecretRotation {
  secret?: string
  /** How long the old one still signs. */
  carencia_horas: number
}

export interface RotatedSecret {
  webhook_id: string
  /** As in {@link CreatedWebhook}. */
  secret: string | null
  /** ISO 8601, UTC */
  vigente_em: string
}

/** The outcome of a command for a webhook. */
type OfWebhook<T, Refusal extends string = never> = Promise<
  Outcome<T, 'webhook_inexistente' | Refusal>
>

/**
 * Commands of accounts for their webhooks. `once`: the receipt to store with the answer of a request with
 * an Idempotency-Key; null for one without.
 */
export interface WebhookCommands {
  /** The fault of a URL as a receiver, in Portuguese; null: none. */
  urlProblem(url: string): Promise<string | null>
  create(
    conta_id: string,
    request: WebhookRequest,
    once: Once | null,
  ): Promise<Outcome<CreatedWebhook, 'limite' | FilterRefusal | OnceRefusal>>
  patch(owned: Owned, patch: WebhookPatch): OfWebhook<WebhookView, FilterRefusal | OnceRefusal>
  /** Makes the webhook with the request's `chave`, or replaces it by what the request says. */
  put(
    conta_id: string,
    request: WebhookRequest & { chave: string },
  ): Promise<Outcome<Put<CreatedWebhook>, 'limite' | FilterRefusal>>
  remove(owned: Owned): OfWebhook<null>
  rotateSecret(
    owned: Owned,
    rotation: SecretRotation,
    once: Once | null,
  ): OfWebhook<RotatedSecret, FilterRefusal | OnceRefusal>
  /** Sends an example at once and waits for the result, at most some seconds. */
  test(
    owned: Owned,
    tipo: EventType,
    once: Once | null,
  ): OfWebhook<Delivery, 'endereco_perdido' | OnceRefusal>
  retry(
    owned: Owned,
    deliveryId: string,
    once: Once | null,
  ): OfWebhook<Delivery, 'entrega_inexistente' | RetryRefusal | OnceRefusal>
  /** By which browsers that subscribe know us: the public key, made when first needed. */
  pushKey(): Promise<string>
  beginReplay(
    owned: Owned,
    period: ReplayPeriod,
    once: Once | null,
  ): OfWebhook<Replay, 'webhook_inativo' | 'reenvio_pendente' | OnceRefusal>
}

export interface WebhookCommandsDeps {
  webhooks: WebhookStore
  deliveries: AskedDeliveries
  replays: ReplayStore
  looks: LookLogReader
  testSource: TestSource
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  /** The keys by which browsers know us. */
  vapid(): Promise<Vapid>
  guard: Pick<Guard, 'problemOf'>
  signals: Pick<Signals, 'announce'>
  clock: Clock
  /** Cryptographically strong random bytes. */
  random: (size: number) => Uint8Array
  /** The most webhooks that an account may have. */
  limit: number
}

function viewOf(
  webhook: StoredWebhook,
  receipt: (webhook: StoredWebhook) => Receipt | null,
): WebhookView {
  return { ...publicWebhook(webhook), conferido_ate: receipt(webhook) }
}

export function createWebhookCommands(deps: WebhookCommandsDeps): WebhookCommands {
  const { webhooks, deliveries, replays, looks, testSource, sender, guard, signals } = deps
  const { vapid, clock, random, limit } = deps

  function madeOf(conta_id: string, request: WebhookRequest, now: Date): StoredWebhook {
    const id = newId('wh', now.getTime())
    const secret = request.secret ?? makeSecret(random)
    return newWebhook(request, { id, conta_id, secret, leitura: READING_VERSION, now })
  }

  return {
    urlProblem: async (url) => guard.problemOf(url),

    async create(conta_id, request, once) {
      const now = clock()
      const receipt = await receiptsAt(looks, conta_id, now)
      const webhook = madeOf(conta_id, request, now)
      const answer = {
        ...viewOf(webhook, receipt),
        secret: request.secret === undefined ? webhook.secrets.secret : null,
      }
      return await webhooks.create(webhook, limit, answer, once, now)
    },

    async patch(owned, patch) {
      const now = clock()
      const receipt = await receiptsAt(looks, owned.conta_id, now)
      const change = (webhook: StoredWebhook) => {
        const after = patchWebhook(webhook, patch, { leitura: READING_VERSION, now })
        return { after, answer: viewOf(after, receipt) }
      }
      const outcome = await webhooks.change(owned, change, null, now)
      // A reactivated webhook may have due deliveries. The search for new deliveries also looks at
      // changed webhooks.
      if ('done' in outcome) signals.announce('deliveries')
      return outcome
    },

    async put(conta_id, request) {
      const now = clock()
      const receipt = await receiptsAt(looks, conta_id, now)
      const made = madeOf(conta_id, request, now)
      const change = (webhook: StoredWebhook) =>
        replaceWebhook(webhook, request, { leitura: READING_VERSION, now })
      const outcome = await webhooks.put(made, limit, change, now)
      if ('refused' in outcome) return outcome
      signals.announce('deliveries') // as after a patch
      const { record, made: isMade } = outcome.done
      const shown = isMade && request.secret === undefined ? record.secrets.secret : null
      return { done: { record: { ...viewOf(record, receipt), secret: shown }, made: isMade } }
    },

    async remove(owned) {
      const removed = await webhooks.remove(owned, clock())
      return removed ? { done: null } : { refused: 'webhook_inexistente' }
    },

    rotateSecret(owned, { carencia_horas, secret: given }, once) {
      const now = clock()
      const secret = given ?? makeSecret(random)
      const from = new Date(now.getTime() + carencia_horas * HOUR_MS)
      const answer = {
        webhook_id: owned.webhookId,
        secret: given === undefined ? secret : null,
        vigente_em: from.toISOString(),
      }
      return webhooks.change(
        owned,
        (webhook) => ({ after: rotateSecret(webhook, secret, from, now), answer }),
        once,
        now,
      )
    },

    async test(owned, tipo, once) {
      const webhook = await webhooks.find(owned)
      if (webhook === null) return { refused: 'webhook_inexistente' }
      if (webhook.motivo_inativacao === 'endereco_perdido') return { refused: 'endereco_perdido' }
      const refused = once && (await deliveries.beginTest(once, clock()))
      if (refused) return { refused }
      const test = await sendTest({ webhook, tipo, source: testSource, sender, vapid, clock })
      return { done: await deliveries.recordTest(test, once, clock()) }
    },

    async retry(owned, deliveryId, once) {
      const outcome = await deliveries.retry(owned, deliveryId, once, clock())
      if ('done' in outcome) signals.announce('due')
      return outcome
    },

    pushKey: async () => (await vapid()).publicKey,

    async beginReplay(owned, period, once) {
      const outcome = await replays.begin(owned, period, once, clock())
      if ('done' in outcome) signals.announce('replays')
      return outcome
    },
  }
}
