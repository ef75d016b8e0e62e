import type { IndexedField, SoughtField } from '../../../../engine/port.ts'
import { inflects } from '../../../../engine/analysis.ts'
import { indexedPrefix, indexedStem, indexedWord } from '../mapping/words.ts'
import { type Clause, NOTHING, anyOf, hasTerm } from './clause.ts'

/** A field of the index that has words in their places. */
export type PlaceField = IndexedField | 'corpo'

/** The fields to search for words; without a field, title and text, which contains the ementa. */
export const fieldsOfWords = (field: SoughtField): [string, ...string[]] => {
  if (field === 'sem_assinatura') return ['corpo', 'titulo']
  return [field ?? 'termos']
}

/** The fields to search for phrases; without a field, title and text. */
export const fieldsOfPlaces = (field: SoughtField): PlaceField[] => {
  if (field === 'sem_assinatura') return ['corpo', 'titulo']
  return field === null ? ['texto', 'titulo'] : [field]
}

/** A word or a stem. */
export function hasWord(field: SoughtField, term: string): Clause {
  return anyOf(fieldsOfWords(field).map((name) => hasTerm(name, term)))
}

/** The term to search for a word: its stem, if it inflects. */
export function soughtTerm(word: string): string {
  return inflects(word) ? indexedStem(word) : indexedWord(word)
}

export function hasPrefix(field: SoughtField, prefix: string): Clause {
  return anyOf(fieldsOfWords(field).map((name) => ({ prefix: { [name]: indexedPrefix(prefix) } })))
}

/** The words next to each other, in this order. */
export function hasPhrase(field: SoughtField, words: string[]): Clause {
  const [only] = words
  if (words.length === 1) return hasWord(field, indexedWord(only!))
  return anyOf(fieldsOfPlaces(field).map((place) => phraseIn(place, words)))
}

/** Different words in any order, at most `distance` tokens between the first and the last of them. */
export function hasNear(field: SoughtField, words: string[], distance: number): Clause {
  if (words.length === 1) return hasPhrase(field, words)
  return anyOf(fieldsOfPlaces(field).map((place) => nearIn(place, words, distance)))
}

export function phraseIn(place: PlaceField, words: string[]): Clause {
  return { match_phrase: { [place]: { query: words.map(indexedWord).join(' ') } } }
}

export function nearIn(place: PlaceField, words: string[], distance: number): Clause {
  // The searched words between the first and the last one are no gaps.
  const max_gaps = distance + 2 - words.length
  if (max_gaps < 0) return NOTHING
  const intervals = words.map((word) => ({ match: { query: indexedWord(word) } }))
  return { intervals: { [place]: { all_of: { ordered: false, max_gaps, intervals } } } }
}
