import { type ActOnObject, objectOf } from '../gazette/article/object-of.ts'

/** Another number makes all vectors anew. */
export const WORDS_VERSION = 1

/** Models read no more than some hundred words, and take as long as a text is. */
const MOST_LETTERS = 400

/** What is embedded of an act: what it is called and what it is about, not its formulas. */
export function wordsOf(act: ActOnObject): string {
  return `${act.titulo}\n${objectOf(act)}`.slice(0, MOST_LETTERS)
}
