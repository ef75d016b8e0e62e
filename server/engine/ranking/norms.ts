import { B, K1 } from './bm25.ts'
import { byteToLength } from './length.ts'

/*
 * BM25's average length is rounded: a segment stores the best share of each of its stripes, which then
 * nearly always stays exact while the archive grows.
 */

/** A sixteenth of a doubling, so that a cluster, which does not round, ranks alike. */
const STEPS_A_DOUBLING = 16

/**
 * There are few different average lengths, because they are rounded, but every state of the index needs
 * one.
 */
const knownNorms = new Map<number, Float64Array>()

/** The norm of each length byte (see length.ts) at this average length; read only. */
export function norms(average: number): Float64Array {
  const known = knownNorms.get(average)
  if (known) return known
  const norms = Float64Array.from({ length: 256 }, (_, byte) =>
    lengthNorm(byteToLength(byte), average),
  )
  knownNorms.set(average, norms)
  return norms
}

/** @param length Of an act, as its byte tells it. */
export function lengthNorm(length: number, average: number): number {
  return K1 * (1 - B + (B * length) / average)
}

/**
 * The nearest step, by ratio, as a whole number; 1 for an empty archive. By a multiple of three, acts of
 * different lengths and frequencies would have the same share but for rounding, which nobody could put in order.
 */
export function roundAverage(words: number, acts: number): number {
  if (acts === 0 || words <= acts) return 1
  const steps = Math.round(Math.log2(words / acts) * STEPS_A_DOUBLING)
  const average = Math.round(2 ** (steps / STEPS_A_DOUBLING))
  return average % 3 === 0 ? average + 1 : average
}
