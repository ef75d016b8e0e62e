/**
 * What came of something that was asked for: done, or refused for one of the reasons that `Refusal` names, and
 * then nothing was changed.
 */
export type Outcome<T, Refusal extends string> = { done: T } | { refused: Refusal }
