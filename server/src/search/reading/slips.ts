import type { WordCount } from '../../../engine/port.ts'
import type { Slips } from './approximate.ts'

/** What finding slips asks of the index. */
export interface KnownWords {
  /** How many acts of the archive have a word, in any inflection. */
  count(word: string): Promise<number>
  /** The words of texts that are one letter away, likeliest first. */
  nearestWords(word: string, limit: number): Promise<WordCount[]>
}

/** What was probably meant by words, folded; each one of them costs a look at its neighbours. */
export async function slipsIn(words: string[], known: KnownWords): Promise<Slips> {
  const slips = new Map<string, string>()
  for (const word of words) {
    if ((await known.count(word)) > 0) continue
    const [nearest] = await known.nearestWords(word, 1)
    if (nearest !== undefined) slips.set(word, nearest.palavra)
  }
  return slips
}
