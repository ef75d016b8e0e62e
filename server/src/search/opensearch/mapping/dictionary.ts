import { entityTerm } from '../../../../engine/entities.ts'
import type { TermKind } from '../../../../engine/port.ts'
import { indexedWord } from './words.ts'

/*
 * The words of an act, each once, as columns: one for each first letter. A column of all would be read whole,
 * and joined whole after each change of the index, for the few words that begin as somebody has typed.
 */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')
const OTHERS = 'outras'
const NORMS = 'normas'
const NORM_MARK = entityTerm('norma', '')

export const SHELVES = [...LETTERS, OTHERS, NORMS]

/** The columns that have all terms of a kind which begin so. */
export function shelvesOf(kind: TermKind, prefix: string): string[] {
  if (kind === 'norma') return [NORMS]
  return prefix === '' ? [...LETTERS, OTHERS] : [shelfOf(prefix)]
}

function shelfOf([letter = '']: string): string {
  return LETTERS.includes(letter) ? letter : OTHERS
}

/** Words and filter terms by column. */
export function shelved(words: string[], filters: string[]): Record<string, string[]> {
  const shelves: Record<string, string[]> = {}
  for (const word of new Set(words)) (shelves[shelfOf(word)] ??= []).push(indexedWord(word))
  const norms = filters.filter((term) => term.startsWith(NORM_MARK))
  if (norms.length > 0) shelves[NORMS] = norms.map((term) => term.slice(NORM_MARK.length))
  return shelves
}
