import type { ActKey } from '../search-index.ts'
import { idf, share } from './bm25.ts'
import { type DocSet, isList, lowestBit } from './doc-set.ts'
import type { Matches } from './matches.ts'
import type { Leaf } from './plan.ts'
import { type StripeActs, boundsOf, openScorer } from './scorer.ts'
import type { Snapshot } from './segment-list.ts'
import { lowerBound } from './sorted.ts'
import { STRIPE_ACTS, STRIPE_SHIFT, stripesOf } from './stripes.ts'
import { Top } from './top.ts'

/**
 * The keys of the matches from `offset` on, best first by BM25, newest first among equals. Whole stripes
 * are passed over when not even the best act in them could enter the page.
 */
export function bestPage(
  matches: Matches[],
  leaves: Leaf[],
  snapshot: Snapshot,
  offset: number,
  limit: number,
): ActKey[] {
  const total = matches.reduce((sum, { count }) => sum + count, 0)
  const rarities = leaves.map((leaf) => rarity(leaf, snapshot))
  const top = new Top(Math.min(total, offset + limit))
  for (const match of matches)
    if (match.count > 0) scoreSegment(match, leaves, rarities, snapshot, top)
  return top.sorted().slice(offset)
}

/**
 * How rare a leaf is: a phrase is as rare as its rarest word, and a prefix, which stands for words both
 * rare and common, as a word that three acts in eight have.
 */
function rarity(leaf: Leaf, { segments, acts }: Snapshot): number {
  const ofTerm = (term: string) => {
    let df = 0
    for (const segment of segments) {
      const posting = segment.find(term)
      if (posting) df += segment.countLive(posting)
    }
    return idf(acts, df)
  }
  switch (leaf.kind) {
    case 'term':
      return ofTerm(leaf.term)
    case 'prefix':
      return PREFIX_IDF
    case 'near':
      return Math.max(...leaf.words.map(ofTerm))
  }
}

const PREFIX_IDF = 1

function scoreSegment(
  { segment, set }: Matches,
  leaves: Leaf[],
  rarities: number[],
  snapshot: Snapshot,
  top: Top,
): void {
  const { norms } = snapshot
  const { keys, lengths, row } = segment
  const bounds = boundsOf(segment, snapshot)
  const scorers = leaves.flatMap((leaf, i) => {
    const scorer = openScorer(leaf, segment, bounds)
    return scorer ? [{ scorer, rarity: rarities[i]! }] : []
  })
  const scores = new Float64Array(STRIPE_ACTS)
  const frequencies = new Uint32Array(STRIPE_ACTS)
  const matches: StripeActs = { stripe: 0, count: 0, acts: new Uint16Array(STRIPE_ACTS) }
  // From the newest stripe on, since among equals the newest wins.
  for (let stripe = stripesOf(row.acts) - 1; stripe >= 0; stripe--) {
    let bound = 0
    for (const { scorer, rarity } of scorers) bound += rarity * scorer.bound(stripe)
    const last = Math.min((stripe + 1) << STRIPE_SHIFT, row.acts) - 1
    if (bound < top.least || !top.admits(bound, keys.keyOf(last))) continue
    readStripe(set, stripe, matches)
    const { acts, count } = matches
    if (count === 0) continue
    scores.fill(0, 0, count)
    for (const { scorer, rarity } of scorers) {
      frequencies.fill(0, 0, count)
      scorer.addFrequencies(matches, frequencies)
      for (let i = 0; i < count; i++)
        scores[i]! += rarity * share(frequencies[i]!, norms[lengths[acts[i]!]!]!)
    }
    for (let i = count - 1; i >= 0; i--) {
      const score = scores[i]!
      if (score < top.least) continue
      const key = keys.keyOf(acts[i]!)
      if (top.admits(score, key)) top.add(score, key)
    }
  }
}

function readStripe(set: DocSet, stripe: number, into: StripeActs): void {
  const { acts } = into
  const from = stripe << STRIPE_SHIFT
  const to = from + STRIPE_ACTS
  let count = 0
  if (isList(set))
    for (let i = lowerBound(set, from); i < set.length && set[i]! < to; i++) acts[count++] = set[i]!
  else {
    const end = Math.min(to >>> 5, set.length)
    for (let word = from >>> 5; word < end; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        acts[count++] = word * 32 + lowestBit(bits)
  }
  into.stripe = stripe
  into.count = count
}
