import type { Coletor, Edicao, Fonte } from '../api/schema.ts'
import { type Day, addDays } from '../lib/dates.ts'

export type FreshnessState =
  | { state: 'empty' }
  | { state: 'silent'; since: string | null; day: Day | null }
  | { state: 'old'; day: Day }
  | { state: 'awaited'; sections: string[]; day: Day }
  | { state: 'part' | 'whole'; day: Day }

/** After this many requests without an answer, the silence of the source is the main news. */
const SILENT_AFTER = 3
/** An edition is old once more than this many publishing days have followed it. */
const RECENT_DAYS = 2
/** The longest period of one ledger request, without its first day. */
const LEDGER_DAYS = 365

/** The newest day with an edition in the archive; null: it is empty. */
export function newestOf(editions: Edicao[]): Day | null {
  return editions.reduce<Day | null>(
    (newest, { data }) => (newest === null || data > newest ? data : newest),
    null,
  )
}

/**
 * The days of the ledger that show how fresh the archive is: from the newest edition on, a year at
 * most.
 */
export function freshnessPeriod(newest: Day | null, today: Day): { desde: Day; ate: Day } {
  const desde = newest ?? today
  const reach = addDays(desde, LEDGER_DAYS)
  const last = desde > today ? desde : today
  return { desde, ate: reach < last ? reach : last }
}

/** The state of the newest edition in one word; the worst news first. */
export function freshnessOf(
  editions: Edicao[],
  sources: Fonte[],
  collector: Coletor | null,
  today: Day,
): FreshnessState {
  const day = newestOf(editions)
  if (collector && collector.falhas_consecutivas >= SILENT_AFTER)
    return { state: 'silent', since: collector.ultima_resposta_em, day }
  if (day === null) return { state: 'empty' }
  if (publishingDays(sources, day, today) > RECENT_DAYS) return { state: 'old', day }
  const awaited = sources.filter(({ data, estado }) => data === today && estado === 'pendente')
  if (awaited.length > 0)
    return { state: 'awaited', sections: awaited.map(({ secao }) => secao), day }
  const ofDay = sources.filter(({ data, estado }) => data === day && estado !== 'sem_edicao')
  const isWhole = ofDay.length > 0 && ofDay.every(({ estado }) => estado === 'completa')
  return { state: isWhole ? 'whole' : 'part', day }
}

/** Days after `day` with an expected edition: the ledger has no rows for weekends and holidays. */
function publishingDays(sources: Fonte[], day: Day, today: Day): number {
  const expected = sources.filter(
    ({ data, secao, estado }) =>
      data > day && data <= today && secao !== 'extra' && estado !== 'sem_edicao',
  )
  return new Set(expected.map(({ data }) => data)).size
}
