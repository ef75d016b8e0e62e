import type {
  ActKey,
  IndexFilters,
  Query,
  SearchPage,
  SoughtQuery,
} from '../../server/engine/port.ts'
import { approximateSearch } from '../../server/src/search/reading/approximate-search.ts'
import { readQuery } from '../../server/src/search/reading/reading.ts'
import { FEW } from '../../server/src/service/archive/approximate.ts'
import type { Searched } from './searched.ts'

type Index = Pick<Searched, 'index'>

/** The service's results, best first. */
export function ask(
  archive: Index,
  termo: string,
  limit = 10,
  filters: IndexFilters = {},
): Promise<SearchPage> {
  return askTree(archive, readQuery(termo).query, limit, filters)
}

export async function askTree(
  { index }: Index,
  query: SoughtQuery,
  limit = 10,
  filters: IndexFilters = {},
): Promise<SearchPage> {
  return index.search({ query, filters, order: 'relevancia', offset: 0, limit })
}

/** The two lists as a person sees them, each best first; the second one only beside few. */
export async function askBoth(
  archive: Index,
  termo: string,
  limit: number,
  filters: IndexFilters,
): Promise<{ strict: ActKey[]; approximate: ActKey[] }> {
  const { index } = archive
  const strict = await ask(archive, termo, limit, filters)
  if (strict.total >= FEW) return { strict: strict.keys, approximate: [] }
  const { query } = await approximateSearch(
    termo,
    { query: readQuery(termo).query, total: strict.total },
    {
      total: async (part: Query) => (await askTree(archive, part, 0)).total,
      found: async (near) => (await askTree(archive, near, 0, filters)).total,
      nearestWords: async (word, most) => index.nearestWords(word, most),
    },
  )
  const near = query && (await askTree(archive, query, limit, filters))
  return { strict: strict.keys, approximate: near?.keys ?? [] }
}
