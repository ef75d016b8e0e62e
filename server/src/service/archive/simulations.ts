import { coveredDays } from '../../gazette/ledger/coverage.ts'
import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import { type WatchedRows, rowTermosOf } from '../../monitor/watched-rows.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import type { Notice } from '../notice.ts'
import { lastRows } from '../rows/last-rows.ts'
import type { WatchedRowQueries } from '../rows/past-rows.ts'
import type { ArchiveQueries, Period, Simulation, SimulationParams } from './archive-queries.ts'
import type { ArchiveStore, ArchiveView } from './archive-store.ts'
import { describeWidenings } from './describe-widenings.ts'
import { indexNotices, queryNotices, readingNotices } from './explain.ts'
import type { MissingNotices } from './missing-notices.ts'
import { emptyArchive } from './notices.ts'

/** The default period of a simulation: about three months. */
const SIMULATED_DAYS = 90
/** How many matches of a simulation are shown. */
const EXAMPLES = 5

interface SimulationOptions {
  store: ArchiveStore
  missing: MissingNotices
  rows: WatchedRowQueries
  /** In Brasília, YYYY-MM-DD. */
  today: () => string
}

/** Tells what alerts would have found. */
export function createSimulations({
  store,
  missing,
  rows,
  today,
}: SimulationOptions): Pick<ArchiveQueries, 'simulate' | 'matching'> {
  return {
    simulate: (params, examples = EXAMPLES) =>
      params.linhas === null
        ? store.read((view) => simulateActs(view, params))
        : simulateRows(params, params.linhas, examples),

    matching: async (asked, limit) =>
      asked.linhas === null
        ? await store.read((view) => matchingActs(view, asked, limit))
        : await matchingRows(asked, asked.linhas, limit),
  }

  async function simulateActs(view: ArchiveView, asked: SimulationParams): Promise<Simulation> {
    const { period } = asked
    const { desde, ate } = period ?? (await lastDays(view, today()))
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
      consulta: await describeWidenings(view, asked, read, total),
      dias: daysOf({ desde, ate }, covered, (day) => dia.get(day) ?? 0),
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
        ? await lastRows(
            rows,
            { linhas, leitura },
            await store.read((view) => lastDays(view, today())),
          )
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
        consulta: await describeWidenings(view, words, readSearch(words), acts.length),
        dias: daysOf({ desde, ate }, covered, (day) => perDay.get(day)?.length ?? 0),
        exemplos: await view.hits(keys),
        avisos,
      }
    })
  }
}

/** The first acts, oldest first, with the terms that each has. */
async function matchingActs(view: ArchiveView, asked: SimulationParams, limit: number) {
  const found = new Map((await idsOf(view, asked, limit)).map((id) => [id, [] as string[]]))
  for (const termo of new Set(asked.termos))
    for (const id of await idsOf(view, { ...asked, termos: [termo] }, limit))
      found.get(id)?.push(termo)
  return [...found].map(([id, termos]) => ({ id, termos }))
}

async function idsOf(view: ArchiveView, asked: SimulationParams, limit: number): Promise<string[]> {
  const { period } = asked
  const dates = period && { data_inicio: period.desde, data_fim: period.ate }
  const { query, filters } = readSearch({ ...asked, filters: { ...asked.filters, ...dates } })
  const request = { query, filters, order: 'antigas', offset: 0, limit } as const
  const { keys } = await view.index.search(request)
  return (await view.hits(keys)).map(({ id }) => id)
}

/** The last days of the archive; of the time before `today` if it is empty. */
async function lastDays(view: ArchiveView, today: string): Promise<Period> {
  const last = (await view.summary()).ultima_data ?? today
  return { desde: dateOfDay(dayNumber(last) - SIMULATED_DAYS + 1), ate: last }
}

/** In alerts, the field of the query is `consulta`. */
const ofQuery = (notice: Notice): Notice => ({ ...notice, campo: 'consulta' })

/** Every day of the period, with how many were found of it. */
function daysOf({ desde, ate }: Period, covered: Set<string>, totalOf: (day: string) => number) {
  const first = dayNumber(desde)
  const days = Array.from({ length: dayNumber(ate) - first + 1 }, (_, i) => dateOfDay(first + i))
  return days.map((data) => ({ data, total: totalOf(data), coberto: covered.has(data) }))
}
