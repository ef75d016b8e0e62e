import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Token, tokenize } from './analysis.ts'
import { ORDINAL_A, ORDINAL_O, SEPARATOR, WIDE, foldCodePoint, foldCodeUnit } from './fold.ts'
import { readWords } from './words.ts'

/** The words of a text, one string for each character. */
function plainWordsOf(text: string): Token[] {
  const words: Token[] = []
  for (let at = 0; at < text.length;) {
    const word = thousandsAt(text, runAt(text, at))
    if (word.text !== '') words.push(word)
    at = word.end
  }
  return words
}

function runAt(text: string, start: number): Token {
  let run = ''
  for (let at = start; at < text.length; at++) {
    const folded = foldCodeUnit(text.charCodeAt(at))
    if (folded === ORDINAL_O || folded === ORDINAL_A)
      return { text: `${run}${folded === ORDINAL_O ? 'o' : 'a'}`, start, end: at + 1 }
    const point = text.codePointAt(at)!
    const read =
      folded === SEPARATOR
        ? null
        : folded === WIDE
          ? foldCodePoint(point)
          : folded < WIDE
            ? ''
            : String.fromCharCode(folded)
    if (read === null || (read === '' && run === ''))
      return { text: run, start, end: run === '' ? at + 1 : at }
    run += read
    if (point > 0xffff) at++
  }
  return { text: run, start, end: text.length }
}

function thousandsAt(text: string, group: Token): Token {
  const { start } = group
  const isGroup = /^\d{1,3}$/.test(group.text) && group.end - start <= 3
  const isInNumber = /\d\.$/.test(text.slice(0, start))
  const matched = /^\d{1,3}(?:\.\d{3})+(?!\.?\d)/.exec(text.slice(start))?.[0]
  if (!isGroup || isInNumber || matched === undefined) return group
  const end = start + matched.length
  const next = end < text.length ? foldCodeUnit(text.charCodeAt(end)) : SEPARATOR
  const digits = matched.replaceAll('.', '')
  if (next === ORDINAL_O || next === ORDINAL_A)
    return { text: digits + (next === ORDINAL_O ? 'o' : 'a'), start, end: end + 1 }
  return next > ORDINAL_A ? group : { text: digits, start, end }
}

const PIECES = [
  '1',
  '12',
  '1.326',
  '.',
  'º',
  'ª',
  '°',
  'Á',
  'ç',
  'ﬁ',
  '𐐀',
  '🎉',
  '\u0303',
  '\u00ad',
  '²',
  ' ',
  '\n',
  '-',
  'Ω',
  '½',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 60 })
    .map((pieces) => pieces.join('')),
)

test('words are those that reading character by character gives, whatever was read before', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = plainWordsOf(text)
      expect(tokenize(text)).toEqual(words)
      expect(readWords(text).joined).toBe(words.map((word) => word.text).join(' '))
    }),
    { numRuns: 2_000 },
  )
})

test('a text may become longer than it is, and may be long', () => {
  const grows = 'ﷺ '.repeat(2_000)
  expect(readWords(grows).joined).toBe(
    plainWordsOf(grows)
      .map(({ text }) => text)
      .join(' '),
  )
  const long = 'Lei nº 1.326 '.repeat(60_000)
  expect(readWords(long).joined).toBe('lei no 1326 '.repeat(60_000).trimEnd())
  expect(readWords('A b').joined).toBe('a b')
})
