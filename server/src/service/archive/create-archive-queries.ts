import type { EditionFilter } from '../../gazette/edition.ts'
import { coveredDays } from '../../gazette/ledger/coverage.ts'
import { lateSections } from '../../gazette/ledger/punctuality.ts'
import { withRoots } from './with-roots.ts'
import { reportSources } from '../../gazette/ledger/source-report.ts'
import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber, lastDayOfMonth } from '../../lib/time/dates.ts'
import { type AskedSearch, type ReadSearch, readSearch } from '../../search/reading/read-search.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import { type WatchedRows, rowTermosOf } from '../../monitor/watched-rows.ts'
import type { NearActs } from '../../meaning/near-acts.ts'
import type { Notice } from '../notice.ts'
import type {
  ArchiveQueries,
  Period,
  SearchReading,
  Simulation,
  SimulationParams,
} from './archive-queries.ts'
import type { ArchiveStore, ArchiveView } from './archive-store.ts'
import { approximate, isApproximated } from './approximate.ts'
import {
  alternativeNotices,
  countFound,
  emptinessNotices,
  indexNotices,
  queryNotices,
  readingNotices,
} from './explain.ts'
import { facetsAndHistogram } from './facets.ts'
import { type MissingNotices, dateFieldOf, hasDates, withMissing } from './missing-notices.ts'
import { emptyArchive } from './notices.ts'
import { createNearWords } from './near-words.ts'
import { partsAsJson } from './found-parts.ts'
import { pageAsJson } from './page-as-json.ts'
import { lastRows } from '../rows/last-rows.ts'
import type { WatchedRowQueries } from '../rows/past-rows.ts'
import { withProvisional } from './provisional.ts'
import { createUndoneActs } from './undone.ts'
import { createValueNames } from './value-names.ts'

/** Where no approximate list is asked for. */
const NOTHING = { aproximados: null, avisos: [] }
/** The default period of a simulation: about three months. */
const SIMULATED_DAYS = 90
/** How many matches of a simulation are shown. */
const EXAMPLES = 5

export interface ArchiveQueriesOptions {
  store: ArchiveStore
  /** What the store reads. */
  content: Changes
  clock: Clock
  missing: MissingNotices
  /** Null: nothing is found by its meaning. */
  meaning: NearActs | null
  rows: WatchedRowQueries
}

