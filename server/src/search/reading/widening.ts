import type { Query, WideningKind, SoughtField } from '../../../engine/port.ts'

/** Adjacent words of a query, in order and with their stop words, all in one field. */
export type Run = (Query & { kind: 'word' })[]

/** Another meaning of the first words of a run. */
export interface Widening {
  tipo: WideningKind
  /** The number of words. */
  length: number
  /** What they mean, if not just themselves; then acts that only have the words are not found. */
  meant?: Query
  /** Their other meanings; empty only beside `meant`. */
  added: Query[]
}

export const word = (field: SoughtField, text: string): Query => {
  return { kind: 'word', field, word: text }
}

export const phrase = (field: SoughtField, words: string[]): Query => {
  return { kind: 'phrase', field, words }
}

/** Whether a part of a query is a bare word of the title or text, with nothing said about how to read it. */
export function isLoose(query: Query): query is Run[number] {
  return query.kind === 'word' && query.field === null && query.literal !== true
}

/** The adjacent words of one field, from an index on, that may be read more widely. */
export function runFrom(children: Query[], at: number): Run {
  const run: Run = []
  for (const child of children.slice(at)) {
    if (child.kind !== 'word' || child.literal) break
    if (run[0] && child.field !== run[0].field) break
    run.push(child)
  }
  return run
}
