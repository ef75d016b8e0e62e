import type { DatabaseSync } from 'node:sqlite'
import { cursorAhead, expiredEvents, withoutExtra } from '../http/notices.ts'
import { unknownValue } from '../service/archive/notices.ts'
import type { Aviso } from '../http/schemas/aviso.ts'
import type { Periodo } from '../http/schemas/estatisticas.ts'
import type { EventsAnswer, EventsRequest } from '../http/webhook-desk.ts'
import { factData } from '../monitor/fact-data.ts'
import type { SearchFilters } from '../search/search-index.ts'
import type { EmbeddedIndex } from '../search/segment/index.ts'
import { nearest } from '../search/suggest.ts'
import { snapshot } from '../store/database.ts'
import { type DeliveryFilter, createDeliveryReader } from '../store/deliveries-reader.ts'
import { createFactReader } from '../store/facts.ts'
import { createReplayStore } from '../store/replays.ts'
import { createValueReader } from '../store/values.ts'
import { createWebhookReader } from '../store/webhook-reader.ts'
import { createStatisticsReader } from '../store/webhook-statistics.ts'

/** The filters of a webhook or of an alert. */
export type NoticedFilters = Pick<SearchFilters, 'secoes' | 'orgaos' | 'tipos_ato'>

/** The slower questions about webhooks, each answered on one snapshot. */
export function createWebhookQuery(db: DatabaseSync, index: Pick<EmbeddedIndex, 'search'>) {
  const webhooks = createWebhookReader(db)
  const deliveries = createDeliveryReader(db)
  const statistics = createStatisticsReader(db)
  const facts = createFactReader(db)
  const values = createValueReader(db)
  const replays = createReplayStore(db)
  const oldestEvent = db.prepare('SELECT min(seq) AS seq FROM events')
  // Ever, also when it is no longer kept.
  const newestEvent = db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'events'")

  return {
    list: (conta_id: string) => webhooks.list(conta_id),

    deliveries: (webhookId: string, filter: DeliveryFilter, offset: number, limit: number) =>
      snapshot(db, () => deliveries.page(webhookId, filter, offset, limit)),

    statistics: (webhookId: string, periodo: Periodo, now: Date) =>
      snapshot(db, () => statistics.read(webhookId, periodo, now)),

    replays: (webhookId: string) => replays.list(webhookId),

    events({ conta_id, tipo, after, limite }: EventsRequest): EventsAnswer {
      return snapshot(db, () => {
        const found = facts.visible({ seq: after, tipo, conta_id, limit: limite + 1 })
        const shown = found.slice(0, limite)
        const oldest = oldestEvent.get()?.seq ?? null
        const expired = after > 0 && oldest !== null && after < Number(oldest) - 1
        const ahead = after > Number(newestEvent.get()?.seq ?? 0)
        return {
          resultados: shown.flatMap(({ read }) => {
            const fact = read()
            if (fact === null) return []
            const { id, tipo, criado_em } = fact
            return [{ id, tipo, criado_em, dados: factData(fact, []) }]
          }),
          last: shown.at(-1)?.seq ?? after,
          tem_mais: found.length > limite,
          avisos: [...(expired ? [expiredEvents] : []), ...(ahead ? [cursorAhead] : [])],
        }
      })
    },

    /** What the owner of such filters should know. */
    filterNotices({ secoes = [], orgaos = [], tipos_ato = [] }: NoticedFilters): Aviso[] {
      return snapshot(db, () => {
        const lacksExtra = secoes.length > 0 && !secoes.includes('extra')
        const unknown = unknownNotices(orgaos, tipos_ato).take(MOST_UNKNOWN)
        return [...(lacksExtra ? [withoutExtra] : []), ...unknown]
      })
    },
  }

  /** Of an empty archive, none. Made one by one, for what a value may have meant takes a while to tell. */
  function* unknownNotices(orgaos: string[], tipos_ato: string[]): Generator<Aviso> {
    if (!hasActs({})) return
    yield* unknownValues('orgao', 'orgaos', orgaos, values.bodies)
    yield* unknownValues('tipo_ato', 'tipos_ato', tipos_ato, values.actTypes)
  }

  /** Those of a filter's values that no act has. */
  function* unknownValues(
    what: 'orgao' | 'tipo_ato',
    list: 'orgaos' | 'tipos_ato',
    given: string[],
    existing: () => Iterable<string>,
  ): Generator<Aviso> {
    for (const [index, value] of given.entries()) {
      if (hasActs({ [list]: [value] })) continue
      const notice = unknownValue(what, value, nearest(value, existing()))
      yield { ...notice, campo: `filtros.${list}[${index}]` }
    }
  }

  function hasActs(filters: SearchFilters): boolean {
    const all = { kind: 'all' } as const
    return index.search({ query: all, filters, order: 'recentes', offset: 0, limit: 1 }).total > 0
  }
}

/** With the one about sections, as many as an answer may have. */
const MOST_UNKNOWN = 9
