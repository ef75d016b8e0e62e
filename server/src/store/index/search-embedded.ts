import type { EmbeddedIndex } from '../../../engine/index.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import type { SqlReader } from '../sql.ts'
import { filtersFor } from './index-filters.ts'
import type { IndexVersion } from './index-version.ts'

/** Searches the index in the database of a snapshot, only while it is of our version. */
export function searchEmbedded(
  index: Pick<EmbeddedIndex, keyof SearchReader>,
  version: IndexVersion,
): (sql: SqlReader) => SearchReader {
  return (sql) => ({
    async search(request) {
      await version.expectCurrent(sql)
      return index.search({ ...request, filters: await filtersFor(sql, request.filters) })
    },
    async facets(query, filters) {
      await version.expectCurrent(sql)
      return index.facets(query, await filtersFor(sql, filters))
    },
    async nearestWords(word, limit) {
      await version.expectCurrent(sql)
      return index.nearestWords(word, limit)
    },
    async commonest(of, prefix, limit) {
      await version.expectCurrent(sql)
      return index.commonest(of, prefix, limit)
    },
    async values(facet) {
      await version.expectCurrent(sql)
      return index.values(facet)
    },
  })
}
