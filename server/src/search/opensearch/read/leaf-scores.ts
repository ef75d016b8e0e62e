import { ADDED_SHARE, lengthNorm, share } from '../../../../engine/ranking.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import { type LeafClause, type TermRarity, rarityOf } from '../query/leaves.ts'
import { filterScored, scored } from '../query/scoring.ts'
import type { ActWords } from './act-words.ts'
import type { IndexHit } from './ask.ts'

/** What the score of an act depends on besides the act. */
export interface ArchiveStatistics {
  rarity: TermRarity
  /** Of all acts, rounded as in the embedded engine. */
  averageLength: number
}

/** Whether only the nodes can tell what a leaf adds to a score: the texts of its field are not read. */
function isOfField(leaf: LeafClause): boolean {
  switch (leaf.kind) {
    case 'term':
      return leaf.term.field !== 'termos'
    case 'forms':
      return leaf.written.field !== 'termos'
    case 'prefix':
    case 'near':
      return leaf.field !== null
    default:
      return false
  }
}

/** The parts of a query that score. Those of fields have names, by which a hit tells their scores. */
export function namedScores(leaves: LeafClause[], rarity: TermRarity): Clause[] {
  const scores = leaves.map((leaf, i) => {
    const clause = scored(leaf, rarity)
    return isOfField(leaf) ? { bool: { must: [clause], _name: String(i) } } : clause
  })
  return [...scores, ...filtersWithin(leaves).map((term) => filterScored(term, 0))]
}

/** The filter terms of readings; a reading's score does not tell whether an act has them. */
function filtersWithin(leaves: LeafClause[]): string[] {
  const within = leaves.flatMap((leaf) => (leaf.kind === 'best' ? leaf.readings : []))
  return within.flatMap(({ leaves: own }) => [
    ...own.flatMap((leaf) => (leaf.kind === 'filter' ? [leaf.term.value] : [])),
    ...filtersWithin(own),
  ])
}

/** The BM25 of an act, as the embedded engine computes it. */
export function scoreOf(
  leaves: LeafClause[],
  { rarity, averageLength }: ArchiveStatistics,
  { fields, matched_queries: named = {} }: IndexHit,
  words: ActWords,
): number {
  const norm = lengthNorm(fields!.extensao![0], averageLength)
  return leaves.reduce((sum, leaf, i) => {
    if (isOfField(leaf)) return sum + (named[i] ?? 0)
    return sum + rarityOf(leaf, rarity) * shareOf(leaf)
  }, 0)

  function shareOf(leaf: LeafClause): number {
    switch (leaf.kind) {
      case 'filter':
        return named[leaf.term.value] === undefined ? 0 : share(1, 1)
      case 'best':
        return Math.max(0, ...leaf.readings.map((one) => Math.min(...one.leaves.map(shareOf))))
      default:
        return share(frequencyOf(leaf, words), norm)
    }
  }
}

type WordLeaf = Exclude<LeafClause, { kind: 'filter' | 'best' }>

function frequencyOf(leaf: WordLeaf, words: ActWords): number {
  switch (leaf.kind) {
    case 'term':
      return words.countOf(leaf.term.value)
    case 'forms': {
      const added = leaf.added.reduce((sum, { value }) => sum + words.countOf(value), 0)
      return words.countOf(leaf.written.value) + ADDED_SHARE * added
    }
    case 'prefix':
      return words.countOfPrefix(leaf.prefix)
    case 'near':
      return words.countOfNear(leaf.words.map(indexedWord), leaf.distance)
  }
}

/** The words and prefixes that {@link scoreOf} counts. */
export function soughtBy(leaves: LeafClause[]): { terms: string[]; prefixes: string[] } {
  const terms: string[] = []
  const prefixes: string[] = []
  for (const leaf of leaves)
    switch (leaf.kind) {
      case 'term':
        terms.push(leaf.term.value)
        break
      case 'forms':
        terms.push(leaf.written.value, ...leaf.added.map(({ value }) => value))
        break
      case 'near':
        terms.push(...leaf.words.map(indexedWord))
        break
      case 'prefix':
        prefixes.push(leaf.prefix)
        break
      case 'filter':
        break
      case 'best': {
        const within = soughtBy(leaf.readings.flatMap((reading) => reading.leaves))
        terms.push(...within.terms)
        prefixes.push(...within.prefixes)
      }
    }
  return { terms, prefixes }
}
