import { B, K1 } from '../../ranking/bm25.ts'
import { byteToLength } from './length.ts'

/*
 * BM25's average length is rounded to the nearest power of two: a segment stores the best share of
 * each of its stripes, which then stays exact while the archive grows.
 */

/**
 * There are few different average lengths, because they are powers of two, but every state of the
 * index needs one.
 */
const knownNorms = new Map<number, Float64Array>()

/** The norm of each length byte (see length.ts) at this average length; read only. */
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
