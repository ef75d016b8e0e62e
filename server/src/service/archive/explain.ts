import { findGaps } from '../../gazette/coverage.ts'
import type { Clock } from '../../lib/clock.ts'
import { brasiliaDate } from '../../lib/dates.ts'
import { explainNothing } from '../../search/reading/nothing-found.ts'
import {
  type AskedSearch,
  type MeantSearch,
  bodiesMeant,
} from '../../search/reading/read-search.ts'
import type { SearchFilters } from '../../search/search-index.ts'
import { nearest } from '../../search/suggest.ts'
import type { Notice } from '../../lib/notice.ts'
import type { ArchiveView } from './archive-store.ts'
import { emptyArchive, gapNotices, tooNarrow, unknownValue, unknownWord } from './notices.ts'

/** Whether any act has all of this. */
export async function bears(view: ArchiveView, filters: SearchFilters): Promise<boolean> {
  return (await countOf(view, { query: { kind: 'all' }, filters })) > 0
}

/** How many acts a search finds. */
export async function countOf(view: ArchiveView, meant: MeantSearch): Promise<number> {
  const page = { order: 'recentes', offset: 0, limit: 1 } as const
  return (await view.index.search({ ...meant, ...page })).total
}

/** Explains an empty result: by filter values that no publication has, else by the parts of the query. */
export async function emptinessNotices(
  view: ArchiveView,
  asked: AskedSearch,
  read: MeantSearch,
): Promise<Notice[]> {
  if (!(await bears(view, {}))) return [emptyArchive]
  const values = await valueNotices(view, asked)
  return values.length > 0 ? values : await queryNotices(view, read)
}

async function queryNotices(view: ArchiveView, { query, filters }: MeantSearch): Promise<Notice[]> {
  const { ausentes, sem } = await explainNothing(query, {
    total: (part) => countOf(view, { query: part, filters }),
    exists: async (part) => (await countOf(view, { query: part, filters: {} })) > 0,
    nearestWords: view.index.nearestWords,
  })
  const words = ausentes.map(({ palavra, sugestoes }) =>
    unknownWord(
      palavra,
      sugestoes.map((word) => word.palavra),
    ),
  )
  return sem.length > 0 ? [...words, tooNarrow(sem)] : words
}

/** A value that no publication has, among others that are found: the total would hide it. */
export async function alternativeNotices(view: ArchiveView, asked: AskedSearch): Promise<Notice[]> {
  const { orgaos = [], tipos_ato = [] } = asked.filters
  const filters = {
    ...(orgaos.length > 1 && { orgaos }),
    ...(tipos_ato.length > 1 && { tipos_ato }),
  }
  return valueNotices(view, { ...asked, filters })
}

async function valueNotices(
  view: ArchiveView,
  { filters: { orgaos = [], tipos_ato = [], edicao }, leitura }: AskedSearch,
): Promise<Notice[]> {
  const notices: Notice[] = []
  for (const orgao of orgaos)
    if (!(await bears(view, { orgaos: bodiesMeant(orgao, leitura) })))
      notices.push(unknownValue('orgao', orgao, nearest(orgao, await view.bodies())))
  for (const tipo of tipos_ato)
    if (!(await bears(view, { tipos_ato: [tipo] })))
      notices.push(unknownValue('tipo_ato', tipo, nearest(tipo, await view.actTypes())))
  if (edicao !== undefined && !(await bears(view, { edicao })))
    notices.push(unknownValue('edicao', edicao, []))
  return notices
}

/** Dates that were asked for, by the parameter `campo`. */
export interface AskedDates {
  first: string
  last: string
  /** Regular sections, as the source names them. */
  sections: string[]
  campo: string
}

/** The dates that a search filter asks for; null when it asks for none. */
export async function askedDates(
  view: ArchiveView,
  { data_inicio, data_fim, secoes }: SearchFilters,
  clock: Clock,
  campo: string,
): Promise<AskedDates | null> {
  if (data_inicio === undefined && data_fim === undefined) return null
  const today = brasiliaDate(clock())
  const asked = secoes && secoes.length > 0 ? secoes : ['1', '2', '3']
  return {
    first: data_inicio ?? (await view.firstLedgerDate()) ?? today,
    last: data_fim !== undefined && data_fim < today ? data_fim : today,
    sections: asked.filter((secao) => secao !== 'extra').map((secao) => `DO${secao}`),
    campo,
  }
}

/** Editions missing inside the dates asked for. */
export async function coverageNotices(
  view: ArchiveView,
  { first, last, sections, campo }: AskedDates,
): Promise<Notice[]> {
  return gapNotices(findGaps(await view.ledger(first, last), sections, first, last), campo)
}
