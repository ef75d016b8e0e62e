import type { ActKey, MostQuery } from '../../../engine/port.ts'
import { tokenize } from '../../../engine/analysis.ts'
import { ignoringSignatures } from '../../../engine/query.ts'
import type { NearActs } from '../../meaning/near-acts.ts'
import type { Motivo } from '../../search/reading/approximate.ts'
import { asTyped } from '../../search/reading/as-typed.ts'
import {
  type ApproximateSearch,
  approximateSearch,
} from '../../search/reading/approximate-search.ts'
import type { MeantSearch } from '../../search/reading/read-search.ts'
import { LITERAL } from '../../search/reading/reading.ts'
import type { Approximate, SearchParams } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import type { Notice } from '../notice.ts'
import { findByMeaning } from './by-meaning.ts'
import { countFound } from './explain.ts'
import { type ByWords, nearPage } from './near-page.ts'
import { omittedNotices } from './notices.ts'
import { pageAsJson } from './page-as-json.ts'
import { printedWords } from './printed-words.ts'

/** With fewer results than this, acts that only come near are shown, too. */
export const FEW = 10
/** About a tenth of a second. */
const STEPS = 3_000_000

/** Whether a search that found `total` acts is answered with approximate ones, too. */
export function isApproximated(
  { aproximar = null, pagina, leitura }: SearchParams,
  total: number,
): boolean {
  return aproximar ?? (pagina === 1 && total < FEW && leitura !== LITERAL)
}

interface StrictSearch extends MeantSearch {
  total: number
  undone: ReadonlySet<ActKey>
}

/** The list beside the strict one, and what must be said of it. */
interface ApproximateList {
  aproximados: Approximate | null
  avisos: Notice[]
}

/**
 * The acts that have most of what was typed, in these or other words, or mean it, without those that a
 * strict search finds. Null if there can be none, or, with a notice, if it would take too long.
 *
 * @param meaning Null: only words count.
 */
export async function approximate(
  view: ArchiveView,
  asked: SearchParams,
  strict: StrictSearch,
  meaning: NearActs | null,
): Promise<ApproximateList> {
  const find = () => findApproximate(view, asked, strict, meaning)
  return (await view.budget.spare(STEPS, find)) ?? { aproximados: null, avisos: [omittedNotices] }
}

async function findApproximate(
  view: ArchiveView,
  asked: SearchParams,
  strict: StrictSearch,
  meaning: NearActs | null,
): Promise<ApproximateList> {
  const { termo, pagina, limite } = asked
  const { ignorar_assinatura = false } = asked.filters
  const meantBy = ignorar_assinatura ? ofUnsigned : (query: MostQuery) => query
  const within = { filters: strict.filters, order: 'relevancia', offset: 0 } as const
  const search = await approximateSearch(termo, strict, {
    total: (part) => countFound(view, { query: part, filters: {} }),
    found: async (near) =>
      (await view.index.search({ ...within, query: meantBy(near), limit: 0 })).total,
    nearestWords: view.index.nearestWords,
  })
  const { consulta, motivos: read } = await withAccents(view, termo, search)
  const query = search.query && meantBy(search.query)
  const shown = ignorar_assinatura ? ignoringSignatures(search.shown) : search.shown
  const { keys: meant, avisos } =
    meaning === null ? NOT_SOUGHT : await findByMeaning(view, meaning, search, strict)
  if (query === null && meant.length === 0) return { aproximados: null, avisos }
  const { filters, undone } = strict
  const byWords: ByWords = async (among, page) =>
    query === null
      ? { total: 0, keys: [] }
      : await view.index.search({
          query,
          filters: among ? { ...filters, among } : filters,
          undone,
          order: 'relevancia',
          ...page,
        })
  const page = { offset: (pagina - 1) * limite, limit: limite }
  const { total, keys } = await nearPage(byWords, meant, page)
  const motivos = query === null ? [] : read
  return {
    aproximados: {
      total,
      consulta,
      motivos: meant.length === 0 ? motivos : [...motivos, BY_MEANING],
      resultados: await pageAsJson(view, keys, asked, shown),
    },
    avisos,
  }
}

/** What is told of a search, with the accents of its author, or as acts print what was corrected. */
async function withAccents(
  view: ArchiveView,
  termo: string,
  { consulta, motivos }: Pick<ApproximateSearch, 'consulta' | 'motivos'>,
): Promise<Pick<ApproximateSearch, 'consulta' | 'motivos'>> {
  const slips = motivos.filter(({ tipo }) => tipo === 'grafia')
  const corrected = slips.flatMap(({ tambem }) => tambem.flatMap(tokenize))
  const spellings = await printedWords(
    view,
    corrected.map(({ text }) => text),
  )
  const spelled = (text: string) => asTyped(text, termo, spellings)
  return {
    consulta: spelled(consulta),
    motivos: motivos.map((motivo) => ({
      ...motivo,
      tambem: motivo.tipo === 'grafia' ? motivo.tambem.map(spelled) : motivo.tambem,
      consulta: motivo.consulta && spelled(motivo.consulta),
    })),
  }
}

/** Who signs has nothing of what was typed. */
function ofUnsigned({ required, parts, ...most }: MostQuery): MostQuery {
  return {
    ...most,
    required: required.map(ignoringSignatures),
    parts: parts.map(({ query, weight }) => ({ query: ignoringSignatures(query), weight })),
  }
}

const NOT_SOUGHT = { keys: [], avisos: [] }
const BY_MEANING: Motivo = { tipo: 'sentido', escrito: '', tambem: [], consulta: null }
