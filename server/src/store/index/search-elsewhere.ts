import type { SearchReader } from '../../search/search-reader.ts'
import type { SqlReader } from '../sql.ts'

/**
 * Searches an external index that follows the database. It finds an act a little after its commit;
 * it may find acts that a snapshot does not have yet, or that no longer exist. While it is waited for,
 * a search holds no connection: a slow node must not use up those of everybody else.
 */
export function searchElsewhere(engine: SearchReader): (sql: SqlReader) => SearchReader {
  return (sql) => {
    const asked = async <T>(ask: () => Promise<T>) => {
      await sql.rest?.()
      return await ask()
    }
    return {
      search: (request) => asked(() => engine.search(request)),
      facets: (query, filters) => asked(() => engine.facets(query, filters)),
      nearestWords: (word, limit) => asked(() => engine.nearestWords(word, limit)),
      commonest: (of, prefix, limit) => asked(() => engine.commonest(of, prefix, limit)),
      values: (facet) => asked(() => engine.values(facet)),
    }
  }
}
