import type { Query, WideningKind } from '../query/tree.ts'
import type { TextField } from '../search-index.ts'

/** Some words of a query that stand together, in order and with their stop words, all in one field. */
export type Run = (Query & { kind: 'word' })[]

/** How the first words of a run may be read, too. */
export interface Widening {
  tipo: WideningKind
  /** How many words. */
  length: number
  /** What they also mean; never empty. */
  added: Query[]
}

export const word = (field: TextField | null, text: string): Query => {
  return { kind: 'word', field, word: text }
}

export const phrase = (field: TextField | null, words: string[]): Query => {
  return { kind: 'phrase', field, words }
}
