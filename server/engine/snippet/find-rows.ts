import { isStopWord } from '../analysis/stop-words.ts'
import type { Budget } from '../port/budget.ts'
import type { Query } from '../port/query.ts'
import { rowOf } from '../ranking/rerank.ts'
import { type Unit, isOfTexts, unitsOf } from '../ranking/units.ts'
import { type Hit, type SoughtItem, type TextWords, phraseRanges } from './find-hits.ts'

/** As many stop words may stand between two words in a row, whatever was written. */
const MOST_BETWEEN = 2

/** Places that tell more than the words that they consist of. `sought` counts from `items`. */
export interface Rows {
  /** Two neighbours of the query that are neighbours in the text, by any form. */
  pairs: Hit[]
  /** All words of the query in a row, as written. */
  whole: Hit[]
}

/**
 * Where words of the query stand in the text as they stand in the query.
 * @param hits Of the items.
 */
export function findRows(
  query: Query,
  text: TextWords,
  items: SoughtItem[],
  hits: Hit[],
  budget: Budget,
): Rows {
  const found = unitsOf(query)
  if (found === null) return { pairs: [], whole: [] }
  const { units, isWhole } = found
  budget.take(hits.length * units.length)
  const places = units.map((unit) => placesOf(unit, items, hits))
  const pairs = units.slice(1).flatMap((unit, n) => {
    const most = Math.max(MOST_BETWEEN, unit.behind.length)
    const second = new Set(places[n + 1]) // of this unit
    return places[n]!.flatMap((first) => {
      const last = nextWord(text.words, first, most)
      return second.has(last) ? [{ first, last, sought: items.length + n }] : []
    })
  })
  const ranges = isWhole ? phraseRanges(rowOf(units), text, budget) : []
  const sought = items.length + units.length
  return { pairs, whole: ranges.map(([first, last]) => ({ first, last, sought })) }
}

/** Where a word of the query stands in a text, in any form. */
function placesOf({ forms }: Unit, items: SoughtItem[], hits: Hit[]): number[] {
  return hits.flatMap(({ first, sought }) => {
    const item = items[sought]! // hits refer to these
    return item.kind === 'word' && isOfTexts(item) && forms.includes(item.word) ? [first] : []
  })
}

/** The place after `at` and up to `most` stop words. */
function nextWord(words: string[], at: number, most: number): number {
  let next = at + 1
  while (next <= at + most && isStopWord(words[next] ?? '')) next++
  return next
}
