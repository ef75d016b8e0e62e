import type { IndexFilters, Query, SearchPage } from '../../server/engine/port.ts'
import { readQuery } from '../../server/src/search/reading/reading.ts'
import type { Archive } from './archive.ts'

/** The service's results, best first. */
export function ask(
  archive: Archive,
  termo: string,
  limit = 10,
  filters: IndexFilters = {},
): Promise<SearchPage> {
  return askTree(archive, readQuery(termo).query, limit, filters)
}

export async function askTree(
  { index }: Archive,
  query: Query,
  limit = 10,
  filters: IndexFilters = {},
): Promise<SearchPage> {
  return index.search({ query, filters, order: 'relevancia', offset: 0, limit })
}
