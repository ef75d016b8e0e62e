import type { SearchReader } from '../../search-reader.ts'
import { found } from '../query/filters.ts'
import type { Asker } from './ask.ts'
import { commonest, nearestWords } from './dictionary.ts'
import { countHits, hitsPage } from './pages.ts'
import { bestPage } from './relevance.ts'
import { countFacets, spanValues } from './values.ts'

/** Implements the search port on OpenSearch. */
export function createSearcher(asker: Asker): SearchReader {
  return {
    async search({ query, filters, order, offset, limit, after, undone }) {
      const clause = found(query, filters, after)
      if (limit === 0) return { total: await countHits(asker, clause), keys: [] }
      const page = { offset, limit }
      return order === 'relevancia'
        ? await bestPage(asker, { query, found: clause, undone }, page)
        : await hitsPage(asker, clause, order, page)
    },
    facets: (query, filters) => countFacets(asker, query, filters),
    nearestWords: (word, limit) => nearestWords(asker, word, limit),
    commonest: (of, prefix, limit) => commonest(asker, of, prefix, limit),
    values: (facet) => spanValues(asker, facet),
  }
}
