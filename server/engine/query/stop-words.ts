import { isStopWord } from '../analysis/stop-words.ts'
import { group, hasPositive, negate } from './build.ts'
import type { Query } from '../port/query.ts'

/**
 * Skips stop words outside quotes, unless the query has only stop words: `contrato de obra`
 * searches two words, `de` one.
 */
export function skipStopWords(query: Query): Query {
  const pruned = prune(query)
  return pruned && hasPositive(pruned) ? pruned : query
}

/** Notes at each word the stop words between it and the word before it. */
export function rememberStopWords(query: Query): Query {
  switch (query.kind) {
    case 'and': {
      const children = query.children.map(rememberStopWords)
      return { ...query, children: children.map((child, i) => between(children, child, i)) }
    }
    case 'or':
      return { ...query, children: query.children.map(rememberStopWords) }
    default:
      return query
  }
}

function between(children: Query[], child: Query, at: number): Query {
  if (child.kind !== 'word' || isStopWord(child.word)) return child
  const behind: string[] = []
  for (const before of children.slice(0, at).toReversed()) {
    if (before.kind !== 'word' || before.field !== child.field) break
    if (!isStopWord(before.word)) return behind.length === 0 ? child : { ...child, behind }
    behind.unshift(before.word)
  }
  return child
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
      if (query.kind === 'or' && query.widened) return pruneWidened(query)
      const children = query.children.map(prune).filter((child) => child !== null)
      const seeks = query.kind === 'or' ? children.length > 0 : children.some(hasPositive)
      return seeks ? group(query.kind, children) : null
    }
    default:
      return query
  }
}

/** The written part stays first, before what the reading added. */
function pruneWidened(query: Query & { kind: 'or' }): Query | null {
  const [written, ...added] = query.children.map(prune)
  return written
    ? { ...query, children: [written, ...added.filter((child) => child !== null)] }
    : null
}
