/**
 * BM25: each word that a query seeks adds `idf × share` to an act's score.
 *
 *     idf   = ln(1 + (acts − df + ½) / (df + ½))            how rare the word is
 *     share = tf × (k1 + 1) / (tf + norm)                   how much of this act it is, up to k1 + 1
 *     norm  = k1 × (1 − b + b × length / average length)
 *
 * `tf` counts a place in the title 8 times and one in the ementa 4 times.
 */
export const K1 = 1.2
export const B = 0.75

/** No share is larger, whatever the frequency. */
export const MAX_SHARE = K1 + 1

/** How much a place in the title, or in the ementa, counts; one in the text counts once. */
export const TITLE_WEIGHT = 8
export const EMENTA_WEIGHT = 4

/** A prefix, which stands for words both rare and common, is as rare as a word that three acts in eight have. */
export const PREFIX_IDF = 1

/** Of the weight of what was written: what a reading adds. */
export const ADDED_SHARE = 0.5

export function idf(acts: number, df: number): number {
  return Math.log(1 + (acts - df + 0.5) / (df + 0.5))
}

export function share(tf: number, norm: number): number {
  return (tf * (K1 + 1)) / (tf + norm)
}

/** How often an act must have a word for that share of it, which is below {@link MAX_SHARE}. */
export function frequencyFor(share: number, norm: number): number {
  return (share * norm) / (K1 + 1 - share)
}
