import { digest } from '../measure.ts'

/** Letters of a beginning. */
const LEAST_BEGUN = 4
const LONGEST_BEGUN = 7

/** A prefix query of some letters of a word, always as many. */
export function begun(word: string): string {
  const letters = LEAST_BEGUN + (digest(word) % (LONGEST_BEGUN - LEAST_BEGUN + 1))
  return `${word.slice(0, letters)}*`
}

export const quoted = (row: string[]): string => `"${row.join(' ')}"`
