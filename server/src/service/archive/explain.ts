import { findGaps } from '../../gazette/ledger/coverage.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import { brasiliaDate } from '../../lib/time/dates.ts'
import { printQuery } from '../../../engine/query.ts'
import { trapsIn } from '../../search/reading/traps.ts'
import { correctionsOf } from '../../search/reading/corrections.ts'
import { meantTermo } from '../../search/reading/approximate-search.ts'
import { type Alternative, largestParts } from '../../search/reading/largest-part.ts'
import { explainNothing } from '../../search/reading/nothing-found.ts'
import { asTyped } from '../../search/reading/as-typed.ts'
import { type Row, areApart, nameIn } from '../../search/reading/names-apart.ts'
import {
  type AskedSearch,
  type MeantSearch,
  type ReadSearch,
  bodiesMeant,
  readSearch,
} from '../../search/reading/read-search.ts'
import { readSought } from '../../search/reading/read-sought.ts'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import {
  nearestAmong,
  onceFolded,
  shortName,
  shortNamesOfLevel,
  slug,
  tokenize,
} from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import type { Notice } from '../notice.ts'
import type { ArchiveView } from './archive-store.ts'
import { narrowFilters } from './narrow-filters.ts'
import { printedWords } from './printed-words.ts'
import {
  MOST_NOTICES,
  emptyArchive,
  fieldTooNarrow,
  filterTooNarrow,
  gapNotices,
  omittedNotices,
  outsidePeriod,
  phraseTooNarrow,
  scatteredWords,
  tooNarrow,
  trapNotice,
  unindexedNotices,
  unknownValue,
  unknownWord,
} from './notices.ts'

/** Whether any act passes all of these. */
async function bears(view: ArchiveView, filters: SearchFilters): Promise<boolean> {
  return (await countFound(view, { query: { kind: 'all' }, filters })) > 0
}

/** The number of acts that a search finds. */
export async function countFound(view: ArchiveView, meant: MeantSearch): Promise<number> {
  const page = { order: 'recentes', offset: 0, limit: 0 } as const
  return (await view.index.search({ ...meant, ...page })).total
}

/**
 * Explains an empty result: by filter values that no publication has, otherwise by the parts of the
 * query.
 */
export async function emptinessNotices(
  view: ArchiveView,
  asked: AskedSearch,
  read: MeantSearch,
): Promise<Notice[]> {
  const span = await view.span()
  if (span === null) return [emptyArchive]
  const values = [...(await valueNotices(view, asked)), ...periodNotices(span, asked.filters)]
  if (values.length > 0) return values
  return [
    ...(await signatureNotices(view, asked)),
    ...(await filterNotices(view, asked, read)),
    ...(await queryNotices(view, asked, read)),
  ]
}

/** Says so if all that is found is found in who signs. */
async function signatureNotices(view: ArchiveView, asked: AskedSearch): Promise<Notice[]> {
  const { ignorar_assinatura, ...filters } = asked.filters
  if (!ignorar_assinatura) return []
  const total = await countFound(view, readSearch({ ...asked, filters }))
  return total === 0 ? [] : [filterTooNarrow({ campo: 'ignorar_assinatura', total }, asked.termo)]
}

/** Filters that exclude, each alone, all that the query finds. */
async function filterNotices(
  view: ArchiveView,
  { termo }: AskedSearch,
  read: MeantSearch,
): Promise<Notice[]> {
  const narrow = await view.budget.spare(EXPLANATION_STEPS, () =>
    narrowFilters(read, (search) => countFound(view, search)),
  )
  return narrow?.map((filter) => filterTooNarrow(filter, termo)) ?? [omittedNotices]
}

/** Enough to explain 5 words, each compared with 1,600 others, and for some searches. */
const EXPLANATION_STEPS = 1_500_000

/** Why the words of a query find nothing, when no filter is to blame, and what finds something. */
export async function queryNotices(
  view: ArchiveView,
  asked: AskedSearch,
  meant: MeantSearch,
): Promise<Notice[]> {
  if ((asked.termos ?? []).length > 0) return [] // hundreds of items are not explained one by one
  const explained = () => explainedNotices(view, asked, meant)
  return (await view.budget.spare(EXPLANATION_STEPS, explained)) ?? [omittedNotices]
}

