import type { TextField } from '../../search-index.ts'
import { inflects } from '../../analysis.ts'
import { indexedPrefix, indexedStem, indexedWord } from '../mapping/words.ts'
import { type Clause, NOTHING, anyOf, hasTerm } from './clause.ts'

/** The words of a field, or of the title and the text: those of the ementa are in the text. */
export const fieldOfWords = (field: TextField | null): string => field ?? 'termos'

/** Where words have places: queries without a field seek phrases in the title and in the text. */
export const fieldsOfPlaces = (field: TextField | null): TextField[] =>
  field === null ? ['corpo', 'titulo'] : [field]

/** The term by which a word is sought: its stem, if it inflects. */
export function soughtTerm(word: string): string {
  return inflects(word) ? indexedStem(word) : indexedWord(word)
}

export function hasPrefix(field: TextField | null, prefix: string): Clause {
  return { prefix: { [fieldOfWords(field)]: indexedPrefix(prefix) } }
}

/** Words next to each other in this order. */
export function hasPhrase(field: TextField | null, words: string[]): Clause {
  const [only] = words
  if (words.length === 1) return hasTerm(fieldOfWords(field), indexedWord(only!))
  return anyOf(fieldsOfPlaces(field).map((place) => phraseIn(place, words)))
}

/** Different words in any order, at most `distance` tokens between the first and the last of them. */
export function hasNear(field: TextField | null, words: string[], distance: number): Clause {
  if (words.length === 1) return hasPhrase(field, words)
  return anyOf(fieldsOfPlaces(field).map((place) => nearIn(place, words, distance)))
}

export function phraseIn(place: TextField, words: string[]): Clause {
  return { match_phrase: { [place]: { query: words.map(indexedWord).join(' ') } } }
}

export function nearIn(place: TextField, words: string[], distance: number): Clause {
  // Of the tokens between the first and the last word, those that are sought are no gaps.
  const max_gaps = distance + 2 - words.length
  if (max_gaps < 0) return NOTHING
  const intervals = words.map((word) => ({ match: { query: indexedWord(word) } }))
  return { intervals: { [place]: { all_of: { ordered: false, max_gaps, intervals } } } }
}
