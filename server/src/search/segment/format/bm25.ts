import { byteToLength } from './length.ts'

/**
 * BM25: each word that a query seeks adds `idf × share` to an act's score.
 *
 *     idf   = ln(1 + (acts − df + ½) / (df + ½))            how rare the word is
 *     share = tf × (k1 + 1) / (tf + norm)                   how much of this act it is, up to k1 + 1
 *     norm  = k1 × (1 − b + b × length / average length)
 *
 * `tf` counts a place in the title 8 times and one in the ementa 4 times. The average length is taken
 * to the nearest power of two: a segment keeps the best share of each of its stripes, which then stays
 * exact while the archive grows.
 */
const K1 = 1.2
const B = 0.75

/** No share is larger, whatever the frequency. */
export const MAX_SHARE = K1 + 1

export function idf(acts: number, df: number): number {
  return Math.log(1 + (acts - df + 0.5) / (df + 0.5))
}

export function share(tf: number, norm: number): number {
  return (tf * (K1 + 1)) / (tf + norm)
}

/** There are few average lengths, being powers of two, and each state of the index asks for one. */
const knownNorms = new Map<number, Float64Array>()

/** The norm of each length byte (see length.ts) at this average length; not to be written to. */
export function norms(average: number): Float64Array {
  const known = knownNorms.get(average)
  if (known) return known
  const norms = Float64Array.from(
    { length: 256 },
    (_, byte) => K1 * (1 - B + (B * byteToLength(byte)) / average),
  )
  knownNorms.set(average, norms)
  return norms
}

/** The nearest power of two, by ratio; 1 for an empty archive. */
export function roundAverage(words: number, acts: number): number {
  return acts === 0 || words === 0 ? 1 : 2 ** Math.max(0, Math.round(Math.log2(words / acts)))
}
