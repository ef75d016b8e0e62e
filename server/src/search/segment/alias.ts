import { Term } from './term.ts'

/** Whether a payload only names the word that is the one form of a stem (segment-writer.ts). */
export function isAlias(payload: Uint8Array, at = 0): boolean {
  return payload[at] === 0
}

/** The term of that word. */
export function aliasedTerm(payload: Uint8Array, from: number, to: number): Term {
  const term = new Term()
  term.replaceEnd(0, payload, from + 1, to)
  return term
}
