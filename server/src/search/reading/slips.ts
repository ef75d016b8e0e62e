import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import type { Slips } from './approximate.ts'
import { type Vocabulary, mayBeSlip, meantBy } from './meant-word.ts'

/** Looking at the neighbours of a word costs as much as a search, so a long text has this many looks. */
const MOST_LOOKED_AT = 4

/** What was probably meant by words, folded; of many, the rarest are looked at. */
export async function slipsIn(words: string[], known: Vocabulary): Promise<Slips> {
  const suspects = words.filter(mayBeSlip)
  const counted = suspects.map(async (word) => [word, await known.count(word)] as const)
  // With the words, so that a cluster is asked once for all of it.
  const [having] = await Promise.all([allOnceOver(counted), known.acts()])
  const counts = new Map(having)
  const rarest = [...counts.keys()].toSorted((a, b) => counts.get(a)! - counts.get(b)!)
  const vocabulary: Vocabulary = {
    ...known,
    count: async (word) => counts.get(word) ?? (await known.count(word)),
  }
  const slips = new Map<string, string>()
  for (const word of rarest.slice(0, MOST_LOOKED_AT)) {
    const meant = await meantBy(word, vocabulary)
    if (meant !== null) slips.set(word, meant)
  }
  return slips
}
