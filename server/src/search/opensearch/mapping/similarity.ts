import { B, K1 } from '../../../../engine/ranking.ts'
import { EXACT } from './document.ts'

/** About how many words an act of the DOU has. With half or twice as many, b differs by 0.02. */
const USUAL_LENGTH = 200

/**
 * BM25 of a field that has some terms for each word of an act, and {@link EXACT} more. With this b, its norm
 * is that of our own formula for the number of words:
 *
 *     k1 × (1 − b' + b' × (24 + terms × length) ÷ (24 + terms × average)) = k1 × (1 − b + b × length ÷ average)
 */
export function similarTo(termsAWord: number): { type: 'BM25'; k1: number; b: number } {
  return { type: 'BM25', k1: K1, b: B * (1 + EXACT / (termsAWord * USUAL_LENGTH)) }
}

/** The norm of an act of this length in such a field, as the nodes compute it. */
export function nodesNorm(termsAWord: number, length: number, average: number): number {
  const { k1, b } = similarTo(termsAWord)
  return k1 * (1 - b + (b * (EXACT + termsAWord * length)) / (EXACT + termsAWord * average))
}
