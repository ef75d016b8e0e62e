import type { CorpusFacts } from '../corpus/census.ts'
import type { CountedWord } from '../corpus/choose.ts'
import { createRandom } from '../../server/demo/sample/random.ts'

/** A query for both engines. */
export interface SearchQuery {
  /** Words combined by AND, or one exact phrase. */
  kind: 'words' | 'phrase'
  text: string
  secao?: string
  /** YYYY-MM */
  month?: string
  /** A body's full path. */
  orgao?: string
  page: number
}

export const ORDERS = ['recentes', 'relevancia'] as const
export type Order = (typeof ORDERS)[number]

export interface QueryClass {
  name: string
  queries: SearchQuery[]
}

const SECTIONS = ['1', '2', '3']
/** Bodies that publish often enough to be found together with a common word. */
const BUSY_BODIES = 200
const DEEP_PAGE = 50

/**
 * The classes of queries, each with `count` queries; those of common words repeat, because there are few.
 */
export function queryClasses(facts: CorpusFacts, count: number): QueryClass[] {
  const random = createRandom(`${facts.seed} queries`)
  const { rare, medium, common } = facts.words
  const take = (name: string, make: (i: number) => Omit<SearchQuery, 'kind' | 'page'>) => ({
    name,
    queries: Array.from({ length: count }, (_, i): SearchQuery => ({
      kind: 'words',
      page: 1,
      ...make(i),
    })),
  })
  const wordAt = (words: CountedWord[], i: number) => words[i % words.length]![0]
  // Sorted by frequency, to take them evenly over the whole scale.
  const spread = (words: CountedWord[], i: number) =>
    words[Math.floor((i * words.length) / count) % words.length]![0]
  const months = facts.months.map(([month]) => month)
  const bodies = facts.bodies.slice(0, BUSY_BODIES).map(([path]) => path)
  const phrases = take('exact phrase', (i) => ({ text: spread(facts.phrases, i) }))
  const deep = take('common word, page 50', (i) => ({ text: wordAt(common, i) }))

  return [
    take('rare word', (i) => ({ text: wordAt(rare, i) })),
    take('medium word', (i) => ({ text: wordAt(medium, i) })),
    take('common word', (i) => ({ text: wordAt(common, i) })),
    take('two words', (i) => ({ text: facts.pairs[i % facts.pairs.length]! })),
    take('three words', (i) => ({ text: facts.triples[i % facts.triples.length]! })),
    { ...phrases, queries: phrases.queries.map((query) => ({ ...query, kind: 'phrase' })) },
    take('word + section + month', (i) => ({
      text: wordAt(common, i),
      secao: random.pick(SECTIONS),
      month: random.pick(months),
    })),
    take('word + body', (i) => ({ text: wordAt(common, i), orgao: random.pick(bodies) })),
    { ...deep, queries: deep.queries.map((query) => ({ ...query, page: DEEP_PAGE })) },
  ]
}