/** Answers queries to the archive. */
export function createArchiveQueries(options: ArchiveQueriesOptions): ArchiveQueries {
  const { store, content, clock, missing, meaning, rows } = options
  const undoneIn = createUndoneActs(content, clock)
  const names = createValueNames()
  const nearWords = createNearWords(content)
  const today = () => brasiliaDate(clock())

  return {
    search: (asked) =>
      store.read(async (stored) => {
        const view = { ...stored, index: nearWords(stored.index) }
        const { filters, order, pagina, limite } = asked
        const read = readSearch(asked)
        const offset = (pagina - 1) * limite
        const undone = await undoneIn(view)
        const { query, filters: meant } = read
        const request = { query, filters: meant, order, offset, limit: limite, undone }
        const { total, keys } = await view.index.search(request)
        // What only the index is asked comes first: in a cluster no connection is held meanwhile.
        const consulta = await describeReading(view, asked, read, total)
        const near = isApproximated(asked, total)
          ? await approximate(view, asked, { ...read, total, undone }, meaning)
          : NOTHING
        const avisos = [
          ...(await indexNotices(view, filters, dateFieldOf(filters))),
          ...(total === 0
            ? await emptinessNotices(view, asked, read)
            : await alternativeNotices(view, asked)),
          ...(await readingNotices(view, asked.termo, read, total)),
          ...near.avisos,
        ]
        const gaps =
          total === 0 || hasDates(filters) ? await missing(view, filters, dateFieldOf(filters)) : []
        return {
          total,
          consulta,
          resultados: asked.porParte
            ? await partsAsJson(view, keys, asked, read.query)
            : await pageAsJson(view, keys, asked, read.query),
          aproximados: near.aproximados,
          ...(await facetsAndHistogram(view, names, { ...asked, ...read })),
          avisos: withMissing(avisos, gaps),
        }
      }),

    simulate: (params, examples = EXAMPLES) =>
      params.linhas === null
        ? store.read((view) => simulate(view, params))
        : simulateRows(params, params.linhas, examples),

    matching: async (asked, limit) => {
      if (asked.linhas !== null) return await matchingRows(asked, asked.linhas, limit)
      return await store.read(async (view) => {
        const found = new Map((await idsOf(view, asked, limit)).map((id) => [id, [] as string[]]))
        for (const termo of new Set(asked.termos))
          for (const id of await idsOf(view, { ...asked, termos: [termo] }, limit))
            found.get(id)?.push(termo)
        return [...found].map(([id, termos]) => ({ id, termos }))
      })
    },

    editions: (filter) =>
      store.read(async (view) => ({
        edicoes: await withProvisional(view, await view.editions(filter), clock()),
        avisos: await missingOf(view, filter),
      })),

    sources: ({ desde: first, ate: last }) =>
      store.read(async (view) => ({
        fontes: withRoots(
          reportSources(await view.ledger(first, last), { first, last, now: clock() }),
          await view.roots(first, last),
        ),
        coletor: await view.sourceStatus(),
      })),

    statements: ({ desde, ate }) =>
      store.read(async (view) => (await view.roots(desde, ate)).declaracoes),

    sourceHealth: () =>
      store.read(async (view) => {
        const status = await view.sourceStatus()
        // Without a collector, editions are not expected to arrive by themselves.
        if (status === null) return { late: 0, failures: 0, answeredAt: null }
        const { ultima_resposta_em, falhas_consecutivas } = status
        return {
          late: lateSections(clock(), await view.ledger(today(), today())).length,
          failures: falhas_consecutivas,
          answeredAt: ultima_resposta_em === null ? null : new Date(ultima_resposta_em),
        }
      }),

    summary: () => store.read((view) => view.summary()),
  }

  async function idsOf(
    view: ArchiveView,
    asked: SimulationParams,
    limit: number,
  ): Promise<string[]> {
    const { period } = asked
    const dates = period && { data_inicio: period.desde, data_fim: period.ate }
    const { query, filters } = readSearch({ ...asked, filters: { ...asked.filters, ...dates } })
    const request = { query, filters, order: 'antigas', offset: 0, limit } as const
    const { keys } = await view.index.search(request)
    return (await view.hits(keys)).map(({ id }) => id)
  }

  async function simulate(view: ArchiveView, asked: SimulationParams): Promise<Simulation> {
    const { period } = asked
    const { desde, ate } = period ?? (await lastDays(view))
    const within = { ...asked.filters, data_inicio: desde, data_fim: ate }
    const read = readSearch({ ...asked, filters: within })
    const { total, dia } = await view.index.facets(read.query, read.filters)
    const { query, filters } = read
    const newest = { query, filters, order: 'recentes', offset: 0 } as const
    const { keys } = await view.index.search({ ...newest, limit: EXAMPLES })
    const covered = coveredDays(await view.ledger(desde, ate), asked.filters.secoes)
    return {
      desde,
      ate,
      total,
      consulta: await describeReading(view, asked, read, total),
      dias: daysBetween(desde, ate).map((data) => ({
        data,
        total: dia.get(data) ?? 0,
        coberto: covered.has(data),
      })),
      exemplos: await view.hits(keys),
      avisos: [
        ...(await indexNotices(view, within, period === null ? 'consulta' : 'desde')),
        ...((await view.span()) === null ? [emptyArchive] : []),
        ...(total === 0 ? await queryNotices(view, asked, read) : []).map(ofQuery),
        ...(await readingNotices(view, asked.termo, read, total)).map(ofQuery),
        ...(await missing(view, within, period === null ? 'consulta' : 'desde')),
      ],
    }
  }

  /** The first acts, oldest first, with the rows of each. */
  async function matchingRows(asked: SimulationParams, linhas: WatchedRows, limit: number) {
    const { period, leitura } = asked
    const { acts } = await rows.acts({ linhas, leitura, period })
    const termos = rowTermosOf(linhas)
    return acts
      .toReversed()
      .slice(0, limit)
      .map(({ publicacao: id, linhas: found }) => ({ id, termos, linhas: found }))
  }

  async function simulateRows(
    asked: SimulationParams,
    linhas: WatchedRows,
    examples: number,
  ): Promise<Simulation> {
    const { leitura, period } = asked
    const found =
      period === null
        ? await lastRows(rows, { linhas, leitura }, await store.read(lastDays))
        : { ...(await rows.acts({ linhas, leitura, period })), period }
    const { acts, avisos } = found
    const { desde, ate } = found.period
    const perDay = Map.groupBy(acts, ({ data }) => data)
    const words = { termo: linhas.termo ?? '*', leitura, filters: {} }
    return await store.read(async (view) => {
      const newest = acts.slice(0, examples).map(({ publicacao }) => view.keyOf(publicacao))
      const keys = (await Promise.all(newest)).filter((key) => key !== null)
      const covered = coveredDays(await view.ledger(desde, ate), undefined)
      return {
        desde,
        ate,
        total: acts.length,
        consulta: await describeReading(view, words, readSearch(words), acts.length),
        dias: daysBetween(desde, ate).map((data) => ({
          data,
          total: perDay.get(data)?.length ?? 0,
          coberto: covered.has(data),
        })),
        exemplos: await view.hits(keys),
        avisos,
      }
    })
  }

  async function lastDays(view: ArchiveView): Promise<Period> {
    const last = (await view.summary()).ultima_data ?? today()
    return { desde: dateOfDay(dayNumber(last) - SIMULATED_DAYS + 1), ate: last }
  }

  async function missingOf(view: ArchiveView, filter: EditionFilter): Promise<Notice[]> {
    const dates = datesOf(filter)
    return hasDates(dates) ? await missing(view, dates, Object.keys(filter)[0] ?? 'data') : []
  }
}

/** In alerts, the field of the query is `consulta`. */
const ofQuery = (notice: Notice): Notice => ({ ...notice, campo: 'consulta' })

async function describeReading(
  view: ArchiveView,
  { leitura }: AskedSearch,
  { widenings }: ReadSearch,
  total: number,
): Promise<SearchReading> {
  const ampliacoes = []
  for (const { ampliacao, without } of widenings) {
    const acrescenta = total - (await countFound(view, without))
    if (acrescenta !== 0) ampliacoes.push({ ...ampliacao, acrescenta })
  }
  return { leitura, ampliacoes }
}

function daysBetween(first: string, last: string): string[] {
  const from = dayNumber(first)
  return Array.from({ length: dayNumber(last) - from + 1 }, (_, i) => dateOfDay(from + i))
}

/** The dates that an edition filter selects, as a search filter. */
function datesOf({ data, mes, ano }: EditionFilter): SearchFilters {
  if (data !== undefined) return { data_inicio: data, data_fim: data }
  if (mes !== undefined) return { data_inicio: `${mes}-01`, data_fim: lastDayOfMonth(mes) }
  if (ano !== undefined) return { data_inicio: `${ano}-01-01`, data_fim: `${ano}-12-31` }
  return {}
}
