import { MAX_SHARE, frequencyFor, share } from '../../ranking/bm25.ts'
import { type Scorer, LENGTHLESS } from './scorer.ts'

/** The way from a share to a frequency and back may round up. */
const SLACK = 1 + 1e-9

/**
 * What counts as much as that one of its readings which counts most; a reading as little as that one
 * of its scorers which counts least. It gives frequencies by which an act of norm 1 has these shares.
 */
export function bestScorer(readings: Scorer[][], norms: Float64Array, lengths: Uint8Array): Scorer {
  return {
    norms: LENGTHLESS,
    addBounds(bounds) {
      const best = mostOfLeasts(readings, bounds.length, (scorer, into) => scorer.addBounds(into))
      for (let i = 0; i < bounds.length; i++) bounds[i]! += Math.min(best[i]!, MAX_SHARE) * SLACK
    },
    addFrequencies(acts, count, frequencies) {
      const best = mostOfLeasts(readings, count, (scorer, shares) => {
        const own = scorer.norms ?? norms
        scorer.addFrequencies(acts, count, shares)
        for (let i = 0; i < count; i++) shares[i] = share(shares[i]!, own[lengths[acts[i]!]!]!)
      })
      for (let i = 0; i < count; i++) frequencies[i]! += frequencyFor(best[i]!, 1)
    },
  }
}

/** By place: of all readings the most, of each reading the least. */
function mostOfLeasts(
  readings: Scorer[][],
  count: number,
  read: (scorer: Scorer, into: Float64Array) => void,
): Float64Array {
  const most = new Float64Array(count)
  for (const scorers of readings) {
    const least = new Float64Array(count).fill(Infinity)
    for (const scorer of scorers) {
      const shares = new Float64Array(count)
      read(scorer, shares)
      for (let i = 0; i < count; i++) least[i] = Math.min(least[i]!, shares[i]!)
    }
    for (let i = 0; i < count; i++) most[i] = Math.max(most[i]!, least[i]!)
  }
  return most
}
