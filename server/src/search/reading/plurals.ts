import { isStopWord } from '../../../engine/analysis.ts'

/** Of a folded word; the first one that fits. */
const ENDINGS: [singular: string, plural: string][] = [
  ['s', 's'],
  ['ao', 'oes'],
  ['m', 'ns'],
  ['al', 'ais'],
  ['ol', 'ois'],
  ['ul', 'uis'],
  ['el', 'eis'],
  ['il', 'is'],
  ['r', 'res'],
  ['z', 'zes'],
  ['', 's'],
]

/**
 * Folded words as they are, and in the plural, because phrases are exact: `urna funeraria`, `urnas
 * funerarias`. What follows a preposition stays: `exames de sangue`.
 */
export function bothNumbers(words: string[]): [string[], string[]] {
  const end = words.findIndex((one) => isStopWord(one) || one === 'sem' || one === 'nao')
  const head = end === -1 ? words.length : end
  return [words, words.map((one, at) => (at < head ? pluralOf(one) : one))]
}

/** The same, and of two words either alone in the plural, as the gazette prints them: `dietas enteral`. */
export function eachNumber(words: string[]): string[][] {
  const [one, many] = bothNumbers(words)
  const mixed = words.length === 2 ? [one.with(1, many[1]!), many.with(1, one[1]!)] : [] // both have two
  return [one, many, ...mixed]
}

/** By rule; exceptions such as `mãos` are not worth a table. */
function pluralOf(word: string): string {
  const [singular, plural] = ENDINGS.find(([ending]) => word.endsWith(ending))! // the last one fits all
  return word.slice(0, word.length - singular.length) + plural
}
