import type { SearchEngine, SearchReader } from '../../search/search-index.ts'
import type { SqlReader } from '../sql.ts'
import { filtersFor } from './index-filters.ts'

/**
 * Searches an index that lives elsewhere and follows the database: an act may be found before a snapshot has it, or
 * when it is not there any more, and is found a little after its commit.
 */
export function searchElsewhere(engine: SearchEngine): (sql: SqlReader) => SearchReader {
  return (sql) => ({
    ...engine,
    search: async (request) =>
      engine.search({ ...request, filters: await filtersFor(sql, request.filters) }),
    facets: async (query, filters) => engine.facets(query, await filtersFor(sql, filters)),
  })
}
