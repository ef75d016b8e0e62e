import type { EditionFilter } from '../../gazette/edition.ts'
import { lateSections } from '../../gazette/ledger/punctuality.ts'
import { withRoots } from './with-roots.ts'
import { reportSources } from '../../gazette/ledger/source-report.ts'
import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, lastDayOfMonth } from '../../lib/time/dates.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import type { NearActs } from '../../meaning/near-acts.ts'
import type { Notice } from '../notice.ts'
import type { ArchiveQueries } from './archive-queries.ts'
import type { ArchiveStore, ArchiveView } from './archive-store.ts'
import { type MissingNotices, hasDates } from './missing-notices.ts'
import type { WatchedRowQueries } from '../rows/past-rows.ts'
import { withProvisional } from './provisional.ts'
import { createActSearch } from './search-acts.ts'
import { createSimulations } from './simulations.ts'

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
  const { store, clock, missing, rows } = options
  const searchActs = createActSearch(options)
  const today = () => brasiliaDate(clock())

  return {
    search: (asked) => store.read((view) => searchActs(view, asked)),

    ...createSimulations({ store, missing, rows, today }),

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

  async function missingOf(view: ArchiveView, filter: EditionFilter): Promise<Notice[]> {
    const dates = datesOf(filter)
    return hasDates(dates) ? await missing(view, dates, Object.keys(filter)[0] ?? 'data') : []
  }
}

/** The dates that an edition filter selects, as a search filter. */
function datesOf({ data, mes, ano }: EditionFilter): SearchFilters {
  if (data !== undefined) return { data_inicio: data, data_fim: data }
  if (mes !== undefined) return { data_inicio: `${mes}-01`, data_fim: lastDayOfMonth(mes) }
  if (ano !== undefined) return { data_inicio: `${ano}-01-01`, data_fim: `${ano}-12-31` }
  return {}
}
