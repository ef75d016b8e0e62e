import { foldedWords } from './folded.ts'

/** As many as a filter may have. */
export const MOST_TYPES = 100

/**
 * The act types that have these words in this order, as a filter: all that begin so, also those that the
 * archive does not have yet, and those of the archive that have them elsewhere.
 */
export function actTypesWith(pubtype: string, known: string[]): string[] {
  const words = foldedWords(pubtype)
  const elsewhere = known.filter((type) => {
    const folded = foldedWords(type)
    return folded.includes(words) && !folded.startsWith(words)
  })
  return [`${pubtype}*`, ...elsewhere]
}
