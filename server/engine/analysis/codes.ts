import { matchesOf } from '../entities/matches.ts'
import { isStopWord } from './stop-words.ts'

/**
 * Codes: what people mean as one thing, though the analysis sees several words. A number of a year
 * (`015/2023`), letters and a number (`BR-101`, `CD 2`, `CCE 1.13`, `covid-19`), a letter and a word
 * (`e-Social`), a process number without its check digits. However it is written, a code has one
 * value, which is a term of the act beside its words; these stay as they are.
 */
export interface Code {
  start: number
  end: number
  /** Is itself read as the code: `15/2023`, `br-101`, `cce-113`, `e-social`. */
  value: string
}

export interface TypedCode extends Code {
  /** It may just be words, as `lote 2`, or mean another century, as `15/23`. */
  isLoose: boolean
}

/** One way to write a code. */
interface Form {
  pattern: RegExp
  /** Of both groups of a match; null: it is none. */
  value: (name: string, number: string) => string | null
  isLoose?: true
  /** The first group stands before the match, which then begins at a digit: five times as fast. */
  isBehind?: true
}

/** Not a part of a word, of a longer number or of another code. */
const START = '(?<![\\wÀ-ɏ]|[./–-])'
const END = '(?![\\wÀ-ɏªº°]|[.,/]\\d)'
const NUMBER = '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7})'
const DIGITS = '(\\d{1,3}\\.\\d{1,3}|\\d{1,4})[ªº°]?'
const PROCESS = '(\\d{5}\\.\\d{6})'
const YEAR = '((?:19|20)\\d\\d)'

const OF_A_YEAR: Form = {
  pattern: whole(`${NUMBER} ?/ ?${YEAR}`),
  value: (number, year) => `${plain(number)}/${year}`,
}
const JOINED: Form = {
  pattern: new RegExp(`(?<=${START}([A-Za-z]{1,10}[-–‑]?))${DIGITS}${END}`, 'g'),
  value: (letters, digits) => lettered(letters.replace(/[-–‑]$/, ''), digits),
  isBehind: true,
}
const OF_A_LETTER: Form = {
  pattern: whole(`([A-Za-z])[-–‑]([A-Za-z]{2,})(?![-–‑])`),
  value: (letter, name) => `${letter}-${name}`.toLowerCase(),
}

/** Letters and a number with a space between are a code in capitals only. */
const PRINTED: Form[] = [
  { pattern: whole(`${PROCESS}/${YEAR}-\\d\\d`), value: (number, year) => `${number}/${year}` },
  OF_A_YEAR,
  JOINED,
  { pattern: whole(`([A-Z]{2,5}) ${DIGITS}`), value: apart },
  OF_A_LETTER,
]

const TYPED: Form[] = [
  { pattern: whole(`${PROCESS}/${YEAR}(?!-)`), value: (number, year) => `${number}/${year}` },
  {
    pattern: whole(`${PROCESS}/(\\d\\d)(?!-)`),
    value: (number, year) => `${number}/${century(year)}${year}`,
  },
  OF_A_YEAR,
  {
    pattern: whole(`${NUMBER}/(\\d\\d)(?!-)`),
    // The others may be months.
    value: (number, year) => (year > '12' ? `${plain(number)}/${century(year)}${year}` : null),
    isLoose: true,
  },
  JOINED,
  { pattern: whole(`([A-Za-z]{2,5}) ${DIGITS}`), value: apart, isLoose: true },
  OF_A_LETTER,
  // The analysis sees one word where a text prints it so.
  { ...OF_A_LETTER, pattern: whole(`([a-z])([A-Z][A-Za-z]{2,})`) },
]

/** The values of the codes that a text prints, each once. */
export function codesIn(text: string): string[] {
  return [...new Set(find(text, PRINTED).map(({ value }) => value))]
}

/** The codes that a text prints, in no order. */
export function findCodes(text: string): Code[] {
  return find(text, PRINTED)
}

/** The codes in what somebody typed, in no order. */
export function findTypedCodes(text: string): TypedCode[] {
  return find(text, TYPED)
}

function find(text: string, forms: Form[]): TypedCode[] {
  return forms.flatMap(({ pattern, value: valueOf, isLoose = false, isBehind = false }) =>
    matchesOf(text, pattern).flatMap((match) => {
      const [written, name = '', number = ''] = match
      const value = valueOf(name, number)
      if (value === null) return []
      const start = match.index - (isBehind ? name.length : 0)
      return [{ start, end: match.index + written.length, value, isLoose }]
    }),
  )
}

function whole(pattern: string): RegExp {
  return new RegExp(`${START}${pattern}${END}`, 'g')
}

function lettered(letters: string, digits: string): string {
  return `${letters.toLowerCase()}-${plain(digits)}`
}

/** `LOA 2023` is the law of a year, `DE 17` a date; but `DAS 101.4` is an office. */
function apart(letters: string, digits: string): string | null {
  const isPlain = isStopWord(letters.toLowerCase()) && !digits.includes('.')
  return isPlain || /^(?:19|20)\d\d$/.test(digits) ? null : lettered(letters, digits)
}

/** Without dots and leading zeros. */
function plain(number: string): string {
  return number.replaceAll('.', '').replace(/^0+(?=\d)/, '')
}

function century(year: string): string {
  return year > '69' ? '19' : '20'
}
