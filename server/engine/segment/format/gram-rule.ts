/*
 * A gram is a run of words with a term of its own. It saves a word-by-word search for a phrase
 * where that would have to look at many acts, perhaps in vain:
 *
 *     "de de"      both words are common, so every second act is a candidate
 *     "ato de de"  a gram only if "ato de" and "de de" are common, too
 *
 * A segment keeps a run if both runs in it that are one word shorter are common. It does not
 * promise which grams it has: a gram's posting is complete, but the absence of a gram means
 * nothing.
 */

/** The longest run of words that is a gram. */
export const MOST_WORDS = 4
/** A run of words is common when one in this many acts has it… */
const COMMON = 8
/** …and kept when one in this many has it, and at least a few. */
const KEPT = 256
const FEWEST = 3
/** Smaller segments have no grams: their positions are read in no time. */
const FEWEST_ACTS = 1_024

export function mayHaveGrams(acts: number): boolean {
  return acts >= FEWEST_ACTS
}

export function isCommon(count: number, acts: number): boolean {
  return count * COMMON >= acts
}

/** @param margin Demands this many times the usual frequency. */
export function isKept(count: number, acts: number, margin = 1): boolean {
  return count >= FEWEST && count * KEPT >= acts * margin
}
