import type { Slips } from './approximate.ts'
import { type Vocabulary, meantBy } from './meant-word.ts'

/** What was probably meant by words, folded; each one costs a look at its neighbours. */
export async function slipsIn(words: string[], known: Vocabulary): Promise<Slips> {
  const slips = new Map<string, string>()
  for (const word of words) {
    const meant = await meantBy(word, known)
    if (meant !== null) slips.set(word, meant)
  }
  return slips
}
