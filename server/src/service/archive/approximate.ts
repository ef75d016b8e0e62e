import type { ActKey } from '../../../engine/port.ts'
import { approximateSearch } from '../../search/reading/approximate-search.ts'
import type { MeantSearch } from '../../search/reading/read-search.ts'
import { LITERAL } from '../../search/reading/reading.ts'
import type { Approximate, SearchParams } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import type { Notice } from '../notice.ts'
import { countFound } from './explain.ts'
import { omittedNotices } from './notices.ts'
import { pageAsJson } from './page-as-json.ts'

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
 * The acts that have most of what was typed, in these or other words, without those that a strict
 * search finds. Null if there can be none, or, with a notice, if it would take too long.
 */
export async function approximate(
  view: ArchiveView,
  asked: SearchParams,
  strict: StrictSearch,
): Promise<ApproximateList> {
  const find = async () => ({
    aproximados: await findApproximate(view, asked, strict),
    avisos: [],
  })
  return (await view.budget.spare(STEPS, find)) ?? { aproximados: null, avisos: [omittedNotices] }
}

async function findApproximate(
  view: ArchiveView,
  asked: SearchParams,
  strict: StrictSearch,
): Promise<Approximate | null> {
  const { termo, pagina, limite } = asked
  const within = { filters: strict.filters, order: 'relevancia', offset: 0 } as const
  const { query, shown, consulta, motivos } = await approximateSearch(termo, strict, {
    total: (part) => countFound(view, { query: part, filters: {} }),
    found: async (near) => (await view.index.search({ ...within, query: near, limit: 0 })).total,
    nearestWords: view.index.nearestWords,
  })
  if (query === null) return null
  const { total, keys } = await view.index.search({
    ...within,
    query,
    undone: strict.undone,
    offset: (pagina - 1) * limite,
    limit: limite,
  })
  return { total, consulta, motivos, resultados: await pageAsJson(view, keys, asked, shown) }
}
