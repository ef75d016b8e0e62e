import { isStopWord } from '../stop-words.ts'
import { group, hasPositive, negate } from './build.ts'
import type { Query } from './tree.ts'

/**
 * Stop words outside quotes are skipped, unless the query has only stop words: `contrato de obra` searches
 * two words, `de` one.
 */
export function skipStopWords(query: Query): Query {
  const pruned = prune(query)
  return pruned && hasPositive(pruned) ? pruned : query
}

/** The query without stop words; null when it has only stop words. */
function prune(query: Query): Query | null {
  switch (query.kind) {
    case 'word':
      return isStopWord(query.word) ? null : query
    case 'not': {
      const child = prune(query.child)
      return child && negate(child)
    }
    case 'and':
    case 'or': {
      const children = query.children.map(prune).filter((child) => child !== null)
      const seeks = query.kind === 'or' ? children.length > 0 : children.some(hasPositive)
      return seeks ? group(query.kind, children) : null
    }
    default:
      return query
  }
}
