/**
 * The outcome of a request to change something: done, or refused for one of the reasons of `Refusal`; a
 * refusal changes nothing.
 */
export type Outcome<T, Refusal extends string> = { done: T } | { refused: Refusal }

/** The result of a PUT: the record, and whether it was made just now. */
export interface Put<T> {
  record: T
  made: boolean
}

/** The outcome of a PUT whose record was written. */
export function putOf<T, Refusal extends string>(
  outcome: Outcome<T, Refusal>,
  made: boolean,
): Outcome<Put<T>, Refusal> {
  return 'done' in outcome ? { done: { record: outcome.done, made } } : outcome
}
