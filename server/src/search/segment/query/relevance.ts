import type { ActKey } from '../../search-index.ts'
import { idf } from '../format/bm25.ts'
import { has, listOf } from '../read/doc-set.ts'
import type { Snapshot } from '../read/segment-list.ts'
import { evaluate } from './evaluate.ts'
import { MatchScorer } from './match-scorer.ts'
import type { Matches } from './matches.ts'
import type { Leaf, Plan } from './plan.ts'
import { type Rerank, planRerank, rerank, rowOf } from './rerank.ts'
import { Top } from './top.ts'
import type { Units } from './units.ts'

/**
 * Where no more acts match, all of them are ordered by how their words stand together; else the best so many by how
 * often they have them, and with them, where no more match than can soon be looked at, those that have the words in
 * a row.
 */
export const MOST_RERANKED = 1_500
export const MOST_SOUGHT_FOR_ROWS = 5_000
export const BEST_RERANKED = 200

/**
 * The keys of the matches from `offset` on, best first: by BM25, and the first of these also by how near each other
 * the words stand; newest first among equals. Which acts are looked at anew depends on the query alone, so pages
 * follow each other.
 */
export function bestPage(
  matches: Matches[],
  { sought, units }: Plan,
  snapshot: Snapshot,
  offset: number,
  limit: number,
): ActKey[] {
  const leaves = sought.map(({ leaf }) => leaf)
  const rarities = sought.map(({ leaf, weight }) => weight * rarity(leaf, snapshot))
  const total = matches.reduce((sum, { count }) => sum + count, 0)
  const end = Math.min(total, offset + limit)
  if (units === null)
    return keysOf(best(matches, leaves, rarities, snapshot, total, end)).slice(offset)
  const isShort = total <= MOST_SOUGHT_FOR_ROWS
  const size = isShort ? total : Math.max(BEST_RERANKED, end)
  const scored = best(matches, leaves, rarities, snapshot, total, size)
  const rows = isShort && total > MOST_RERANKED && units.isWhole ? rowsAmong(matches, units) : null
  const depth = total <= MOST_RERANKED ? total : BEST_RERANKED
  const isFirst = ({ key }: Scored, i: number) => i < depth || rows?.has(key) === true
  const ofUnits = units.units.map(({ term }) => rarity({ kind: 'term', term }, snapshot))
  const first = rerankAll(matches, scored.filter(isFirst), planRerank(units, ofUnits, rarities))
  const others = scored.filter((of, i) => !isFirst(of, i))
  return keysOf([...first, ...others]).slice(offset, end)
}

/** The matches that have the words of a query in a row. */
function rowsAmong(matches: Matches[], { units }: Units): Set<ActKey> {
  return new Set(
    matches.flatMap(({ segment, set }) =>
      rowOf(units).flatMap((near) =>
        Array.from(listOf(evaluate(near, segment, set)), (act) => segment.keys.keyOf(act)),
      ),
    ),
  )
}

interface Scored {
  key: ActKey
  score: number
}

const keysOf = (scored: Scored[]) => scored.map(({ key }) => key)

/**
 * The best `size` matches by BM25. Whole stripes are passed over when not even the best act in them could be one
 * of these.
 */
function best(
  matches: Matches[],
  leaves: Leaf[],
  rarities: number[],
  snapshot: Snapshot,
  total: number,
  size: number,
): Scored[] {
  const top = new Top(size)
  const scorers = matches.map((match) => new MatchScorer(match, leaves, rarities, snapshot))
  const promising = promisingBound(scorers, total, size)
  for (const scorer of scorers) scorer.scoreFrom(promising, top)
  for (const scorer of scorers) scorer.scoreBelow(promising, top)
  return top.sorted()
}

function rerankAll(matches: Matches[], scored: Scored[], plan: Rerank): Scored[] {
  const byKey = scored.toSorted((a, b) => a.key - b.key)
  return matches
    .flatMap(({ segment, set }) => {
      const { firstKey, lastKey, acts } = segment.row
      const own: (Scored & { act: number })[] = []
      for (const { key, score } of byKey) {
        if (key < firstKey || key > lastKey) continue
        const act = segment.keys.ordinalFrom(key)
        if (act < acts && segment.keys.keyOf(act) === key && has(set, act))
          own.push({ key, score, act })
      }
      const anew = rerank(
        segment,
        Uint16Array.from(own, ({ act }) => act),
        Float64Array.from(own, ({ score }) => score),
        plan,
      )
      return own.map(({ key }, i) => ({ key, score: anew[i]! })) // one for each
    })
    .sort((a, b) => b.score - a.score || b.key - a.key)
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
