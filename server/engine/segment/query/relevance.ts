import type { ActKey } from '../../port/keys.ts'
import type { SearchRequest } from '../../port/search.ts'
import { PREFIX_IDF, idf } from '../../ranking/bm25.ts'
import { type DocSet, NOTHING, countOf, has, isEmpty, listOf, subtract } from '../read/doc-set.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Segment } from '../read/segment.ts'
import { MatchScorer } from './match-scorer.ts'
import type { MatchSet, Matches } from './matches.ts'
import { NearMatcher } from './near.ts'
import { nearKey } from './found.ts'
import type { Leaf, Nearness, Node, Plan } from './plan.ts'
import {
  type Rerank,
  MOST_SOUGHT_FOR_ROWS,
  countReranked,
  planRerank,
  weighed,
} from '../../ranking/rerank.ts'
import { rerank, rowNear, termOf } from './rerank.ts'
import { scoreLeading } from './score-leading.ts'
import { scoreList } from './score-list.ts'
import { Top } from './top.ts'
import type { Units } from '../../ranking/units.ts'

/**
 * The keys of the matches from `offset` on, best first. Acts with the words in a row come first,
 * then the others by BM25. The best of both are reranked by how near the words are. Among equals,
 * the newest come first. Which acts are reranked depends on the query alone, so pages follow each
 * other.
 */
export function bestPage(
  matches: Matches[],
  { node, sought, units }: Plan,
  snapshot: Snapshot,
  { offset, limit, undone }: Pick<SearchRequest, 'offset' | 'limit' | 'undone'>,
): ActKey[] {
  const leaves = sought.map(({ leaf }) => leaf)
  const rarities = sought.map(({ leaf, weight }) => weight * rarity(leaf, snapshot))
  const end = Math.min(totalOf(matches), offset + limit)
  const best = (among: MatchSet[], size: number, skipped = 0) =>
    bestByFrequency(among, leaves, rarities, snapshot, size).sorted(skipped)
  if (units === null) return keysOf(best(matches, end, offset))
  const reranked = countReranked(units.units)
  const size = Math.max(reranked, end)
  const ofUnits =
    units.rarities ??
    units.units.map((unit) => rarity({ kind: 'term', term: termOf(unit) }, snapshot))
  const plan = planRerank(units.units, ofUnits, rarities, undone)
  const [rows, others] = splitByRow(matches, node, units)
  const scored = [
    ...best(rows, size).map((of) => ({ ...of, bonus: plan.rowBonus })),
    ...best(others, size).map((of) => ({ ...of, bonus: 0 })),
  ]
  const first = rerankAll(matches, scored.slice(0, reranked), plan)
  return keysOf([...first, ...scored.slice(reranked)]).slice(offset, end)
}

/**
 * Splits the matches into those with the words in a row and the others; the first part is empty if
 * there are too many to look at.
 */
function splitByRow(
  matches: Matches[],
  node: Node,
  { units, isWhole }: Units,
): [rows: MatchSet[], others: MatchSet[]] {
  if (!isWhole || totalOf(matches) > MOST_SOUGHT_FOR_ROWS) return [[], matches]
  const row = rowNear(units)
  const key = `${nearKey(row)} ${JSON.stringify(node)}`
  const rows: MatchSet[] = []
  const others: MatchSet[] = []
  for (const match of matches) {
    const { segment, set } = match
    const find = () => rowsIn(row, match)
    const inRow = match.isOfNode ? segment.makeDocs(key, find) : find()
    if (isEmpty(inRow)) others.push(match)
    else {
      rows.push(matchSet(segment, inRow))
      others.push(matchSet(segment, subtract(set, inRow)))
    }
  }
  return [rows, others.filter(({ count }) => count > 0)]
}

/** Searches only the matches: they are few. */
function rowsIn(row: Nearness, { segment, set }: Matches): DocSet {
  const matcher = NearMatcher.open(segment, row)
  if (matcher === null) return NOTHING
  const acts = listOf(matcher.candidates(set))
  const counts = matcher.countIn(acts)
  return acts.filter((_, i) => counts[i]! > 0)
}

function matchSet(segment: Segment, set: DocSet): MatchSet {
  return { segment, set, count: countOf(set) }
}

function totalOf(matches: MatchSet[]): number {
  return matches.reduce((sum, { count }) => sum + count, 0)
}

interface Scored {
  key: ActKey
  /** By BM25. */
  score: number
}

interface Candidate extends Scored {
  /** An extra score for words in a row. */
  bonus: number
}

const keysOf = (scored: Scored[]) => scored.map(({ key }) => key)

/**
 * The best `size` matches by BM25. Skips whole stripes if not even the best act in them could be
 * among these.
 */
function bestByFrequency(
  matches: MatchSet[],
  leaves: Leaf[],
  rarities: number[],
  snapshot: Snapshot,
  most: number,
): Top {
  const total = totalOf(matches)
  const size = Math.min(total, most)
  const top = new Top(size)
  const only = leaves.length === 1 ? leaves[0]! : null
  for (const match of matches.toSorted((a, b) => b.count - a.count))
    if (
      only === null ||
      (!scoreList(match, only, rarities[0]!, snapshot.norms, top) &&
        !scoreLeading(match, only, { rarity: rarities[0]!, norms: snapshot.norms }, top, size))
    )
      new MatchScorer(match, leaves, rarities, snapshot).addTo(top, size)
  return top
}

function rerankAll(matches: Matches[], scored: Candidate[], plan: Rerank): Scored[] {
  const ascending = scored.toSorted((a, b) => a.key - b.key)
  return matches
    .flatMap((match) => {
      const own = placesIn(match, ascending)
      const acts = Uint16Array.from(own, ({ act }) => act)
      const scores = Float64Array.from(own, ({ score }) => score)
      rerank(match.segment, acts, scores, plan)
      return own.map(({ key, bonus }, i) => ({
        key,
        score: weighed(key, scores[i]!, plan) + bonus, // one for each
      }))
    })
    .sort((a, b) => b.score - a.score || b.key - a.key)
}

interface Placed extends Candidate {
  /** In its segment. */
  act: number
}

/** The candidates that are in a segment; keys ascend. */
function placesIn({ segment, set }: Matches, scored: Candidate[]): Placed[] {
  const { firstKey, lastKey, acts } = segment.row
  const places: Placed[] = []
  for (let i = firstFrom(scored, firstKey); i < scored.length && scored[i]!.key <= lastKey; i++) {
    const candidate = scored[i]! // i < scored.length
    const act = segment.keys.ordinalFrom(candidate.key)
    if (act < acts && segment.keys.keyOf(act) === candidate.key && has(set, act))
      places.push({ ...candidate, act })
  }
  return places
}

/** The index of the first key, of some ascending ones, that is not below `key`. */
function firstFrom(scored: Scored[], key: ActKey): number {
  let low = 0
  let high = scored.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (scored[middle]!.key < key) low = middle + 1
    else high = middle
  }
  return low
}

/** The rarity of a leaf; a phrase is as rare as its rarest word. */
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
    case 'forms':
      return ofTerm(leaf.written)
    case 'prefix':
      return PREFIX_IDF
    case 'near':
      return Math.max(...leaf.words.map(ofTerm))
    case 'best':
      return leaf.rarity
  }
}
