import { idf, roundAverage } from '../../../../engine/ranking.ts'
import { hasTerm } from '../query/clause.ts'
import type { FieldTerm, TermRarity } from '../query/leaves.ts'
import { type Asker, type IndexAnswer, totalOf } from './ask.ts'
import { countHits } from './pages.ts'

/** The number of acts that have a term, of those that were counted. */
type TermCounts = (term: FieldTerm) => number

/**
 * Each is a search of its own, which a node answers from its list of terms; as parts of one search they would be
 * looked for in every act.
 */
export async function countTerms(asker: Asker, terms: FieldTerm[]): Promise<TermCounts> {
  const counts = new Map<string, number>()
  const count = async ({ field, value }: FieldTerm) =>
    void counts.set(`${field} ${value}`, await countHits(asker, hasTerm(field, value)))
  await Promise.all(terms.map(count))
  return ({ field, value }) => counts.get(`${field} ${value}`) ?? 0
}

export function rarityBy({ acts }: ActLengths, counts: TermCounts): TermRarity {
  return (term) => idf(acts, counts(term))
}

/** A search that adds up how long all acts are; the nodes remember the sum until the index changes. */
const LENGTHS = {
  size: 0,
  track_total_hits: true,
  aggs: { words: { sum: { field: 'extensao' } } },
}

/** How many acts there are, and how long they are on average. */
export interface ActLengths {
  acts: number
  average: number
  /** As in the embedded engine. */
  rounded: number
}

export async function readLengths(asker: Asker, preference: string): Promise<ActLengths> {
  const answer: IndexAnswer<{ words: { value: number } }> = await asker.search(LENGTHS, preference)
  const { words } = answer.aggregations
  const acts = totalOf(answer)
  return { acts, average: words.value / acts, rounded: roundAverage(words.value, acts) }
}
