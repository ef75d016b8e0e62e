/**
 * BM25: each searched word adds `idf × share` to an act's score.
 *
 *     idf   = ln(1 + (acts − df + ½) / (df + ½))            how rare the word is
 *     share = tf × (k1 + 1) / (tf + norm)                   its share of this act, up to k1 + 1
 *     norm  = k1 × (1 − b + b × length / average length)
 *
 * In `tf`, an occurrence in the title counts 8 times and one in the ementa 4 times.
 */
export const K1 = 1.2
export const B = 0.75

/** The limit of a share, whatever the frequency. */
export const MAX_SHARE = K1 + 1

/** The weight of an occurrence in the title or in the ementa; one in the text counts once. */
export const TITLE_WEIGHT = 8
export const EMENTA_WEIGHT = 4

/**
 * A prefix stands for rare and common words. It counts as rare as a word that three acts in eight
 * have.
 */
export const PREFIX_IDF = 1

/** The weight of what a reading adds, relative to what was written. */
export const ADDED_SHARE = 0.5

export function idf(acts: number, df: number): number {
  return Math.log(1 + (acts - df + 0.5) / (df + 0.5))
}

export function share(tf: number, norm: number): number {
  return (tf * (K1 + 1)) / (tf + norm)
}

/** The frequency that an act needs to reach this share, which is below {@link MAX_SHARE}. */
export function frequencyFor(share: number): number {
  return share / (K1 + 1 - share)
}

/** The weights of a query's parts are rarities in thousandths: whole numbers. */
export const WEIGHT_SCALE = 1_000
