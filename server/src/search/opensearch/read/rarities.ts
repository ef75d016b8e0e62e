import { idf, roundAverage } from '../../../../engine/ranking.ts'
import { hasTerm } from '../query/clause.ts'
import type { FieldTerm, TermRarity } from '../query/leaves.ts'
import { type Asker, type IndexAnswer, totalOf } from './ask.ts'

const nameOf = ({ field, value }: FieldTerm) => `${field} ${value}`

/** The number of acts that have each of some terms, and the number of all acts. */
interface TermCounts {
  acts: number
  of(term: FieldTerm): number
}

/** A search that counts terms, and what its answer says. */
export function termCounts(terms: FieldTerm[]) {
  const filters = Object.fromEntries(
    terms.map((term) => [nameOf(term), hasTerm(term.field, term.value)]),
  )
  return {
    body: {
      size: 0,
      track_total_hits: true,
      ...(terms.length > 0 && { aggs: { terms: { filters: { filters } } } }),
    },
    read(answer: IndexAnswer): TermCounts {
      const buckets = (answer as IndexAnswer<CountedTerms>).aggregations?.terms.buckets ?? {}
      return { acts: totalOf(answer), of: (term) => buckets[nameOf(term)]?.doc_count ?? 0 }
    },
  }
}

/** Undefined: no terms were asked for. */
type CountedTerms = { terms: { buckets: Record<string, { doc_count: number }> } } | undefined

export async function countTerms(asker: Asker, terms: FieldTerm[]): Promise<TermCounts> {
  const { body, read } = termCounts(terms)
  return read(await asker.search(body))
}

export function rarityBy({ acts, of }: TermCounts): TermRarity {
  return (term) => idf(acts, of(term))
}

/** A search that adds up how long all acts are; the nodes remember the sum until the index changes. */
export const LENGTHS = {
  size: 0,
  track_total_hits: true,
  aggs: { words: { sum: { field: 'extensao' } } },
}

/** The average length of an act, from the answer to {@link LENGTHS}. */
export function averageOf(answer: IndexAnswer): number {
  const { words } = (answer as IndexAnswer<{ words: { value: number } }>).aggregations
  return roundAverage(words.value, totalOf(answer))
}
