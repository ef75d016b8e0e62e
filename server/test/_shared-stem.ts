import { inflects, stem } from '../engine/analysis.ts'

const stems = new Map<string, string | null>()

/** The stem of a word that inflects; null of another. Kept: references stem the same few words a million times. */
function stemOf(word: string): string | null {
  let found = stems.get(word)
  if (found === undefined) {
    found = inflects(word) ? stem(word) : null
    stems.set(word, found)
  }
  return found
}

/** For words that inflect as `sought` does. */
export function sharesStemWith(sought: string): (word: string) => boolean {
  const wanted = stemOf(sought)
  return (word) => wanted !== null && stemOf(word) === wanted
}
