import type { Query, WideningKind, TextField } from '../../../engine/port.ts'

/** Adjacent words of a query, in order and with their stop words, all in one field. */
export type Run = (Query & { kind: 'word' })[]

/** Another meaning of the first words of a run. */
export interface Widening {
  tipo: WideningKind
  /** The number of words. */
  length: number
  /** Their other meanings; never empty. */
  added: Query[]
}

export const word = (field: TextField | null, text: string): Query => {
  return { kind: 'word', field, word: text }
}

export const phrase = (field: TextField | null, words: string[]): Query => {
  return { kind: 'phrase', field, words }
}
