/**
 * The outcome of a request to change something: done, or refused for one of the reasons of `Refusal`; a
 * refusal changes nothing.
 */
export type Outcome<T, Refusal extends string> = { done: T } | { refused: Refusal }
