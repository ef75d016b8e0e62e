/** How well the best candidate agrees with what a text says of the act that it corrects. */
export interface Agreement {
  /** Of what the text says, by weight. */
  share: number
  /** Whether another act resembles the best one. */
  hasRival: boolean
}

/**
 * How often a link is right, by the least share that agrees, as if every second original were missing from
 * the archive: of the labelled links of the tuned half, each made once with its original and once without
 * it, right ones and one more by all and two more (bench/relations/calibrate.ts).
 */
const MEASURED: readonly (readonly [leastShare: number, confianca: number])[] = [
  [0.9, 0.99],
  [0.8, 0.95],
  [0, 0.4],
]

/** Where links begin to be more often right; for the bench. */
export const LEAST_SHARES = MEASURED.map(([least]) => least)
/** The same of links among rivals, whatever agrees: five of them. */
const AMONG_RIVALS = 0.7

/** How often such a link is right, from 0 to 1. */
export function confidenceOf({ share, hasRival }: Agreement): number {
  const [, confianca] = MEASURED.find(([least]) => share >= least)! // the last one is 0
  return hasRival ? Math.min(AMONG_RIVALS, confianca) : confianca
}
