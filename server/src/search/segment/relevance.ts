import type { ActKey } from '../search-index.ts'
import { idf, share } from './bm25.ts'
import { type DocSet, isList, lowestBit } from './doc-set.ts'
import type { Matches } from './matches.ts'
import type { Leaf } from './plan.ts'
import { boundsOf, openScorer } from './scorer.ts'
import type { Snapshot } from './segment-list.ts'
import { lowerBound } from './sorted.ts'
import { STRIPE_SHIFT, stripesOf } from './stripes.ts'
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
  // From the newest stripe on, since among equals the newest wins.
  for (let stripe = stripesOf(row.acts) - 1; stripe >= 0; stripe--) {
    let bound = 0
    for (const { scorer, rarity } of scorers) bound += rarity * scorer.bound(stripe)
    const last = Math.min((stripe + 1) << STRIPE_SHIFT, row.acts) - 1
    if (!top.admits(bound, keys.keyOf(last))) continue
    eachInStripe(set, stripe, (act) => {
      const norm = norms[lengths[act]!]!
      let score = 0
      for (const { scorer, rarity } of scorers)
        score += rarity * share(scorer.frequencyIn(act), norm)
      const key = keys.keyOf(act)
      if (top.admits(score, key)) top.add(score, key)
    })
  }
}

function eachInStripe(set: DocSet, stripe: number, visit: (act: number) => void): void {
  const from = stripe << STRIPE_SHIFT
  const to = from + (1 << STRIPE_SHIFT)
  if (isList(set)) {
    for (let i = lowerBound(set, from); i < set.length && set[i]! < to; i++) visit(set[i]!)
    return
  }
  const end = Math.min(to >>> 5, set.length)
  for (let word = from >>> 5; word < end; word++)
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1) visit(word * 32 + lowestBit(bits))
}
