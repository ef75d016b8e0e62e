import { createHash } from 'node:crypto'
import { inflects, tokensOf, stem } from '../../../../engine/analysis.ts'

/** OpenSearch's whitespace analyzer cuts longer words into pieces. */
const LONGEST_WORD = 255
/** A longer word keeps this much, so that prefixes still find it. */
const LONGEST_PREFIX = 200

/** No word contains it, so stems and words can share a field. */
const STEM_MARK = '='

/** The form of a word in the index. */
export function indexedWord(word: string): string {
  if (word.length <= LONGEST_WORD) return word
  const digest = createHash('sha256').update(word).digest('hex').slice(0, 32)
  return `${word.slice(0, LONGEST_PREFIX)}${STEM_MARK}${digest}`
}

/** The form of a word's beginning in the index. */
export function indexedPrefix(prefix: string): string {
  return prefix.slice(0, LONGEST_PREFIX)
}

/** Whether a term is a whole word or a filter term, neither a stem nor a truncated word. */
export function isWhole(term: string): boolean {
  return term.startsWith(':') || !term.includes(STEM_MARK)
}

/** The stem of a word, as the index stores it. */
export function indexedStem(word: string): string {
  return indexedWord(STEM_MARK + stem(word))
}

/** Whether a term is the stem of words. */
export function isStem(term: string): boolean {
  return term.startsWith(STEM_MARK)
}

/** The words of a text, at their positions. */
export function indexedWords(text: string): string {
  return mayHaveLongWords(text) ? tokensOf(text).map(indexedWord).join(' ') : text
}

/** The stems of the words of a text that inflect. */
export function indexedStems(text: string): string {
  return tokensOf(text).filter(inflects).map(indexedStem).join(' ')
}

/** A prefix counts by so many of its letters. */
const LEAST_BEGUN = 3
const MOST_BEGUN = 10
const LETTER = /^[a-z]/

/** All that the words of a text begin with; numbers are no words. */
export function beginnings(text: string): string {
  return tokensOf(text)
    .filter((word) => LETTER.test(word))
    .flatMap((word) =>
      Array.from(
        { length: Math.max(0, Math.min(word.length, MOST_BEGUN) - LEAST_BEGUN + 1) },
        (_, more) => word.slice(0, LEAST_BEGUN + more),
      ),
    )
    .join(' ')
}

/** What counts the words that begin like this; null: nothing does. */
export function countedBeginning(prefix: string): string | null {
  if (!LETTER.test(prefix) || prefix.length < LEAST_BEGUN) return null
  return prefix.slice(0, MOST_BEGUN)
}

function mayHaveLongWords(text: string): boolean {
  for (let at = 0; at + LONGEST_WORD < text.length;) {
    const space = text.lastIndexOf(' ', at + LONGEST_WORD)
    if (space < at) return true
    at = space + 1
  }
  return false
}
