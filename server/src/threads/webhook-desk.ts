import type { DatabaseSync } from 'node:sqlite'
import type { Entrega } from '../http/schemas/entrega.ts'
import type { Reenvio } from '../http/schemas/reenvio.ts'
import type { WebhookDesk } from '../http/webhook-desk.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/ids.ts'
import type { SecretBox } from '../lib/secret-box.ts'
import { createDeliveryReader } from '../store/deliveries-reader.ts'
import { createIdempotencyStore } from '../store/idempotency.ts'
import { createWebhookReader } from '../store/webhook-reader.ts'
import { createWebhookStore } from '../store/webhooks.ts'
import { type TipoEvento, deliveryBody, deliveryHeaders } from '../webhooks/delivery-request.ts'
import type { Guard } from '../webhooks/guard.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import { makeSecret } from '../webhooks/secret.ts'
import type { createSender } from '../webhooks/sender.ts'
import {
  type StoredWebhook,
  type Webhook,
  newWebhook,
  signingSecrets,
} from '../webhooks/webhook.ts'
import type { ReadPool } from './read-pool.ts'
import type { ReadTask } from './read.ts'
import { createTestData } from './test-data.ts'
import type { WebhookTask } from './write-webhooks.ts'
import type { WritePool } from './write-pool.ts'

export interface WebhookDeskDeps {
  /** The calling thread's own connection, for primary-key lookups. */
  db: DatabaseSync
  box: SecretBox
  reader: Pick<ReadPool, 'run'>
  writer: Pick<WritePool, 'run'>
  guard: Guard
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  clock: Clock
  random: (size: number) => Uint8Array
  /** Webhooks that an account may have. */
  limit: number
  /** A delivery is due. */
  wakeDispatcher(): void
  /** A replay was asked for. */
  wakeReplays(): void
}

const HOUR_MS = 3_600_000

/** What accounts do with their webhooks: commits in the writer thread, lists in a reader thread. */
export function createWebhookDesk(deps: WebhookDeskDeps): WebhookDesk {
  const { db, box, reader, writer, guard, sender, clock, random, limit } = deps
  const webhooks = createWebhookReader(db)
  const withSecrets = createWebhookStore(db, box)
  const deliveries = createDeliveryReader(db)
  const idempotency = createIdempotencyStore(db, box)
  const testData = createTestData(db)

  return {
    urlProblem: (url) => guard.problemOf(url),
    filterNotices: (filtros) => read({ kind: 'filterNotices', filtros }),

    create(conta_id, request, once) {
      const now = clock()
      const secret = request.secret ?? makeSecret(random)
      const id = newId('wh', now.getTime())
      const webhook = newWebhook(request, { id, conta_id, secret, now })
      const shown = request.secret === undefined ? secret : null
      return write({ kind: 'createWebhook', webhook, limit, shown, once, now })
    },
    find: ({ conta_id, webhookId }) => webhooks.find(conta_id, webhookId),
    list: (conta_id) => read({ kind: 'webhooks', conta_id }),
    async patch({ conta_id, webhookId: id }, patch) {
      const outcome = await write<Webhook>({
        kind: 'patchWebhook',
        conta_id,
        id,
        patch,
        now: clock(),
      })
      // Reactivated, it may have deliveries due.
      deps.wakeDispatcher()
      return outcome
    },
    remove: ({ conta_id, webhookId: id }) =>
      write({ kind: 'removeWebhook', conta_id, id, now: clock() }),
    rotateSecret({ conta_id, webhookId: id }, rotation, once) {
      const now = clock()
      const secret = rotation.secret ?? makeSecret(random)
      const from = new Date(now.getTime() + rotation.carencia_horas * HOUR_MS)
      const shown = rotation.secret === undefined ? secret : null
      return write({ kind: 'rotateSecret', conta_id, id, secret, shown, from, once, now })
    },

    async test({ conta_id, webhookId }, tipo, once) {
      const webhook = withSecrets.find(conta_id, webhookId)
      if (webhook === null) return { refused: 'webhook_inexistente' }
      if (once) {
        const begun = await write<null>({ kind: 'beginTest', once, now: clock() })
        if ('refused' in begun) return begun
      }
      const test = await sendTest(webhook, tipo)
      return write({ kind: 'recordTest', test, once, now: clock() })
    },

    deliveries(webhookId, { pagina, limite, ...filter }) {
      const offset = (pagina - 1) * limite
      return read({ kind: 'deliveries', webhookId, filter, offset, limit: limite })
    },
    delivery: (webhookId, id) => deliveries.find(webhookId, id),
    async retry({ conta_id, webhookId }, id, once) {
      const now = clock()
      const outcome = await write<Entrega>({
        kind: 'retryDelivery',
        conta_id,
        webhookId,
        id,
        once,
        now,
      })
      deps.wakeDispatcher()
      return outcome
    },
    statistics: (webhookId, periodo) =>
      read({ kind: 'statistics', webhookId, periodo, now: clock() }),

    async beginReplay({ conta_id, webhookId }, period, once) {
      const now = clock()
      const outcome = await write<Reenvio>({
        kind: 'beginReplay',
        conta_id,
        webhookId,
        period,
        once,
        now,
      })
      deps.wakeReplays()
      return outcome
    },
    replays: (webhookId) => read({ kind: 'replays', webhookId }),

    events: (request) => read({ kind: 'events', request }),

    known: (request) => idempotency.look(request, clock()),
  }

  function read<T>(task: ReadTask): Promise<T> {
    return reader.run<T>(task)
  }

  function write<T>(task: WebhookTask): Promise<Outcome<T>> {
    return writer.run<Outcome<T>>({ kind: 'webhook', task })
  }

  async function sendTest(webhook: StoredWebhook, tipo: TipoEvento) {
    const now = clock()
    const event = { id: newId('evt', now.getTime()), tipo, criado_em: now.toISOString() }
    const dados = testData(tipo, webhook.filtros.termos.slice(0, 1))
    const body = deliveryBody(event, webhook.id, Buffer.from(JSON.stringify(dados)))
    const id = newId('dlv', now.getTime())
    const timestamp = Math.floor(now.getTime() / 1_000)
    const attempt = { event, deliveryId: id, numero: 1, body, timestamp }
    const headers = deliveryHeaders(attempt, signingSecrets(webhook.secrets, now))
    const { retryAfter: _, ...result } = await sender.send({ url: webhook.url, headers, body })
    return {
      id,
      evento_id: event.id,
      webhook_id: webhook.id,
      tipo,
      body,
      attempt: { numero: 1, iniciada_em: event.criado_em, ...result },
      concluido_em: clock().toISOString(),
    }
  }
}
