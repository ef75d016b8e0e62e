import type { Clock } from '../../lib/time/clock.ts'
import type { Outcome } from '../../lib/errors/outcome.ts'
import { constantHeaders } from '../../webhooks/message/delivery-request.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import type { DeliveryReader } from '../../webhooks/delivery-store.ts'
import type {
  DeliveryDetail,
  DeliveryFilter,
  DeliveryPage,
  StoredDelivery,
} from '../../webhooks/delivery.ts'
import type { ReplayReader } from '../../webhooks/replay-store.ts'
import type { Replay } from '../../webhooks/replay.ts'
import {
  type StatisticsPeriod,
  type Statistics,
  type StatisticsReader,
  hoursOf,
  statisticsOf,
} from '../../webhooks/statistics.ts'
import type { WebhookReader } from '../../webhooks/webhook-store.ts'
import { sentBody } from '../../webhooks/chat/sent-body.ts'
import type { Owned } from '../../webhooks/webhook.ts'
import { receiptsAt } from '../receipts.ts'
import { type TermFault, termFaults } from './term-faults.ts'
import { type WebhookView, webhookView } from './view.ts'

/** An answer about a webhook that the account may not have. */
type OfWebhook<T> = Promise<Outcome<T, 'webhook_inexistente'>>

/** `pagina` from 1 on. */
interface Page {
  pagina: number
  limite: number
}

/** Questions of accounts about their webhooks. */
export interface WebhookQueries {
  /** Oldest first; all without a page. */
  list(conta_id: string, page: Page | null): Promise<WebhookView[]>
  /** Null when the account has no such webhook. */
  find(owned: Owned): Promise<WebhookView | null>
  /** Newest first. */
  deliveries(owned: Owned, filter: DeliveryFilter, page: Page): OfWebhook<DeliveryPage>
  delivery(
    owned: Owned,
    id: string,
  ): Promise<Outcome<DeliveryDetail, 'webhook_inexistente' | 'entrega_inexistente'>>
  statistics(owned: Owned, periodo: StatisticsPeriod): OfWebhook<Statistics>
  /** Newest first. */
  replays(owned: Owned): OfWebhook<Replay[]>
  /** The faults of a filter's terms. */
  termFaults(termos: string[]): Promise<TermFault[]>
}

export interface WebhookQueriesDeps {
  webhooks: WebhookReader
  deliveries: DeliveryReader
  statistics: StatisticsReader
  replays: ReplayReader
  looks: LookLogReader
  clock: Clock
}

export function createWebhookQueries(deps: WebhookQueriesDeps): WebhookQueries {
  const { webhooks, deliveries, statistics, replays, looks, clock } = deps

  async function ofWebhook<T>(
    owned: Owned,
    read: (webhook: { url: string }) => Promise<T>,
  ): OfWebhook<T> {
    const webhook = await webhooks.find(owned)
    if (webhook === null) return { refused: 'webhook_inexistente' }
    return { done: await read(webhook) }
  }

  return {
    async list(conta_id, page) {
      const found = await webhooks.list(conta_id, page && partOf(page))
      const receipt = await receiptsAt(looks, conta_id, clock())
      return found.map((webhook) => webhookView(webhook, receipt(webhook)))
    },
    async find(owned) {
      const webhook = await webhooks.find(owned)
      if (webhook === null) return null
      const receipt = await receiptsAt(looks, owned.conta_id, clock())
      return webhookView(webhook, receipt(webhook))
    },
    deliveries: (owned, filter, page) =>
      ofWebhook(owned, () => deliveries.page(owned.webhookId, filter, partOf(page))),
    async delivery(owned, id) {
      const outcome = await ofWebhook(owned, async ({ url }) => {
        const found = await deliveries.find(owned.webhookId, id)
        return found && detailOf(found, url)
      })
      if ('refused' in outcome) return outcome
      return outcome.done ? { done: outcome.done } : { refused: 'entrega_inexistente' as const }
    },
    statistics: (owned, periodo) =>
      ofWebhook(owned, async () => {
        const now = clock()
        const hours = hoursOf(periodo, now)
        const attempts = await statistics.attempts(owned.webhookId, hours, now)
        return statisticsOf(owned.webhookId, periodo, attempts, now)
      }),
    replays: (owned) => ofWebhook(owned, () => replays.list(owned.webhookId)),
    termFaults: async (termos) => termFaults(termos),
  }
}

function partOf({ pagina, limite }: Page) {
  return { offset: (pagina - 1) * limite, limit: limite }
}

function detailOf({ delivery, historico, enviadas }: StoredDelivery, url: string): DeliveryDetail {
  const event = { id: delivery.evento_id, tipo: delivery.tipo }
  const cabecalhos = { ...constantHeaders(event, delivery.id), 'webhook-id': event.id }
  const bodies = enviadas.map(({ body }) => body)
  const corpo = Buffer.from(sentBody(url, bodies)).toString('utf8')
  const entregas = enviadas.map(({ id }) => id)
  return { ...delivery, historico, requisicao: { cabecalhos, corpo, entregas } }
}
