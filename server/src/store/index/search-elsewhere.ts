import type { SearchEngine, SearchReader } from '../../search/search-reader.ts'
import type { SqlReader } from '../sql.ts'
import { filtersFor } from './index-filters.ts'

/**
 * Searches an external index that follows the database. It finds an act a little after its commit;
 * it may find acts that a snapshot does not have yet, or that no longer exist.
 */
export function searchElsewhere(engine: SearchEngine): (sql: SqlReader) => SearchReader {
  return (sql) => ({
    ...engine,
    search: async (request) =>
      engine.search({ ...request, filters: await filtersFor(sql, request.filters) }),
    facets: async (query, filters) => engine.facets(query, await filtersFor(sql, filters)),
  })
}
