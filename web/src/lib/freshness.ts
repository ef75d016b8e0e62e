import type { Coletor, Edicao, Fonte } from '../api/schema.ts'
import type { Day } from './dates.ts'

export type Freshness =
  | { state: 'empty' }
  | { state: 'silent'; since: string | null; day: Day | null }
  | { state: 'awaited'; sections: string[]; day: Day }
  | { state: 'part' | 'whole'; day: Day }

/** After so many requests without an answer it is the source's silence that matters most. */
const SILENT_AFTER = 3

/** What the archive has of the newest edition, in one word; the worst news first. */
export function freshnessOf(
  editions: Edicao[],
  sources: Fonte[],
  collector: Coletor | null,
  today: Day,
): Freshness {
  const day = editions.reduce<Day | null>(
    (newest, { data }) => (newest === null || data > newest ? data : newest),
    null,
  )
  if (collector && collector.falhas_consecutivas >= SILENT_AFTER)
    return { state: 'silent', since: collector.ultima_resposta_em, day }
  if (day === null) return { state: 'empty' }
  const awaited = sources.filter(({ data, estado }) => data === today && estado === 'pendente')
  if (awaited.length > 0)
    return { state: 'awaited', sections: awaited.map(({ secao }) => secao), day }
  const ofDay = sources.filter(({ data, estado }) => data === day && estado !== 'sem_edicao')
  const isWhole = ofDay.length > 0 && ofDay.every(({ estado }) => estado === 'completa')
  return { state: isWhole ? 'whole' : 'part', day }
}
