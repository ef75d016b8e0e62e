import type { Posting } from '../read/posting.ts'
import { readRanks } from '../read/ranks.ts'
import type { KnownRun } from './find-grams.ts'
import { MOST_ACTS } from './word-places.ts'

/** For the acts that are being looked at; keeps nothing between calls. */
const ranks = new Int32Array(MOST_ACTS)

/** The result of {@link PhraseChain.countIn} for an act if the frequencies alone do not decide. */
export const UNKNOWN = 0xffffffff

/**
 * Grams that cover a whole phrase, each overlapping the one before it. Their frequencies in an act
 * often determine that of the phrase, so that no positions need be read:
 *
 *     que consta do processo            a times
 *         consta do processo no         b times, each of both around one of
 *         consta do processo            c times
 *
 * So at least a + b − c of these have both around them, and at most the smaller of a and b. If the
 * bounds are equal, the count is known; mostly all are 1. The frequency of a single word is
 * weighted, but never too small.
 */
export class PhraseChain {
  readonly #grams: Posting[]
  readonly #overlaps: Posting[]

  private constructor(grams: Posting[], overlaps: Posting[]) {
    this.#grams = grams
    this.#overlaps = overlaps
  }

  /** @param length The number of words of the phrase. Returns null if there are no such grams. */
  static of(runs: KnownRun[], length: number): PhraseChain | null {
    const grams: Posting[] = []
    const overlaps: Posting[] = []
    for (let end = 0; end < length;) {
      // The longest gram that reaches furthest; it begins with the phrase, or within the covered
      // part.
      const next = runs
        .filter(
          ({ from, to }) => to - from > 1 && to > end && (end === 0 ? from === 0 : from < end),
        )
        .reduce<KnownRun | null>(
          (best, run) => (best === null || run.to >= best.to ? run : best),
          null,
        )
      if (next === null) return null
      grams.push(next.posting)
      if (end > 0) {
        const overlap = runs.find(({ from, to }) => from === next.from && to === end)
        if (!overlap) return null
        overlaps.push(overlap.posting)
      }
      end = next.to
    }
    return new PhraseChain(grams, overlaps)
  }

  /**
   * The number of occurrences of the phrase in each of some ascending acts, up to {@link
   * MOST_ACTS}, or {@link UNKNOWN}.
   */
  countIn(acts: Uint16Array, counts: Uint32Array): void {
    const [least, frequencies] = [new Int32Array(acts.length), new Uint32Array(acts.length)]
    counts.fill(UNKNOWN)
    for (const gram of this.#grams) {
      readFrequencies(gram, acts, frequencies)
      for (let i = 0; i < acts.length; i++) {
        least[i]! += frequencies[i]!
        counts[i] = Math.min(counts[i]!, frequencies[i]!)
      }
    }
    for (const overlap of this.#overlaps) {
      readFrequencies(overlap, acts, frequencies)
      for (let i = 0; i < acts.length; i++) least[i]! -= frequencies[i]!
    }
    for (let i = 0; i < acts.length; i++)
      if (counts[i]! > 0 && least[i]! < counts[i]!) counts[i] = UNKNOWN
  }
}

/** The frequency in each of some acts; 0 if the posting lacks it. */
function readFrequencies(posting: Posting, acts: Uint16Array, into: Uint32Array): void {
  readRanks(posting, acts, acts.length, ranks)
  const { frequencies } = posting
  for (let i = 0; i < acts.length; i++) into[i] = ranks[i]! < 0 ? 0 : frequencies[ranks[i]!]!
}
