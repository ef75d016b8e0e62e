import { idf } from '../../../../engine/ranking.ts'
import { hasTerm } from '../query/clause.ts'
import type { TermRarity, FieldTerm } from '../query/scoring.ts'
import { type Asker, totalOf } from './ask.ts'

const nameOf = ({ field, value }: FieldTerm) => `${field} ${value}`

/** The number of acts that have each term, and the number of all acts. */
export async function countTerms(
  asker: Asker,
  terms: FieldTerm[],
): Promise<{ acts: number; of(term: FieldTerm): number }> {
  const filters = Object.fromEntries(
    terms.map((term) => [nameOf(term), hasTerm(term.field, term.value)]),
  )
  const answer = await asker.search<{ terms: { buckets: Record<string, { doc_count: number }> } }>({
    size: 0,
    track_total_hits: true,
    aggs: { terms: { filters: { filters } } },
  })
  const { buckets } = answer.aggregations.terms
  return { acts: totalOf(answer), of: (term) => buckets[nameOf(term)]?.doc_count ?? 0 }
}

/** The rarities of some terms. */
export async function raritiesOf(asker: Asker, terms: FieldTerm[]): Promise<TermRarity> {
  if (terms.length === 0) return () => 0
  const counted = await countTerms(asker, terms)
  return (term) => idf(counted.acts, counted.of(term))
}
