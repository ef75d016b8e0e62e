import type { DatabaseSync } from 'node:sqlite'
import { findGaps } from '../gazette/coverage.ts'
import type {
  Aviso,
  EditionFilter,
  Edicao,
  SearchAnswer,
  SearchParams,
  Simulation,
  SimulationParams,
} from '../http/archive.ts'
import { emptyArchive, gapNotices } from '../http/notices.ts'
import { unknownValue } from '../service/webhooks/notices.ts'
import { reportSources } from '../http/source-report.ts'
import { dateOfDay, dayNumber } from '../lib/dates.ts'
import type { SearchFilters, SearchReader } from '../search/search-index.ts'
import { nearest } from '../search/suggest.ts'
import { createVersionedCache } from '../lib/versioned-cache.ts'
import { snapshot } from '../store/database.ts'
import { createEditionReader } from '../store/editions.ts'
import { createLedgerReader } from '../store/ledger.ts'
import { createPublicationReader } from '../store/publications.ts'
import { createSourceStatusReader } from '../store/source-status.ts'
import { createValueReader } from '../store/values.ts'

/** Date ranges whose gaps are kept: years of the ledger are read for each. */
const MAX_CACHED_NOTICES = 200
/** What an alert is tried on: a season, holidays and all. */
const SIMULATED_DAYS = 90
/** Acts shown of those that it would have found. */
const EXAMPLES = 5

/** The archive's slower questions, each answered on one snapshot. `today`: the date in Brasília. */
export function createArchiveQuery(db: DatabaseSync, index: SearchReader) {
  const publications = createPublicationReader(db)
  const editions = createEditionReader(db)
  const ledger = createLedgerReader(db)
  const values = createValueReader(db)
  const status = createSourceStatusReader(db)
  const notices = createVersionedCache<Aviso[]>(db, MAX_CACHED_NOTICES)

  return {
    search(params: SearchParams, today: string): SearchAnswer {
      return snapshot(db, () => {
        const { query, filters, order, pagina, limite } = params
        const offset = (pagina - 1) * limite
        const { total, keys } = index.search({ query, filters, order, offset, limit: limite })
        const avisos = [
          ...(total === 0 ? emptinessNotices(filters) : []),
          ...coverageNotices(filters, today, filters.data_inicio ? 'data_inicio' : 'data_fim'),
        ]
        return { total, resultados: publications.hitsAsJson(keys), avisos: avisos.slice(0, 10) }
      })
    },

    /** What an alert would have found; without a period, in the last days of the archive. */
    simulate({ query, filters, period }: SimulationParams, today: string): Simulation {
      return snapshot(db, () => {
        const last = publications.summary().ultima_data ?? today
        const { desde, ate } = period ?? {
          desde: dateOfDay(dayNumber(last) - SIMULATED_DAYS + 1),
          ate: last,
        }
        const within = { ...filters, data_inicio: desde, data_fim: ate }
        const { total, dia } = index.facets(query, within)
        const newest = { query, filters: within, order: 'recentes' as const, offset: 0 }
        const { keys } = index.search({ ...newest, limit: EXAMPLES })
        return {
          desde,
          ate,
          total,
          dias: daysBetween(desde, ate).map((data) => ({ data, total: dia.get(data) ?? 0 })),
          exemplos: publications.hits(keys),
          avisos: [
            ...(bears({}) ? [] : [emptyArchive]),
            ...coverageNotices(within, today, period === null ? 'consulta' : 'desde'),
          ],
        }
      })
    },

    /** The ids of what it would have found, oldest first. */
    matching({ query, filters, period }: SimulationParams, limit: number): string[] {
      return snapshot(db, () => {
        const dates = period && { data_inicio: period.desde, data_fim: period.ate }
        const request = { query, filters: { ...filters, ...dates }, order: 'antigas' as const }
        const { keys } = index.search({ ...request, offset: 0, limit })
        return publications.hits(keys).map(({ id }) => id)
      })
    },

    editions(filter: EditionFilter, today: string): { edicoes: Edicao[]; avisos: Aviso[] } {
      return snapshot(db, () => ({
        edicoes: editions.list(filter),
        avisos: coverageNotices(datesOf(filter), today, Object.keys(filter)[0] ?? 'data'),
      }))
    },

    sources({ desde: first, ate: last }: { desde: string; ate: string }, today: string) {
      return snapshot(db, () => ({
        fontes: reportSources(ledger.between(first, last), { first, last, today }),
        coletor: status.read(),
      }))
    },
  }

  /** Why nothing was found, where the reason is a value that no publication bears. */
  function emptinessNotices({ orgaos = [], tipos_ato = [], edicao }: SearchFilters): Aviso[] {
    if (!bears({})) return [emptyArchive]
    return [
      ...orgaos
        .filter((orgao) => !bears({ orgaos: [orgao] }))
        .map((orgao) => unknownValue('orgao', orgao, nearest(orgao, values.bodies()))),
      ...tipos_ato
        .filter((tipo) => !bears({ tipos_ato: [tipo] }))
        .map((tipo) => unknownValue('tipo_ato', tipo, nearest(tipo, values.actTypes()))),
      ...(edicao !== undefined && !bears({ edicao }) ? [unknownValue('edicao', edicao, [])] : []),
    ]
  }

  function bears(filters: SearchFilters): boolean {
    const all = { kind: 'all' } as const
    return index.search({ query: all, filters, order: 'recentes', offset: 0, limit: 1 }).total > 0
  }

  /** Editions missing inside the dates asked for by `campo`; nothing when no dates were asked. */
  function coverageNotices(filters: SearchFilters, today: string, campo: string): Aviso[] {
    const { data_inicio, data_fim, secoes } = filters
    if (data_inicio === undefined && data_fim === undefined) return []
    const first = data_inicio ?? ledger.firstDate() ?? today
    const last = data_fim !== undefined && data_fim < today ? data_fim : today
    const asked = secoes && secoes.length > 0 ? secoes : ['1', '2', '3']
    const sections = asked.filter((s) => s !== 'extra').map((s) => `DO${s}`)
    return notices.get(`${campo} ${first} ${last} ${sections.join()}`, () =>
      gapNotices(findGaps(ledger.between(first, last), sections, first, last), campo),
    )
  }
}

function daysBetween(first: string, last: string): string[] {
  const from = dayNumber(first)
  return Array.from({ length: dayNumber(last) - from + 1 }, (_, i) => dateOfDay(from + i))
}

/** The dates an edition filter speaks of, as a search filter would. */
function datesOf({ data, mes, ano }: EditionFilter): SearchFilters {
  if (data !== undefined) return { data_inicio: data, data_fim: data }
  if (mes !== undefined) return { data_inicio: `${mes}-01`, data_fim: lastDayOfMonth(mes) }
  if (ano !== undefined) return { data_inicio: `${ano}-01-01`, data_fim: `${ano}-12-31` }
  return {}
}

/** The day before the first of the month after. */
function lastDayOfMonth(mes: string): string {
  const afterIt = new Date(`${mes}-01T00:00:00Z`)
  afterIt.setUTCMonth(afterIt.getUTCMonth() + 1, 0)
  return afterIt.toISOString().slice(0, 10)
}
