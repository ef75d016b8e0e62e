import { MAX_SHARE, norms, share } from './bm25.ts'
import { countBetween, popcount } from './doc-set.ts'
import { NearMatcher } from './near.ts'
import type { Leaf, NearLeaf } from './plan.ts'
import { Posting } from './posting.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './segment-list.ts'
import { lowerBound } from './sorted.ts'
import { MANY, STRIPE_ACTS, STRIPE_SHIFT, type StripedSet } from './stripes.ts'

/** Some acts of one stripe, ascending. */
export interface StripeActs {
  stripe: number
  count: number
  acts: Uint16Array
}

/** What one leaf of a query adds to the scores of a segment's acts, before its rarity. */
export interface Scorer {
  /** No share in a stripe of the segment is larger. */
  bound(stripe: number): number
  /** Adds the weighted frequency in each of some acts of a stripe to a list of as many. */
  addFrequencies(acts: StripeActs, frequencies: Uint32Array): void
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
      return posting && postingScorer(posting, 1, bounds)
    }
    case 'prefix': {
      const posting = segment.findPrefix(leaf.prefix)
      return posting && postingScorer(posting, 1, bounds)
    }
    case 'near':
      return nearScorer(leaf, segment, bounds)
  }
}

/** Where the query looked at a few acts alone (evaluate.ts), so does this; else it knows the postings. */
function nearScorer({ places }: NearLeaf, segment: Segment, bounds: Bounds): Scorer | null {
  const isKnown = places.some(({ near }) => segment.knowsNear(near))
  const scorers = places.flatMap(({ near, weight }) => {
    const found = isKnown ? segment.findNear(near) : NearMatcher.open(segment, near)
    if (found === null) return []
    return found instanceof Posting
      ? [postingScorer(found, weight, bounds)]
      : [matcherScorer(found, weight)]
  })
  if (scorers.length === 0) return null
  return {
    // A share of several frequencies together is at most the sum of their shares.
    bound: (stripe) => scorers.reduce((sum, scorer) => sum + scorer.bound(stripe), 0),
    addFrequencies(acts, frequencies) {
      for (const scorer of scorers) scorer.addFrequencies(acts, frequencies)
    },
  }
}

function matcherScorer(matcher: NearMatcher, weight: number): Scorer {
  return {
    bound: () => MAX_SHARE,
    addFrequencies({ acts, count }, frequencies) {
      for (let i = 0; i < count; i++) frequencies[i]! += weight * matcher.countIn(acts[i]!)
    },
  }
}

function postingScorer(posting: Posting, weight: number, bounds: Bounds): Scorer {
  const { docs, striped } = posting
  if (striped !== null)
    return {
      bound: (stripe) => boundOf(striped, weight, stripe, bounds),
      addFrequencies: (acts, frequencies) =>
        addStriped(posting, striped, weight, acts, frequencies),
    }
  const list = docs as Uint16Array // what is not striped is a list
  return {
    bound(stripe) {
      const from = stripe << STRIPE_SHIFT
      return countBetween(list, from, from + STRIPE_ACTS) > 0 ? MAX_SHARE : 0
    },
    addFrequencies: (acts, frequencies) => addListed(posting, list, weight, acts, frequencies),
  }
}

/**
 * No share of a term in a stripe is larger. The act that is best is so whatever the weight: a share grows
 * with frequency / norm alone.
 */
function boundOf(
  { bestFrequencies, bestLengths }: StripedSet,
  weight: number,
  stripe: number,
  { norms, slack }: Bounds,
): number {
  const frequency = bestFrequencies[stripe]!
  if (frequency === MANY) return MAX_SHARE
  return share(weight * frequency, norms[bestLengths[stripe]!]!) * slack
}

/** Counts the posting's acts along the bitmap, for the place of each in its frequencies. */
function addStriped(
  { frequencies: all }: Posting,
  { words, ranks }: StripedSet,
  weight: number,
  { stripe, acts, count }: StripeActs,
  frequencies: Uint32Array,
): void {
  let word = (stripe << STRIPE_SHIFT) >>> 5
  let before = ranks[stripe]!
  for (let i = 0; i < count; i++) {
    const act = acts[i]!
    while (word < act >>> 5) before += popcount(words[word++]!)
    const bits = words[word]!
    const bit = 1 << (act & 31)
    if ((bits & bit) !== 0) frequencies[i]! += weight * all[before + popcount(bits & (bit - 1))]!
  }
}

function addListed(
  { frequencies: all }: Posting,
  list: Uint16Array,
  weight: number,
  { acts, count }: StripeActs,
  frequencies: Uint32Array,
): void {
  let rank = lowerBound(list, acts[0]!)
  for (let i = 0; i < count; i++) {
    const act = acts[i]!
    while (rank < list.length && list[rank]! < act) rank++
    if (list[rank] === act) frequencies[i]! += weight * all[rank]!
  }
}
