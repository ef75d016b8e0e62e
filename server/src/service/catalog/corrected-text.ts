import { requestBudget } from '../../lib/flow/budget.ts'
import { isStopWord, tokenize, variantsOf } from '../../../engine/analysis.ts'
import { type Vocabulary, meantBy, vocabularyOf } from '../../search/reading/meant-word.ts'
import type { Completable } from './count-each.ts'

type Index = Completable['index']

/** Shorter words have too many neighbours. */
const LEAST = 4
/** The beginning that is taken to be right. */
const SURE = 3
const MOST_BEGINNINGS = 64
/** Counts a search, and reads nothing of it. */
const COUNTED = { filters: {}, order: 'recentes', offset: 0, limit: 0 } as const

/** The text with its slips corrected, one letter a word; null if there are none.
 * @param spelledAs Puts the accents back.
 */
export async function corrected(
  text: string,
  index: Index,
  spelledAs: (word: string) => string,
): Promise<string | null> {
  const vocabulary = vocabularyOf({
    total: async (query) => (await index.search({ query, ...COUNTED })).total,
    nearestWords: index.nearestWords,
  })
  let meant = ''
  let at = 0
  for (const { text: word, start, end } of tokenize(text)) {
    const isBegun = end === text.length
    const better =
      (isBegun ? await beginningMeant(word, index) : null) ?? (await wordMeant(word, vocabulary))
    meant += text.slice(at, start) + (better === null ? text.slice(start, end) : spelledAs(better))
    at = end
  }
  meant += text.slice(at)
  return meant === text ? null : meant
}

async function wordMeant(word: string, vocabulary: Vocabulary): Promise<string | null> {
  return isStopWord(word) ? null : await meantBy(word, vocabulary)
}

/** A common word whose beginning is one letter away. */
async function beginningMeant(begun: string, index: Index): Promise<string | null> {
  if (begun.length < LEAST) return null
  const near = variantsOf(begun, requestBudget)
  const common = await index.commonest('palavra', begun.slice(0, SURE), MOST_BEGINNINGS)
  const beginsSo = ({ palavra }: { palavra: string }) =>
    [-1, 0, 1].some((more) => near.has(palavra.slice(0, begun.length + more)))
  return common.find(beginsSo)?.palavra ?? null
}
