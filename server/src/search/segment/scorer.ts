import { MAX_SHARE, norms, share } from './bm25.ts'
import { NearMatcher } from './near.ts'
import type { Leaf, NearLeaf } from './plan.ts'
import type { Posting } from './posting.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './segment-list.ts'
import { MANY } from './stripes.ts'

/** What one leaf of a query adds to the scores of a segment's acts, before its rarity. */
export interface Scorer {
  /** The weighted frequency in an act; 0 where it is not. */
  frequencyIn(act: number): number
  /** No share in a stripe of the segment is larger. */
  bound(stripe: number): number
}

/** The norms by which a segment's best shares were chosen, and how much larger they may be by now. */
export interface Bounds {
  norms: Float64Array
  slack: number
}

/**
 * A share grows with the average length, but never more than it (bm25.ts). The last digits allow for
 * rounding.
 */
export function boundsOf(segment: Segment, { average, norms: current }: Snapshot): Bounds {
  const then = segment.row.average
  if (then === average) return { norms: current, slack: 1 }
  return { norms: norms(then), slack: Math.max(1, average / then) * (1 + 1e-9) }
}

/** Null when the leaf adds nothing in this segment. */
export function openScorer(leaf: Leaf, segment: Segment, bounds: Bounds): Scorer | null {
  switch (leaf.kind) {
    case 'term': {
      const posting = segment.find(leaf.term)
      return posting && termScorer(posting, bounds)
    }
    case 'prefix':
      return prefixScorer(segment.findPrefix(leaf.prefix))
    case 'near':
      return nearScorer(leaf, segment, bounds)
  }
}

function termScorer(posting: Posting, bounds: Bounds): Scorer {
  return {
    frequencyIn: (act) => posting.frequencyIn(act),
    bound: (stripe) => boundOf(posting, stripe, bounds),
  }
}

function prefixScorer(postings: Posting[]): Scorer {
  return {
    frequencyIn: (act) => postings.reduce((sum, posting) => sum + posting.frequencyIn(act), 0),
    bound: () => MAX_SHARE,
  }
}

/** A phrase is in no act more often than any of its words; for words in any order that need not hold. */
function nearScorer(leaf: NearLeaf, segment: Segment, bounds: Bounds): Scorer {
  const places = leaf.places.flatMap(({ near, weight }) => {
    const matcher = NearMatcher.open(segment, near)
    return matcher ? [{ matcher, weight }] : []
  })
  const words = leaf.isPhrase ? leaf.words.flatMap((term) => segment.find(term) ?? []) : []
  return {
    frequencyIn: (act) =>
      places.reduce((sum, { matcher, weight }) => sum + weight * matcher.countIn(act), 0),
    bound: (stripe) =>
      words.reduce((least, word) => Math.min(least, boundOf(word, stripe, bounds)), MAX_SHARE),
  }
}

/** No share of a term in a stripe is larger. */
function boundOf({ striped }: Posting, stripe: number, { norms, slack }: Bounds): number {
  if (striped === null) return MAX_SHARE
  const frequency = striped.bestFrequencies[stripe]!
  if (frequency === MANY) return MAX_SHARE
  return share(frequency, norms[striped.bestLengths[stripe]!]!) * slack
}
