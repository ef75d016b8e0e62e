import { printQuery } from '../query/print.ts'
import type { Query } from '../query/tree.ts'
import type { WordCount } from '../search-index.ts'

/** Why a query finds nothing, or not what was meant. */
export interface NothingFound {
  /** Words that no act has, with those that exist and may have been meant, the likeliest first. */
  ausentes: { palavra: string; sugestoes: WordCount[] }[]
  /** What is found without one part of the query, by parts that help at all, most first. */
  sem: { parte: string; total: number }[]
}

/** What has to be asked of an index. */
export interface Asked {
  /** How many acts a query finds under the filters of the search. */
  total(query: Query): number
  /** Whether it finds any in the whole archive. */
  exists(query: Query): boolean
  nearestWords(word: string, limit: number): WordCount[]
}

/** Each part costs a search. */
const MOST_PARTS = 8
const MOST_SUGGESTIONS = 3

/** Explains a query that found nothing; as read by readQuery, or literally. */
export function explainNothing(query: Query, index: Asked): NothingFound {
  const parts = query.kind === 'and' ? query.children : [query]
  const sought = parts.filter((part) => part.kind !== 'not').slice(0, MOST_PARTS)
  const ausentes = sought
    .flatMap(wordsIn)
    .filter((word) => !index.exists(word))
    .map(({ word }) => ({ palavra: word, sugestoes: index.nearestWords(word, MOST_SUGGESTIONS) }))
  return { ausentes, sem: sought.length < 2 ? [] : withoutEach(parts, sought, index) }
}

function withoutEach(parts: Query[], sought: Query[], index: Asked): NothingFound['sem'] {
  return sought
    .map((dropped) => {
      const children = parts.filter((part) => part !== dropped)
      return {
        parte: printQuery(writtenOf(dropped)),
        total: index.total({ kind: 'and', children }),
      }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

/**
 * The words of a query in a row, as a phrase; null where it seeks other than words. A query that finds acts, whose
 * phrase finds none, has words that never stand together.
 */
export function rowOf(query: Query): Query | null {
  const parts = (query.kind === 'and' ? query.children : [query]).map(writtenOf)
  const words: string[] = []
  for (const [i, part] of parts.entries()) {
    if (part.kind !== 'word' || part.field !== null) return null
    words.push(...(i === 0 ? [] : (part.behind ?? [])), part.word)
  }
  return parts.length > 1 ? { kind: 'phrase', field: null, words } : null
}

/** A part as it was written, without what the reading added. */
function writtenOf(part: Query): Query {
  return part.kind === 'or' && part.widened ? part.children[0]! : part // what was written is the first
}

function wordsIn(part: Query): (Query & { kind: 'word' })[] {
  const written = writtenOf(part)
  if (written.kind === 'word') return [written]
  return written.kind === 'and' ? written.children.flatMap(wordsIn) : []
}
