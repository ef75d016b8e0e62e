import type { RemoteReader } from '../../search/opensearch/index.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import type { SqlReader } from '../sql.ts'

/**
 * Searches an external index that follows the database. It finds an act a little after its commit;
 * it may find acts that a snapshot does not have yet, or that no longer exist. While it is waited for,
 * a search holds no connection: a slow node must not use up those of everybody else.
 */
export function searchElsewhere(engine: RemoteReader): (sql: SqlReader) => SearchReader {
  return (sql) => {
    const reader = engine.forRequest()
    const asked = async <T>(ask: () => Promise<T>) => {
      await sql.rest?.()
      return await ask()
    }
    return {
      search: (request) => asked(() => reader.search(request)),
      facets: (query, filters) => asked(() => reader.facets(query, filters)),
      nearestWords: (word, limit) => asked(() => reader.nearestWords(word, limit)),
      commonest: (of, prefix, limit) => asked(() => reader.commonest(of, prefix, limit)),
      values: (facet) => asked(() => reader.values(facet)),
    }
  }
}
