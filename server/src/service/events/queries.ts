import type { Notice } from '../notice.ts'
import { compileRows } from '../rows/row-watch.ts'
import type { EventLog, EventView, LoggedEvent } from '../../events/event-log.ts'
import { NO_REASON, eventData } from '../../events/event-data.ts'
import type { FullEvent } from '../../events/full-event.ts'
import { createSubscriptions } from '../../events/subscriptions.ts'
import type { Webhook } from '../../webhooks/webhook.ts'
import type { WebhookReader } from '../../webhooks/webhook-store.ts'
import { cursorAhead, expiredEvents } from './notices.ts'

/**
 * How many events one answer tests against a webhook's filters: their texts are read and analysed.
 */
const MOST_EXAMINED = 300
const EXAMINE_MS = 300

/** An event as accounts see it. */
export interface PublicEvent {
  /** `evt_…` */
  id: string
  tipo: FullEvent['tipo']
  /** ISO 8601, UTC */
  criado_em: string
  /** As in its deliveries, except for the parts that depend on a webhook's filters. */
  dados: object
}

interface EventsRequest {
  conta_id: string
  /** Null: all. */
  tipo: FullEvent['tipo'] | null
  /** Only events after this one in the order of commits; `agora`: after all present ones. */
  after: number | 'agora'
  /** Only events that this webhook would receive, as it would receive them; null: all. */
  webhook: string | null
  limite: number
}

interface EventsAnswer {
  resultados: PublicEvent[]
  /** The position of the last event that was read. */
  last: number
  tem_mais: boolean
  avisos: Notice[]
}

/** Past events, for clients that poll instead of receiving deliveries. */
export interface EventQueries {
  /** Null: the account has no such webhook. */
  list(request: EventsRequest): Promise<EventsAnswer | null>
}

type Shown = Pick<EventsAnswer, 'resultados' | 'last' | 'tem_mais'>

export function createEventQueries(
  log: EventLog,
  webhooks: Pick<WebhookReader, 'find'>,
): EventQueries {
  return {
    async list({ webhook: webhookId, ...request }) {
      const { conta_id } = request
      const webhook = webhookId === null ? null : await webhooks.find({ conta_id, webhookId })
      if (webhookId !== null && webhook === null) return null
      return await log.read(async (view) => {
        const { oldest, newest } = await view.bounds()
        if (request.after === 'agora')
          return { resultados: [], last: newest, tem_mais: false, avisos: [] }
        const asked = { ...request, after: request.after }
        const shown = webhook === null ? await all(view, asked) : await toldTo(webhook, view, asked)
        const expired = asked.after > 0 && oldest !== null && asked.after < oldest - 1
        const avisos = expired ? [expiredEvents] : []
        return { ...shown, avisos: asked.after > newest ? [...avisos, cursorAhead] : avisos }
      })
    },
  }
}

type Asked = Omit<EventsRequest, 'webhook' | 'after'> & { after: number }

async function all(view: EventView, { limite, ...whose }: Asked): Promise<Shown> {
  const found = await view.visible({ ...whose, limit: limite + 1 })
  const shown = found.slice(0, limite)
  const resultados: PublicEvent[] = []
  for (const logged of shown) {
    const event = await view.full(logged)
    if (event !== null) resultados.push(publicEvent(logged, eventData(event)(NO_REASON)))
  }
  return { resultados, last: shown.at(-1)?.seq ?? whose.after, tem_mais: found.length > limite }
}

/** What a webhook would receive, active or not: its deliveries have the same `dados`. */
async function toldTo(
  { id, eventos, filtros, leitura }: Webhook,
  view: EventView,
  { limite, ...whose }: Asked,
): Promise<Shown> {
  const subscriptions = createSubscriptions(() => 1, compileRows) // rarity matters only among many filters
  subscriptions.set({ id, conta_id: whose.conta_id, eventos, filtros, leitura })
  const found = await view.visible({ ...whose, limit: MOST_EXAMINED })
  const until = performance.now() + EXAMINE_MS
  const resultados: PublicEvent[] = []
  let last = whose.after
  for (const logged of found) {
    if (resultados.length >= limite || performance.now() > until) break
    last = logged.seq
    const event = eventos.includes(logged.tipo) ? await view.full(logged) : null
    if (event === null) continue
    const dados = eventData(event)
    for (const reason of subscriptions.recipients(event))
      resultados.push(publicEvent(logged, dados(reason)))
  }
  const tem_mais = found.length === MOST_EXAMINED || last < (found.at(-1)?.seq ?? last)
  return { resultados, last, tem_mais }
}

function publicEvent({ id, tipo, criado_em }: LoggedEvent, dados: object): PublicEvent {
  return { id, tipo, criado_em, dados }
}
