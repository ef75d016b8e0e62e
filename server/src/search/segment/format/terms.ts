import { EMENTA_WEIGHT, TITLE_WEIGHT } from '../../ranking/bm25.ts'
import type { TextField } from '../../search-index.ts'
import type { Term } from './term.ts'

/**
 * A term is a word, a stem or a filter value behind a mark that says of which field it is, and so what
 * its posting holds:
 *
 *     :secao=3      filter            acts
 *     XLICITAC…     stem (capital)    acts, frequencies
 *     xlicitacao    word              acts, frequencies, positions
 *     |xde acordo   gram (gram-rule.ts)   acts, frequencies
 *
 * So they sort: a merge learns which words are common before it comes to the grams.
 *
 * `x` is the text that a query without a field seeks: titulo and corpo. Its frequencies count the ementa
 * too, and its positions are those of corpo; phrases in the title are found in the field `t`.
 */
export type FieldMark = 'x' | 't' | 'e' | 'o' | 'a'

export const TEXT: FieldMark = 'x'

/** The fields that have grams: a query without a field seeks phrases in both. */
export const GRAM_MARKS: string[] = ['t', TEXT]

export const FIELD_MARKS = {
  titulo: 't',
  ementa: 'e',
  orgao: 'o',
  assinatura: 'a',
} as const satisfies Partial<Record<TextField, FieldMark>>

/** How much one place in a field counts in the frequencies. */
export const WEIGHTS: Record<FieldMark, number> = {
  x: 1,
  t: TITLE_WEIGHT,
  e: EMENTA_WEIGHT,
  o: 1,
  a: 1,
}

export const stemMark = (mark: FieldMark): string => mark.toUpperCase()
export const wordTerm = (mark: FieldMark, word: string): string => mark + word
export const stemTerm = (mark: FieldMark, stem: string): string => stemMark(mark) + stem

const GRAM_MARK = '|'

/** Some words of a field, one after the other, given by their terms. */
export const gramTerm = ([first = '', ...others]: string[]): string =>
  [GRAM_MARK + first, ...others.map((term) => term.slice(1))].join(' ')

/** The terms of the words of a gram's term; null for any other term. */
export function wordsOfGram(term: Term): string[] | null {
  if (term.bytes[0] !== GRAM_MARK.charCodeAt(0)) return null
  const [first = '', ...others] = term.toString().slice(GRAM_MARK.length).split(' ')
  return [first, ...others.map((word) => first.slice(0, 1) + word)]
}

/** How many of acts, frequencies and positions the posting of a term holds, by its first byte. */
export function partsOf(firstByte: number): 1 | 2 | 3 {
  if (firstByte === 0x3a) return 1
  return firstByte < 0x60 || firstByte === GRAM_MARK.charCodeAt(0) ? 2 : 3
}
