import { idf } from '../../../../engine/ranking.ts'
import { hasTerm } from '../query/clause.ts'
import type { TermRarity, FieldTerm } from '../query/scoring.ts'
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
    body: { size: 0, track_total_hits: true, aggs: { terms: { filters: { filters } } } },
    read(answer: IndexAnswer): TermCounts {
      const { buckets } = (answer as IndexAnswer<CountedTerms>).aggregations.terms
      return { acts: totalOf(answer), of: (term) => buckets[nameOf(term)]?.doc_count ?? 0 }
    },
  }
}

interface CountedTerms {
  terms: { buckets: Record<string, { doc_count: number }> }
}

export async function countTerms(asker: Asker, terms: FieldTerm[]): Promise<TermCounts> {
  const { body, read } = termCounts(terms)
  return read(await asker.search(body))
}

export function rarityBy({ acts, of }: TermCounts): TermRarity {
  return (term) => idf(acts, of(term))
}
