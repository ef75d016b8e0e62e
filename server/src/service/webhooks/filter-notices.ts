import { requestBudget } from '../../lib/flow/budget.ts'
import type { Notice } from '../notice.ts'
import { bodiesMeant } from '../../search/reading/read-search.ts'
import type { WatchedRows } from '../../monitor/watched-rows.ts'
import type { AskedFilters, SearchFilters } from '../../search/search-reader.ts'
import { type Nearest, nearestAmong } from '../../../engine/analysis.ts'
import { unknownValue } from '../archive/notices.ts'
import { withoutExtra } from './notices.ts'

/** The filters of a webhook or of an alert. */
export type NoticedFilters = Pick<
  AskedFilters,
  'secoes' | 'orgaos' | 'orgaos_exceto' | 'tipos_ato'
> & { linhas?: Pick<WatchedRows, 'orgao'> | null }

/** The values that filters can take, from the archive. */
export interface FilterValues {
  /** Whether any act passes. */
  hasActs(filters: SearchFilters): Promise<boolean>
  /** The path of every body, its prefixes and the names of its levels. */
  bodies(): Promise<Iterable<string>>
  actTypes(): Promise<Iterable<string>>
}

/** Queries about the filters of webhooks and alerts. */
export interface FilterQueries {
  /** Notices for the owner of these filters, read by the version `leitura`. */
  notices(filtros: NoticedFilters, leitura: number): Promise<Notice[]>
}

export function createFilterQueries(values: FilterValues): FilterQueries {
  return { notices: (filtros, leitura) => filterNotices(values, filtros, leitura) }
}

/** Together with the one about sections, as many as an answer may have. */
const MOST_UNKNOWN = 9

async function filterNotices(
  values: FilterValues,
  { secoes = [], orgaos = [], orgaos_exceto = [], tipos_ato = [], linhas = null }: NoticedFilters,
  leitura: number,
): Promise<Notice[]> {
  const similarBodies = onceAsked(values.bodies)
  const similarTypes = onceAsked(values.actTypes)
  const lacksExtra = !secoes.includes('extra') && secoes.some((one) => lacksItsExtra(one, secoes))
  const notices = lacksExtra ? [withoutExtra] : []
  const bodiesAsked = (field: string, bodies: string[]) =>
    bodies.map((value, index) => ({
      what: 'orgao' as const,
      campo: `filtros.${field}[${index}]`,
      value,
      filters: { orgaos: bodiesMeant(value, leitura) },
      similar: similarBodies,
    }))
  const asked = [
    ...bodiesAsked('orgaos', orgaos),
    ...bodiesAsked('orgaos_exceto', orgaos_exceto),
    ...bodiesAsked('linhas.orgao', linhas?.orgao ?? []),
    ...tipos_ato.map((value, index) => ({
      what: 'tipo_ato' as const,
      campo: `filtros.tipos_ato[${index}]`,
      value,
      filters: { tipos_ato: [value] },
      similar: similarTypes,
    })),
  ]
  // An empty archive causes no such notices.
  if (asked.length === 0 || !(await values.hasActs({}))) return notices
  const most = notices.length + MOST_UNKNOWN
  for (const { what, campo, value, filters, similar } of asked) {
    if (notices.length === most) break
    if (await values.hasActs(filters)) continue
    const nearest = await similar()
    notices.push({ ...unknownValue(what, value, nearest(value, requestBudget)), campo })
  }
  return notices
}

/** Whether a regular section is asked for without its extra editions. */
function lacksItsExtra(secao: string, secoes: string[]): boolean {
  return !secao.startsWith('extra') && !secoes.includes(`extra${secao}`)
}

/** Finds similar names; they are read when the first value is unknown. */
function onceAsked(names: () => Promise<Iterable<string>>): () => Promise<Nearest> {
  let found: Nearest | null = null
  return async () => (found ??= nearestAmong(await names()))
}
