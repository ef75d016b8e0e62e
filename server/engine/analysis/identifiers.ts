import { matchesOf } from '../entities/matches.ts'
import { tokenize } from './analysis.ts'

/**
 * Numbers that identify something: CNPJ (numeric and, since 2026, alphanumeric), CPF, and process
 * numbers (NUP of 17 and 21 digits, CNJ of 20). The analysis sees several tokens if they are
 * written with punctuation, and one without it. A query searches both forms, whichever the user
 * typed.
 */

const GROUPS = {
  cnpj: /[0-9A-Za-z]{2}\.[0-9A-Za-z]{3}\.[0-9A-Za-z]{3}\/[0-9A-Za-z]{4}-\d{2}/,
  cpf: /\d{3}\.\d{3}\.\d{3}-\d{2}/,
  nup: /\d{5}\.\d{6}\/\d{4}-\d{2}/,
  nupLong: /\d{7}\.\d{8}\/\d{4}-\d{2}/,
  cnj: /\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/,
}

const IDENTIFIER = new RegExp(
  `(?<![0-9A-Za-z]|\\d\\.)(?:${Object.values(GROUPS)
    .map((group) => group.source)
    .join('|')})(?![0-9A-Za-z])`,
  'g',
)

/** How to split joined digits again, by their count. */
const PUNCTUATION: Record<number, [pattern: RegExp, printed: string]> = {
  11: [/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4'],
  14: [/^([0-9a-z]{2})([0-9a-z]{3})([0-9a-z]{3})([0-9a-z]{4})(\d{2})$/, '$1.$2.$3/$4-$5'],
  17: [/^(\d{5})(\d{6})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
  20: [/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6'],
  21: [/^(\d{7})(\d{8})(\d{4})(\d{2})$/, '$1.$2/$3-$4'],
}

/** The positions of identifiers in a text, in order. */
export function findIdentifiers(text: string): { start: number; end: number; joined: string }[] {
  const found = []
  for (const match of matchesOf(text, IDENTIFIER)) {
    const start = match.index
    found.push({ start, end: start + match[0].length, joined: joinIdentifier(match[0]) })
  }
  return found
}

/**
 * The token sequences that match a phrase in a text: once with its identifiers in parts, once with
 * their digits joined. A phrase without identifiers has one sequence.
 */
export function phraseForms(words: string[]): string[][] {
  const parts = words.flatMap((word) => {
    const printed = printIdentifier(joinIdentifier(word))
    return printed === null ? [word] : tokenize(printed).map((token) => token.text)
  })
  return parts.length === words.length ? [words] : [parts, words.map(joinIdentifier)]
}

/** `12.345.678/0001-95` → `12345678000195`, lower case. */
function joinIdentifier(printed: string): string {
  return printed.replace(/[./-]/g, '').toLowerCase()
}

/** `12345678000195` → `12.345.678/0001-95`; null if it cannot be an identifier. */
export function printIdentifier(joined: string): string | null {
  const form = PUNCTUATION[joined.length]
  if (!form || !/\d/.test(joined) || !form[0].test(joined)) return null
  return joined.replace(form[0], form[1])
}
