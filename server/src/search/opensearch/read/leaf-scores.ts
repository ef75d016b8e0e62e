import { ADDED_SHARE, MAX_SHARE, lengthNorm, share } from '../../../../engine/ranking.ts'
import { BEGINNINGS_A_WORD, TERMS_A_WORD } from '../mapping/document.ts'
import { nodesNorm } from '../mapping/similarity.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import { type LeafClause, type TermRarity, rarityOf } from '../query/leaves.ts'
import { filterScored, formsScored, limitedTerms, scored } from '../query/scoring.ts'
import type { ActWords } from './act-words.ts'
import type { IndexHit } from './ask.ts'
import type { ActLengths } from './rarities.ts'

/** What the score of an act depends on besides the act. */
export interface ArchiveStatistics {
  rarity: TermRarity
  lengths: ActLengths
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
  const scores = leaves.map((leaf, i) =>
    isOfField(leaf) ? named(scored(leaf, rarity), i) : scored(leaf, rarity),
  )
  return [...scores, ...filtersWithin(leaves).map((term) => filterScored(term, 0))]
}

/** The same if no text is read: all have names, and so has each form of a word. */
export function tellingScores(leaves: LeafClause[], rarity: TermRarity): Clause[] {
  return leaves.map((leaf, i) => {
    if (leaf.kind === 'filter') return scored(leaf, rarity)
    if (leaf.kind !== 'forms' || isOfField(leaf)) return named(scored(leaf, rarity), i)
    return formsScored(leaf, rarity, (form) => formName(i, form))
  })
}

function named(clause: Clause, leaf: number): Clause {
  return { bool: { must: [clause], _name: String(leaf) } }
}

const formName = (leaf: number, form: number) => `${leaf}.${form}`

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
  { rarity, lengths }: ArchiveStatistics,
  { fields, matched_queries: told = {} }: IndexHit,
  words: ActWords,
): number {
  const norm = lengthNorm(fields!.extensao![0], lengths.rounded)
  return leaves.reduce((sum, leaf, i) => {
    if (isOfField(leaf)) return sum + (told[i] ?? 0)
    return sum + rarityOf(leaf, rarity) * shareOf(leaf)
  }, 0)

  function shareOf(leaf: LeafClause): number {
    switch (leaf.kind) {
      case 'filter':
        return told[leaf.term.value] === undefined ? 0 : share(1, 1)
      case 'best':
        return Math.max(0, ...leaf.readings.map((one) => Math.min(...one.leaves.map(shareOf))))
      default:
        return share(frequencyOf(leaf, words), norm)
    }
  }
}

/** The same from what the names of {@link tellingScores} tell. */
export function toldScoreOf(
  leaves: LeafClause[],
  { rarity, lengths }: ArchiveStatistics,
  { fields, matched_queries: told = {} }: IndexHit,
): number {
  const length = fields!.extensao![0]
  const norm = lengthNorm(length, lengths.rounded)
  return leaves.reduce((sum, leaf, i) => {
    if (leaf.kind === 'filter') return sum + (told[leaf.term.value] ?? 0)
    if (isOfField(leaf)) return sum + (told[i] ?? 0)
    return sum + rarityOf(leaf, rarity) * share(frequencyTold(leaf, i), norm)
  }, 0)

  function frequencyTold(leaf: LeafClause, i: number): number {
    const nodes = nodesNorm(
      leaf.kind === 'prefix' ? BEGINNINGS_A_WORD : TERMS_A_WORD,
      length,
      lengths.average,
    )
    if (leaf.kind !== 'forms')
      return frequencyBy((told[i] ?? 0) / (rarityOf(leaf, rarity) * MAX_SHARE), nodes)
    const [written = 0, ...added] = limitedTerms(leaf, rarity).map(({ most }, form) =>
      frequencyBy((told[formName(i, form)] ?? 0) / most, nodes),
    )
    return written + ADDED_SHARE * added.reduce((all, one) => all + one, 0)
  }
}

/** Nodes count deleted acts among those that have a word, so a score may be a little above its limit. */
const MOST_TOLD = 0.9999

/** The frequency that makes this part of a word's limit. */
function frequencyBy(part: number, norm: number): number {
  const told = Math.min(part, MOST_TOLD)
  return Math.round((told * norm) / (1 - told))
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
