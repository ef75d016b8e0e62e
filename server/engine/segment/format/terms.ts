import { EMENTA_WEIGHT, TITLE_WEIGHT } from '../../ranking/bm25.ts'
import type { IndexedField } from '../../port/act.ts'
import type { Term } from './term.ts'

/**
 * A term is a word, a stem or a filter value. Its first character tells the field, and so the parts
 * of its posting:
 *
 *     :secao=3      filter            acts
 *     XLICITAC…     stem (capital)    acts, frequencies
 *     xlicitacao    word              acts, frequencies, positions
 *     |xde acordo   gram (gram-rule.ts)   acts, frequencies
 *
 * They sort in this order, so a merge knows the common words before it comes to the grams.
 *
 * `x` is the text that queries without a field search: titulo and texto. Its frequencies count the
 * ementa, too, and its positions are those of texto. Phrases in the title are found in the field
 * `t`. `m` are the margins of texto, with the same positions: what corpo lacks.
 */
export type FieldMark = 'x' | 't' | 'e' | 'o' | 'a' | 'k' | 'm'

export const TEXT: FieldMark = 'x'

/** The fields that have grams: queries without a field search phrases in both. */
export const GRAM_MARKS: string[] = ['t', TEXT]

export const FIELD_MARKS = {
  titulo: 't',
  ementa: 'e',
  orgao: 'o',
  assinatura: 'a',
  tipo: 'k',
} as const satisfies Record<Exclude<IndexedField, 'texto'>, FieldMark>

export const MARGIN: FieldMark = 'm'

/** The weight of an occurrence in a field. */
export const WEIGHTS: Record<FieldMark, number> = {
  x: 1,
  t: TITLE_WEIGHT,
  e: EMENTA_WEIGHT,
  o: 1,
  a: 1,
  k: 1,
  m: 1,
}

export const stemMark = (mark: FieldMark): string => mark.toUpperCase()
export const wordTerm = (mark: FieldMark, word: string): string => mark + word
export const stemTerm = (mark: FieldMark, stem: string): string => stemMark(mark) + stem

/** The term of {@link TEXT} that each act with a term of the title has; null for any other term. */
export function textTermOf(term: string): string | null {
  switch (term.slice(0, 1)) {
    case FIELD_MARKS.titulo:
      return TEXT + term.slice(1)
    case stemMark(FIELD_MARKS.titulo):
      return stemMark(TEXT) + term.slice(1)
    default:
      return null
  }
}

const FEW_WORDS = [FIELD_MARKS.titulo, FIELD_MARKS.ementa, FIELD_MARKS.orgao, FIELD_MARKS.tipo]
const marksOfFew = new Set(
  FEW_WORDS.flatMap((mark) => [mark, stemMark(mark)]).map((mark) => mark.charCodeAt(0)),
)

/** Whether a term, by its first byte, is of a field with few words: those of the dictionary are together. */
export function isOfFew(firstByte: number): boolean {
  return marksOfFew.has(firstByte)
}

/** The places of a word of {@link TEXT} in margins. */
export const marginTerm = (term: string): string => MARGIN + term.slice(1)

/** The acts that have a word or stem of {@link TEXT} in titulo or in a margin, but not in corpo. */
export const strayTerm = (term: string): string => `:fora=${term}`

const GRAM_MARK = '|'

/** The term of a run of words in a field, from the terms of the words. */
export const gramTerm = ([first = '', ...others]: string[]): string =>
  [GRAM_MARK + first, ...others.map((term) => term.slice(1))].join(' ')

/** The terms of the words of a gram's term; null for any other term. */
export function wordsOfGram(term: Term): string[] | null {
  if (term.bytes[0] !== GRAM_MARK.charCodeAt(0)) return null
  const [first = '', ...others] = term.toString().slice(GRAM_MARK.length).split(' ')
  return [first, ...others.map((word) => first.slice(0, 1) + word)]
}

/**
 * How many of acts, frequencies and positions the posting of a term has, by the term's first byte.
 */
export function partsOf(firstByte: number): 1 | 2 | 3 {
  if (firstByte === 0x3a) return 1
  return firstByte < 0x60 || firstByte === GRAM_MARK.charCodeAt(0) ? 2 : 3
}
