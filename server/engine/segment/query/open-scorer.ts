import { MAX_SHARE, share } from '../../ranking/bm25.ts'
import { norms } from '../../ranking/norms.ts'
import { type StripedSet, MANY, STRIPE_SHIFT } from '../format/stripes.ts'
import { Posting } from '../read/posting.ts'
import { unite } from '../read/doc-set.ts'
import { readRanks } from '../read/ranks.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Segment } from '../read/segment.ts'
import { FORM_WEIGHT } from './forms.ts'
import { findForms, findNear, findPrefix, knowsNear } from './found.ts'
import { bestScorer } from './best-scorer.ts'
import { LEAST_LEVEL, levelOfRatio, ratioOf } from '../read/levels.ts'
import { NearMatcher } from './near.ts'
import type { BestLeaf, Leaf, NearLeaf } from './plan.ts'
import { type Scorer, LENGTHLESS, MOST_SCORED } from './scorer.ts'

/** For the acts that are being scored; keeps nothing between calls. */
const ranks = new Int32Array(MOST_SCORED)

/**
 * The norms that a segment's best shares were chosen by, and how much larger the shares may be by
 * now.
 */
interface Bounds {
  norms: Float64Array
  slack: number
}

/**
 * A share grows with the average length, but by no larger factor (bm25.ts). The last digits allow
 * for rounding.
 */
function boundsOf(segment: Segment, { average, norms: current }: Snapshot): Bounds {
  const then = segment.row.average
  if (then === average) return { norms: current, slack: 1 }
  return { norms: norms(then), slack: Math.max(1, average / then) * (1 + 1e-9) }
}

/** What is needed to score a segment's acts. */
interface Scored {
  segment: Segment
  /** By length byte, for the archive's current average. */
  norms: Float64Array
  bounds: Bounds
}

/** Null when the leaf adds nothing in this segment. */
export function openScorer(leaf: Leaf, segment: Segment, snapshot: Snapshot): Scorer | null {
  const scored: Scored = { segment, norms: snapshot.norms, bounds: boundsOf(segment, snapshot) }
  switch (leaf.kind) {
    case 'term': {
      const posting = segment.find(leaf.term)
      return posting && postingScorer(posting, 1, scored)
    }
    case 'forms': {
      const posting = findForms(segment, leaf)
      return posting && postingScorer(posting, FORM_WEIGHT, scored)
    }
    case 'prefix': {
      const posting = findPrefix(segment, leaf.prefix)
      return posting && postingScorer(posting, 1, scored)
    }
    case 'filter': {
      const posting = segment.find(leaf.term)
      return posting && filterScorer(posting)
    }
    case 'near':
      return nearScorer(leaf, scored)
    case 'best':
      return openBest(leaf, scored, snapshot)
  }
}

/** Null if no reading is whole in the segment. */
function openBest({ readings }: BestLeaf, scored: Scored, snapshot: Snapshot): Scorer | null {
  const opened = readings
    .map((leaves) => leaves.map((leaf) => openScorer(leaf, scored.segment, snapshot)))
    .filter((scorers): scorers is Scorer[] => scorers.every((scorer) => scorer !== null))
  return opened.length === 0 ? null : bestScorer(opened, scored.norms, scored.segment.lengths)
}

function filterScorer(posting: Posting): Scorer {
  return {
    norms: LENGTHLESS,
    addBounds(bounds) {
      for (let stripe = 0; stripe < bounds.length; stripe++) bounds[stripe]! += share(1, 1)
    },
    addFrequencies(acts, count, frequencies) {
      readRanks(posting, acts, count, ranks)
      for (let i = 0; i < count; i++) if (ranks[i]! >= 0) frequencies[i]!++
    },
  }
}

/**
 * If the query looked at a few acts alone (evaluate.ts), so does this; otherwise the postings are
 * known.
 */
function nearScorer({ places }: NearLeaf, scored: Scored): Scorer | null {
  const { segment } = scored
  const isKnown = places.some(({ near }) => knowsNear(segment, near))
  const scorers = places.flatMap(({ near, weight }) => {
    const found = isKnown ? findNear(segment, near) : NearMatcher.open(segment, near)
    if (found === null) return []
    return found instanceof Posting
      ? [postingScorer(found, weight, scored)]
      : [matcherScorer(found, weight)]
  })
  return scorers.length > 1 ? sumScorer(scorers, segment) : (scorers[0] ?? null)
}

/** Adds the frequencies of several scorers. */
function sumScorer(scorers: Scorer[], { row }: Segment): Scorer {
  return {
    // The share of several frequencies together is at most the sum of their shares.
    addBounds(bounds) {
      for (const scorer of scorers) scorer.addBounds(bounds)
    },
    addFrequencies(acts, count, frequencies) {
      for (const scorer of scorers) scorer.addFrequencies(acts, count, frequencies)
    },
    // An act that reaches a level with all parts together reaches that of an equal part with one of
    // them.
    actsFrom(level) {
      const ofPart = levelOfRatio(ratioOf(level) / scorers.length)
      const sets = scorers.map((scorer) => scorer.actsFrom?.(ofPart) ?? null)
      return sets.every((set) => set !== null) ? unite(sets, row.acts) : null
    },
  }
}

function matcherScorer(matcher: NearMatcher, weight: number): Scorer {
  return {
    addBounds(bounds) {
      for (let stripe = 0; stripe < bounds.length; stripe++) bounds[stripe]! += MAX_SHARE
    },
    addFrequencies(acts, count, frequencies) {
      const counts = matcher.countIn(acts.subarray(0, count))
      for (let i = 0; i < count; i++) frequencies[i]! += weight * counts[i]!
    },
  }
}

function postingScorer(posting: Posting, weight: number, scored: Scored): Scorer {
  const { striped } = posting
  return {
    addBounds(bounds) {
      if (striped !== null) addStripedBounds(striped, weight, scored.bounds, bounds)
      else addListedBounds(posting.docs as Uint16Array, bounds) // what is not striped is a list
    },
    addFrequencies(acts, count, frequencies) {
      const { frequencies: all } = posting
      readRanks(posting, acts, count, ranks)
      for (let i = 0; i < count; i++)
        if (ranks[i]! >= 0) frequencies[i]! += weight * all[ranks[i]!]!
    },
    actsFrom: (level) =>
      level < LEAST_LEVEL
        ? null
        : posting.strong(level, { weight, norms: scored.norms, lengths: scored.segment.lengths }),
  }
}

/** The best act of a stripe is so at any weight: a share grows with frequency / norm alone. */
function addStripedBounds(
  { bestFrequencies, bestLengths }: StripedSet,
  weight: number,
  { norms, slack }: Bounds,
  bounds: Float64Array,
): void {
  for (let stripe = 0; stripe < bounds.length; stripe++) {
    const frequency = bestFrequencies[stripe]!
    bounds[stripe]! +=
      frequency === MANY
        ? MAX_SHARE
        : share(weight * frequency, norms[bestLengths[stripe]!]!) * slack
  }
}

/** Any share is possible where the list has an act. */
function addListedBounds(list: Uint16Array, bounds: Float64Array): void {
  let last = -1
  for (let i = 0; i < list.length; i++) {
    const stripe = list[i]! >>> STRIPE_SHIFT
    if (stripe !== last) bounds[stripe]! += MAX_SHARE
    last = stripe
  }
}
