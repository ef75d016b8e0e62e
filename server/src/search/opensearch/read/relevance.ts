import type { SearchPage, SoughtQuery, ActKey } from '../../../../engine/port.ts'
import {
  type Rerank,
  type Units,
  MOST_SOUGHT_FOR_ROWS,
  countReranked,
  planRerank,
  rowOf,
  unitsOf,
} from '../../../../engine/ranking.ts'
import type { Clause } from '../query/clause.ts'
import {
  type FieldTerm,
  type LeafClause,
  type TermRarity,
  leafClauses,
  rarityOf,
  rarityTerms,
} from '../query/leaves.ts'
import { phraseIn, soughtTerm } from '../query/places.ts'
import { isGuessed, isReadInTexts, scored } from '../query/scoring.ts'
import type { Asker } from './ask.ts'
import { ROW, firstKeys } from './first-keys.ts'
import { namedScores, tellingScores } from './leaf-scores.ts'
import { type Page, countHits, preferenceOf, scoredPage, uncountedPage } from './pages.ts'
import { countTerms, rarityBy, readLengths } from './rarities.ts'

interface SoughtActs {
  query: SoughtQuery
  found: Clause
  undone: ReadonlySet<ActKey> | undefined
}

/**
 * A page of the acts that `found` matches, best first: BM25, then the words in a row and near each
 * other, as in the embedded engine (ADR 24). The nodes choose by BM25; of the best acts they return the
 * texts, by which these are put in order, unless BM25 alone says it.
 */
export async function bestPage(
  asker: Asker,
  { query, found, undone }: SoughtActs,
  page: Page,
): Promise<SearchPage> {
  const leaves = leafClauses(query)
  const units = unitsOf(query)
  if (units !== null || leaves.some(isGuessed))
    return await readPage(asker, { found, leaves, units, undone }, page)
  const rarity = await raritiesOf(asker, rarityTerms(leaves), preferenceOf(found))
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  return await scoredPage(asker, { query: best(found, scores), found }, page)
}

async function raritiesOf(
  asker: Asker,
  terms: FieldTerm[],
  preference: string,
): Promise<TermRarity> {
  if (terms.length === 0) return () => 0 // nothing is scored by it
  return rarityBy(
    ...(await Promise.all([readLengths(asker, preference), countTerms(asker, terms)])),
  )
}

interface Sought {
  found: Clause
  leaves: LeafClause[]
  units: Units | null
  undone: ReadonlySet<ActKey> | undefined
}

/** More acts are read than reranked where the nodes guess which are the best, but no more than they remember. */
const GUESSED = 40
const MOST_READ = 100

function countRead(reranked: number, leaves: LeafClause[]): number {
  return leaves.some(isGuessed) ? Math.min(reranked + GUESSED, MOST_READ) : reranked
}

/** Two round trips: how many acts, how rare their words are and how long acts are; then the best of them. */
async function readPage(asker: Asker, sought: Sought, page: Page): Promise<SearchPage> {
  const { found, leaves, units, undone } = sought
  const unitTerms = (units?.units ?? []).map(({ word }): FieldTerm => ({
    field: 'termos',
    value: soughtTerm(word),
  }))
  const termsOfLeaves = leaves.flatMap((leaf) => (leaf.kind === 'term' ? [leaf.term] : []))
  const preference = preferenceOf(found)
  const [total, lengths, counts] = await Promise.all([
    countHits(asker, found),
    readLengths(asker, preference),
    countTerms(asker, [...unitTerms, ...termsOfLeaves, ...rarityTerms(leaves)]),
  ])
  if (page.offset >= total) return { total, keys: [] }
  const rarity = rarityBy(lengths, counts)
  const rarities = leaves.map((leaf) => rarityOf(leaf, rarity))
  const plan =
    units && planRerank(units.units, units.rarities ?? unitTerms.map(rarity), rarities, undone)
  // Where nothing is guessed, the texts of the acts that are put in order come with them.
  const isByTexts = leaves.some(isReadInTexts) || !leaves.some(isGuessed)
  const scores = isByTexts ? namedScores(leaves, rarity) : tellingScores(leaves, rarity)
  if (units?.isWhole && total <= MOST_SOUGHT_FOR_ROWS) scores.push(rowScored(units, plan!))
  const query = best(found, scores)
  const reranked = units === null ? 0 : countReranked(units.units)
  const read = countRead(reranked, leaves)
  const keys =
    page.offset < read
      ? await firstKeys(
          asker,
          { query, read, reranked, isByTexts },
          { leaves, plan, statistics: { rarity, lengths } },
          page,
        )
      : await uncountedPage(asker, query, page)
  return { total, keys }
}

function rowScored(units: Units, plan: Rerank): Clause {
  const row = phraseIn('texto', rowOf(units.units))
  return { constant_score: { filter: row, boost: plan.rowBonus, _name: ROW } }
}

function best(found: Clause, scores: Clause[]): Clause {
  return { bool: { filter: [found], should: scores } }
}
