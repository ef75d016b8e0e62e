import type { SearchReader } from '../../search-reader.ts'
import { found } from '../query/filters.ts'
import type { Asker } from './ask.ts'
import { askTogether } from './ask-together.ts'
import { commonest, nearestWords } from './dictionary.ts'
import { countHits, hitsPage } from './pages.ts'
import { bestPage } from './relevance.ts'
import { countFacets, spanValues } from './values.ts'

/** An engine on other machines, where each question takes a while, whatever it asks. */
export interface RemoteReader extends SearchReader {
  /** The same for one request: what it asks at once is one question, and what it counts again is none. */
  forRequest(): SearchReader
}

/** Implements the search port on OpenSearch. */
export function createSearcher(asker: Asker): RemoteReader {
  const forRequest = () => searcherOn(askTogether(asker))
  return {
    forRequest,
    search: (request) => forRequest().search(request),
    facets: (query, filters) => forRequest().facets(query, filters),
    nearestWords: (word, limit) => forRequest().nearestWords(word, limit),
    commonest: (of, prefix, limit) => forRequest().commonest(of, prefix, limit),
    values: (facet) => forRequest().values(facet),
  }
}

function searcherOn(asker: Asker): SearchReader {
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
