import { MAX_SHARE, frequencyFor, share } from '../../ranking/bm25.ts'
import { type Scorer, LENGTHLESS, MOST_SCORED } from './scorer.ts'

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
      const add = (scorer: Scorer, into: Float64Array) => scorer.addBounds(into)
      mostOfLeasts(readings, bounds.length, add, (best) => {
        for (let i = 0; i < bounds.length; i++) bounds[i]! += Math.min(best[i]!, MAX_SHARE) * SLACK
      })
    },
    addFrequencies(acts, count, frequencies) {
      const add = (scorer: Scorer, shares: Float64Array) => {
        const own = scorer.norms ?? norms
        scorer.addFrequencies(acts, count, shares)
        for (let i = 0; i < count; i++)
          if (shares[i]! > 0) shares[i] = share(shares[i]!, own[lengths[acts[i]!]!]!)
      }
      mostOfLeasts(readings, count, add, (best) => {
        for (let i = 0; i < count; i++) if (best[i]! > 0) frequencies[i]! += frequencyFor(best[i]!)
      })
    },
  }
}

/** By place: of all readings the most, of each reading the least. `use` must not keep it. */
function mostOfLeasts(
  readings: Scorer[][],
  count: number,
  read: (scorer: Scorer, into: Float64Array) => void,
  use: (most: Float64Array) => void,
): void {
  borrow((most) =>
    borrow((least) =>
      borrow((shares) => {
        most.fill(0, 0, count)
        for (const [first, ...others] of readings) {
          if (first === undefined) continue
          least.fill(0, 0, count)
          read(first, least)
          for (const scorer of others) {
            shares.fill(0, 0, count)
            read(scorer, shares)
            for (let i = 0; i < count; i++) if (shares[i]! < least[i]!) least[i] = shares[i]!
          }
          for (let i = 0; i < count; i++) if (least[i]! > most[i]!) most[i] = least[i]!
        }
        use(most)
      }),
    ),
  )
}

/** One number per act, or per stripe of a segment; a reading may itself have parts, which need others. */
const buffers: Float64Array[] = []
let borrowed = 0

function borrow(use: (buffer: Float64Array) => void): void {
  const buffer = (buffers[borrowed] ??= new Float64Array(MOST_SCORED))
  borrowed++
  try {
    use(buffer)
  } finally {
    borrowed--
  }
}