/** Whatever is suggested finds something. */
async function explainedNotices(
  view: ArchiveView,
  { termo, leitura, filters: { ignorar_assinatura = false } }: AskedSearch,
  { query, filters }: MeantSearch,
): Promise<Notice[]> {
  const { nearestWords } = view.index
  const total = (part: Query) => countFound(view, { query: part, filters })
  const everywhere = (part: Query) => countFound(view, { query: part, filters: {} })
  const exists = async (part: Query) => (await everywhere(part)) > 0
  const readAlike = (consulta: string) =>
    readSought({ termo: consulta, leitura, ignorar_assinatura })
  const finds = async (consulta: string) => (await total(readAlike(consulta))) > 0
  const why = await explainNothing(query, { total, exists, nearestWords })
  const suggested = why.ausentes.flatMap(({ sugestoes }) => sugestoes.map(({ palavra }) => palavra))
  const spellings = await printedWords(view, suggested)
  const words = await allOnceOver(
    correctionsOf(termo, why.ausentes, spellings).map(async ({ palavra, consultas }) => {
      const finding = await allOnceOver(consultas.map(finds))
      return { palavra, consultas: consultas.filter((_, i) => finding[i]) }
    }),
  )
  const told = words.flatMap(({ consultas }) => consultas.map(slug))
  const index = { total: everywhere, nearestWords }
  // It takes the most searches; without it the rest is still worth telling.
  const sem = await view.budget.spare(EXPLANATION_STEPS, async () => {
    const meant = leitura === LITERAL ? termo : await meantTermo(termo, index)
    const parts = await largestParts(termo, readAlike(meant), total)
    return parts.filter(({ consulta }) => !told.includes(slug(consulta)))
  })
  const typed = new Set(tokenize(termo).map(({ text }) => text))
  const inParts = (sem ?? []).flatMap(({ consulta }) => tokenize(consulta).map(({ text }) => text))
  const corrected = await printedWords(
    view,
    inParts.filter((word) => !typed.has(word)),
  )
  const spelled = (alternatives: Alternative[]) =>
    alternatives.map(({ parte, total, consulta }) => ({
      parte: asTyped(parte, termo, corrected),
      total,
      consulta: asTyped(consulta, termo, corrected),
    }))
  return [
    ...words.map(unknownWord),
    ...(why.semAspas.length > 0 ? [phraseTooNarrow(spelled(why.semAspas))] : []),
    ...(why.semCampo.length > 0 ? [fieldTooNarrow(spelled(why.semCampo))] : []),
    ...(sem === null ? [omittedNotices] : []),
    ...(sem !== null && sem.length > 0 ? [tooNarrow(spelled(sem))] : []),
  ]
}

/** Dates that lie wholly before the first act or after the last. */
function periodNotices(
  { first, last }: { first: string; last: string },
  { data_inicio, data_fim }: SearchFilters,
): Notice[] {
  if (data_fim !== undefined && data_fim < first) return [outsidePeriod('data_fim', first, last)]
  if (data_inicio !== undefined && data_inicio > last)
    return [outsidePeriod('data_inicio', first, last)]
  return []
}

/** Above this number of acts, a name is not sought. */
const MOST_SCATTERED = 2_000
/** The best acts, whose texts are read. */
const MOST_READ = 20

/** Notices about a query, whatever it finds. */
export async function readingNotices(
  view: ArchiveView,
  termo: string,
  read: ReadSearch,
  total: number,
): Promise<Notice[]> {
  const traps = trapsIn(termo).map(trapNotice)
  // A word that was read more widely need not occur as written.
  const isLooked = total > 0 && total <= MOST_SCATTERED && read.widenings.length === 0
  const row = isLooked ? nameIn(read.query) : null
  if (row === null) return traps
  const apart = await view.budget.spare(EXPLANATION_STEPS, () => isApart(view, row, read))
  if (apart === null) return [...traps, omittedNotices]
  return apart ? [...traps, scatteredWords(printQuery(row))] : traps
}

/** Whether words are a name that no act has, as far as the best of them tell. */
async function isApart(
  view: ArchiveView,
  row: Row,
  { query, filters }: MeantSearch,
): Promise<boolean> {
  if ((await countFound(view, { query: row, filters })) > 0) return false
  const best = { query, filters, order: 'relevancia', offset: 0, limit: MOST_READ } as const
  const { keys } = await view.index.search(best)
  const texts = (await view.texts(keys)).flatMap((act) => [act.titulo, act.conteudo_completo])
  return areApart(row.words, texts, view.budget)
}

/** Filter values that no publication has, next to values that some have: the total would hide them. */
export async function alternativeNotices(view: ArchiveView, asked: AskedSearch): Promise<Notice[]> {
  const { secoes = [], orgaos = [], tipos_ato = [] } = asked.filters
  const filters = {
    ...(secoes.length > 1 && { secoes }),
    ...(orgaos.length > 1 && { orgaos }),
    ...(tipos_ato.length > 1 && { tipos_ato }),
  }
  return valueNotices(view, { ...asked, filters }, asked.filters.orgaos_exceto)
}

