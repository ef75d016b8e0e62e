import type { ActKey } from '../../search-index.ts'
import { idf } from '../format/bm25.ts'
import type { Snapshot } from '../read/segment-list.ts'
import { MatchScorer } from './match-scorer.ts'
import type { Matches } from './matches.ts'
import type { Leaf, Sought } from './plan.ts'
import { Top } from './top.ts'

/**
 * The keys of the matches from `offset` on, best first by BM25, newest first among equals. Whole stripes
 * are passed over when not even the best act in them could enter the page.
 */
export function bestPage(
  matches: Matches[],
  sought: Sought[],
  snapshot: Snapshot,
  offset: number,
  limit: number,
): ActKey[] {
  const total = matches.reduce((sum, { count }) => sum + count, 0)
  const leaves = sought.map(({ leaf }) => leaf)
  const rarities = sought.map(({ leaf, weight }) => weight * rarity(leaf, snapshot))
  const top = new Top(Math.min(total, offset + limit))
  const scorers = matches.map((match) => new MatchScorer(match, leaves, rarities, snapshot))
  const promising = promisingBound(scorers, total, offset + limit)
  for (const scorer of scorers) scorer.scoreFrom(promising, top)
  for (const scorer of scorers) scorer.scoreBelow(promising, top)
  return top.sorted().slice(offset)
}

/**
 * The bound of the stripes to begin with: those that may have the best, of so many matches that the page is
 * filled with good ones. Then most of the others cannot enter it.
 */
function promisingBound(scorers: MatchScorer[], total: number, size: number): number {
  const sample: number[] = []
  let stripes = 0
  for (const { bounds } of scorers) {
    stripes += bounds.length
    for (let stripe = 0; stripe < bounds.length; stripe += SAMPLED) sample.push(bounds[stripe]!)
  }
  const wanted = (PAGES_TO_BEGIN * size * stripes) / total
  const sorted = Float64Array.from(sample).sort()
  return sorted[Math.max(0, sorted.length - Math.ceil(wanted / SAMPLED))] ?? 0
}

/** How many times as many matches as the page has. */
const PAGES_TO_BEGIN = 4
/** One stripe of so many is looked at: to sort all takes as long as to score the best. */
const SAMPLED = 8

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
    case 'filter':
      return ofTerm(leaf.term)
    case 'prefix':
      return PREFIX_IDF
    case 'near':
      return Math.max(...leaf.words.map(ofTerm))
  }
}

const PREFIX_IDF = 1
