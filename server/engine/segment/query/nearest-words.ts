import type { Budget } from '../../port/budget.ts'
import type { WordCount } from '../../port/search.ts'
import { variantsOf } from '../../analysis/spelling.ts'
import { ByteReader } from '../format/byte-reader.ts'
import { Term } from '../format/term.ts'
import { TEXT, wordTerm } from '../format/terms.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Segment } from '../read/segment.ts'

/** The largest segments suffice to find words worth suggesting. */
const MOST_SEGMENTS = 4

/**
 * The words of the index that are one letter away from a folded word, likeliest first. Their counts are
 * those of the largest segments, as if the others were alike.
 */
export function nearestWords(
  { segments }: Snapshot,
  word: string,
  limit: number,
  budget: Budget,
): WordCount[] {
  const largest = segments.toSorted((a, b) => b.row.acts - a.row.acts).slice(0, MOST_SEGMENTS)
  const looked = largest.reduce((sum, { row }) => sum + row.acts, 0)
  const all = segments.reduce((sum, { row }) => sum + row.acts, 0)
  const counts = new Map<string, number>()
  const variants = variantsOf(word, budget)
  // In the order of the dictionary, so that each block is read once.
  const inOrder = [...variants.keys()].sort()
  for (const segment of largest)
    for (const { palavra, total } of segment.makeCounts(`?${word}`, () =>
      countIn(segment, inOrder),
    ))
      counts.set(palavra, (counts.get(palavra) ?? 0) + total)
  const likelihood = ({ palavra, total }: WordCount) => Math.log(total) + variants.get(palavra)!
  return [...counts]
    .map(([palavra, total]) => ({ palavra, total: Math.round((total * all) / looked) }))
    .sort((a, b) => likelihood(b) - likelihood(a) || (a.palavra < b.palavra ? -1 : 1))
    .slice(0, limit)
}

/** The numbers of acts of those words that a segment has. */
function countIn(segment: Segment, words: string[]): WordCount[] {
  return words.flatMap((palavra) => {
    const payload = segment.findPayload(Term.of(wordTerm(TEXT, palavra)))
    if (payload === null) return []
    return [{ palavra, total: Math.floor(new ByteReader(payload.payloadBytes).varint() / 2) }]
  })
}