/** @param excluded Bodies to leave out; one that no publication has leaves nothing out. */
async function valueNotices(
  view: ArchiveView,
  { filters: { secoes = [], orgaos = [], tipos_ato = [], edicao }, leitura }: AskedSearch,
  excluded: string[] = [],
): Promise<Notice[]> {
  const notices: Notice[] = []
  const isFull = () => notices.length === MOST_NOTICES
  for (const secao of secoes)
    if (!isFull() && !(await bears(view, { secoes: [secao] })))
      notices.push(unknownValue('secao', secao, []))
  for (const orgao of orgaos)
    if (!isFull() && !(await bears(view, { orgaos: bodiesMeant(orgao, leitura) })))
      notices.push(unknownValue('orgao', orgao, await nearestBodies(view, orgao)))
  // Without similar names: lists are long, and a young archive lacks many of them.
  for (const orgao of excluded)
    if (!isFull() && !(await bears(view, { orgaos: bodiesMeant(orgao, leitura) })))
      notices.push({ ...unknownValue('orgao', orgao, []), campo: 'orgao_exceto' })
  for (const tipo of tipos_ato)
    if (!isFull() && !(await bears(view, { tipos_ato: [tipo] })))
      notices.push(unknownValue('tipo_ato', tipo, await nearestTypes(view, tipo)))
  if (!isFull() && edicao !== undefined && !(await bears(view, { edicao })))
    notices.push(unknownValue('edicao', edicao, []))
  return notices
}

/** The limit for finding similar names. Beyond it, the notice about the unknown name has no suggestions. */
const SUGGESTION_STEPS = 500_000

async function nearestTypes(view: ArchiveView, tipo: string): Promise<string[]> {
  const { budget } = view
  const similar = async () => nearestAmong(await view.actTypes())(tipo, budget)
  return (await budget.spare(SUGGESTION_STEPS, similar)) ?? []
}

/**
 * Suggests the body of this acronym, where acronyms are read literally; those that are called so for short;
 * then bodies with similar names.
 */
async function nearestBodies(view: ArchiveView, orgao: string): Promise<string[]> {
  const [, ...meant] = bodiesMeant(orgao, READING_VERSION)
  const ofAcronym = meant.filter((name) => typeof name === 'string')
  const known = await view.bodies()
  const { budget } = view
  // As many levels are meant as are written. All names together are too many to compare.
  const levels = orgao.split('/').length
  const alike = [...known].filter((name) => name.split('/').length === levels)
  const short = shortName(slug(orgao).split('_'))
  const called = alike.filter((name) => shortNamesOfLevel(name).includes(short))
  const similar = await budget.spare(SUGGESTION_STEPS, async () =>
    nearestAmong(alike)(orgao, budget),
  )
  const named = [...ofAcronym.filter((name) => known.has(name)), ...called]
  return onceFolded([...named, ...(similar ?? [])]).slice(0, 10)
}

/** The dates that the parameter `campo` requests. */
export interface AskedDates {
  first: string
  last: string
  /** Regular sections, in the source's names. */
  sections: string[]
  campo: string
}

/** The dates that a search filter selects; those of the whole archive when it selects none. */
export async function askedDates(
  view: ArchiveView,
  { data_inicio, data_fim, secoes }: SearchFilters,
  clock: Clock,
  campo: string,
): Promise<AskedDates> {
  const today = brasiliaDate(clock())
  const asked = secoes && secoes.length > 0 ? secoes : ['1', '2', '3']
  return {
    first: data_inicio ?? (await view.firstLedgerDate()) ?? today,
    last: data_fim !== undefined && data_fim < today ? data_fim : today,
    sections: asked.filter((secao) => !secao.startsWith('extra')).map((secao) => `DO${secao}`),
    campo,
  }
}

/** Acts that arrived but cannot be found yet, within the filters of the search. */
export async function indexNotices(
  view: ArchiveView,
  { data_inicio = '', data_fim = '9', secoes = [] }: SearchFilters,
  campo: string,
): Promise<Notice[]> {
  const asked = (await view.unindexed()).filter(
    ({ data, secao }) =>
      data >= data_inicio &&
      data <= data_fim &&
      (secoes.length === 0 || secoes.some((asked) => asked.startsWith(secao))),
  )
  return unindexedNotices(asked, campo)
}

/** The gaps in the requested dates. */
export async function coverageNotices(
  view: ArchiveView,
  { first, last, sections, campo }: AskedDates,
): Promise<Notice[]> {
  return gapNotices(findGaps(await view.ledger(first, last), sections, first, last), campo)
}
