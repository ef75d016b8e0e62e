/*
 * A gram is a run of words in a text that has a term of its own, so that a phrase need not be looked for
 * word by word where that means to look at many acts, perhaps in vain:
 *
 *     "de de"      both words are common, so every second act is a candidate
 *     "ato de de"  a gram only if "ato de" and "de de" are common, too
 *
 * A segment keeps a run if both runs in it that are a word shorter are common. Which grams it has is no
 * promise: what a gram says is complete, but from its absence nothing follows.
 */

/** The longest run of words that is a gram. */
export const MOST_WORDS = 4
/** A run of words is common when one of this many acts has it… */
const COMMON = 8
/** …and kept when one of this many has it, and a few at least. */
const KEPT = 256
const FEWEST = 3
/** Segments of fewer acts have no grams: their positions are read in no time. */
const FEWEST_ACTS = 1_024

export function mayHaveGrams(acts: number): boolean {
  return acts >= FEWEST_ACTS
}

export function isCommon(count: number, acts: number): boolean {
  return count * COMMON >= acts
}

/** @param margin How many times as often as need be. */
export function isKept(count: number, acts: number, margin = 1): boolean {
  return count >= FEWEST && count * KEPT >= acts * margin
}
