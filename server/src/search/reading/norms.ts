import { slug, tokenize, isStopWord } from '../../../engine/analysis.ts'
import { readEntity } from '../../../engine/entities.ts'
import type { Query } from '../../../engine/port.ts'
import type { Run, Widening } from './widening.ts'

/** The kinds of norms as people write them, longer ones first, and their printed names. */
const KINDS: [written: string[], printed: string][] = [
  [['lei', 'complementar'], 'Lei Complementar'],
  [['lc'], 'Lei Complementar'],
  [['lei', 'delegada'], 'Lei Delegada'],
  [['lei'], 'Lei'],
  [['decreto', 'lei'], 'Decreto-Lei'],
  [['dl'], 'Decreto-Lei'],
  [['decreto', 'legislativo'], 'Decreto Legislativo'],
  [['decreto'], 'Decreto'],
  [['medida', 'provisoria'], 'Medida Provisória'],
  [['mp'], 'Medida Provisória'],
  [['mpv'], 'Medida Provisória'],
  [['emenda', 'constitucional'], 'Emenda Constitucional'],
  [['ec'], 'Emenda Constitucional'],
  [['instrucao', 'normativa'], 'Instrução Normativa'],
  [['in'], 'Instrução Normativa'],
  [['portaria'], 'Portaria'],
  [['resolucao'], 'Resolução'],
]

/** Each body numbers these by itself, so its name may come before the number. */
const OF_BODIES = new Set(['Instrução Normativa', 'Portaria', 'Resolução'])
const MOST_BODY_WORDS = 3
const NUMBER_MARKS = new Set(['no', 'n', 'nr', 'numero'])
const YEAR = /^(?:18|19|20)\d{2}$/
const SHORT_YEAR = /^\d{2}$/
const NUMBER = /^\d{1,6}$/

/**
 * Reads a norm as people write it, at the beginning of a run: `lei 8112/90`, `IN SEGES nº 5, de 26
 * de maio de 2017`.
 */
export function readNorm(run: Run): Widening | null {
  const words = run.map(({ word }) => word)
  const kind = KINDS.find(([written]) => written.every((part, i) => words[i] === part))
  if (!kind || run[0]!.field !== null) return null // a kind has words
  const [written, printed] = kind
  const numberAt = findNumber(words, written.length, OF_BODIES.has(printed) ? MOST_BODY_WORDS : 0)
  const number = words[numberAt]
  if (number === undefined) return null
  const { year, end } = readYear(words, numberAt + 1)
  const value = readEntity('norma', `${printed} nº ${number}${year && `/${year}`}`)
  if (value === null) return null
  const norm: Query = { kind: 'entity', field: 'norma', value }
  const body = run.slice(written.length, numberAt).filter(({ word }) => !NUMBER_MARKS.has(word))
  const added: Query = body.length === 0 ? norm : { kind: 'and', children: [norm, ...body] }
  return { tipo: 'norma', length: end, added: [added] }
}

/**
 * The index of the number after the kind, with at most `bodyWords` words of a body between; −1 if
 * there is none.
 */
function findNumber(words: string[], from: number, bodyWords: number): number {
  let skipped = 0
  for (let at = from; at < words.length; at++) {
    const word = words[at]! // in range
    if (NUMBER.test(word)) return at
    if (!NUMBER_MARKS.has(word) && (isStopWord(word) || ++skipped > bodyWords)) return -1
  }
  return -1
}

/** Norms in force go back to the 1930s. */
function centuryOf(year: string): string {
  return year >= '30' ? '19' : '20'
}

/**
 * The year after a number: `90`, `1990`, `de 1990`, `de 11 de dezembro de 1990`; '' if there is
 * none.
 */
function readYear(words: string[], from: number): { year: string; end: number } {
  const [first = ''] = words.slice(from)
  if (YEAR.test(first)) return { year: first, end: from + 1 }
  if (SHORT_YEAR.test(first)) return { year: centuryOf(first) + first, end: from + 1 }
  if (first === 'de') {
    const [second = ''] = words.slice(from + 1)
    if (YEAR.test(second)) return { year: second, end: from + 2 }
    const [day = '', of, , ofYear, year = ''] = words.slice(from + 1)
    if (/^\d{1,2}o?$/.test(day) && of === 'de' && ofYear === 'de' && YEAR.test(year))
      return { year, end: from + 6 }
  }
  return { year: '', end: from }
}

/** The possible beginnings of a norm's value while somebody types it: `lei 81`, `dec`, `8112`. */
export function normPrefixes(typed: string): string[] {
  const [named = ''] = typed.split('/', 1) // a year follows
  const words = tokenize(named).map(({ text }) => text)
  const firstNumber = words.findIndex((word) => /\d/.test(word))
  const before = firstNumber < 0 ? words : words.slice(0, firstNumber)
  const kind = before.filter((word) => !NUMBER_MARKS.has(word))
  const number = firstNumber < 0 ? '' : words.slice(firstNumber).join('')
  if (!/^\d*$/.test(number) || kind.join('').length + number.length < LEAST_TYPED) return []
  const begun = KINDS.filter(([written]) => begins(written, kind))
  const exact = begun.filter(([written]) => written.length === kind.length)
  const meant = number !== '' && exact.length > 0 ? exact : begun
  return [...new Set(meant.map(([, printed]) => `${slug(printed)}_${number}`))]
}

/** A single letter or digit matches too much. */
const LEAST_TYPED = 2

function begins(written: string[], words: string[]): boolean {
  return words.every((word, i) =>
    i === words.length - 1 ? written[i]?.startsWith(word) === true : written[i] === word,
  )
}
