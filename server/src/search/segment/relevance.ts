import type { ActKey } from '../search-index.ts'
import { idf } from './bm25.ts'
import { MatchScorer } from './match-scorer.ts'
import type { Matches } from './matches.ts'
import type { Leaf } from './plan.ts'
import type { Snapshot } from './segment-list.ts'
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
  const scorers = matches.map((match) => new MatchScorer(match, leaves, rarities, snapshot))
  // The best of each segment first: then most of the others cannot enter the page.
  for (const scorer of scorers) scorer.scoreBest(top)
  for (const scorer of scorers) scorer.scoreOthers(top)
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
