import type { Notice } from '../../lib/notice.ts'
import type { EventLog, EventView, LoggedEvent } from '../../monitor/event-log.ts'
import { NO_REASON, eventData } from '../../monitor/event-data.ts'
import type { FullEvent } from '../../monitor/full-event.ts'
import { cursorAhead, expiredEvents } from './notices.ts'

/** An event as accounts see it. */
export interface PublicEvent {
  /** `evt_…` */
  id: string
  tipo: FullEvent['tipo']
  /** ISO 8601, UTC */
  criado_em: string
  /** As in its deliveries, except for what depends on a webhook's filters. */
  dados: object
}

interface EventsRequest {
  conta_id: string
  /** Null: all. */
  tipo: FullEvent['tipo'] | null
  /** Only those that came after this one in the order of commits. */
  after: number
  limite: number
}

interface EventsAnswer {
  resultados: PublicEvent[]
  /** The place of the last event that was read. */
  last: number
  tem_mais: boolean
  avisos: Notice[]
}

/** Past events, for clients that poll instead of receiving deliveries. */
export interface EventQueries {
  list(request: EventsRequest): Promise<EventsAnswer>
}

export function createEventQueries(log: EventLog): EventQueries {
  return {
    list: ({ limite, after, ...whose }) =>
      log.read(async (view) => {
        const found = await view.visible({ ...whose, after, limit: limite + 1 })
        const shown = found.slice(0, limite)
        const { oldest, newest } = await view.bounds()
        const expired = after > 0 && oldest !== null && after < oldest - 1
        return {
          resultados: await publicEvents(view, shown),
          last: shown.at(-1)?.seq ?? after,
          tem_mais: found.length > limite,
          avisos: [...(expired ? [expiredEvents] : []), ...(after > newest ? [cursorAhead] : [])],
        }
      }),
  }
}

async function publicEvents(view: EventView, events: LoggedEvent[]): Promise<PublicEvent[]> {
  const shown: PublicEvent[] = []
  for (const logged of events) {
    const event = await view.full(logged)
    if (event === null) continue
    const { id, tipo, criado_em } = logged
    shown.push({ id, tipo, criado_em, dados: eventData(event)(NO_REASON) })
  }
  return shown
}
