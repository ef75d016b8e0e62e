import { tokensOf, slug } from '../../../../engine/analysis.ts'
import {
  type Rerank,
  type Units,
  DECIDING,
  MOST_PAIRED,
  MOST_SOUGHT_FOR_ROWS,
  RECTIFICATION_SHARE,
  appoints,
  pairsBonus,
  planRerank,
  preambleEnd,
  rowOf,
  countReranked,
  POST_WORDS,
  unitsOf,
  weighed,
} from '../../../../engine/ranking.ts'
import type { ActKey, SearchPage, SoughtQuery } from '../../../../engine/port.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import { phraseIn, soughtTerm } from '../query/places.ts'
import {
  type LeafClause,
  type FieldTerm,
  leafClauses,
  rarityOf,
  rarityTerms,
  scored,
} from '../query/scoring.ts'
import { type Asker, type IndexHit, totalOf } from './ask.ts'
import { type Page, SORTS, countHits, keyOf, hitsPage, preferenceOf } from './pages.ts'
import { raritiesOf } from './rarities.ts'

interface SoughtActs {
  query: SoughtQuery
  found: Clause
  undone: ReadonlySet<ActKey> | undefined
}

/**
 * A page of the acts that `found` matches, best first: BM25, then the words in a row and near each
 * other, as in the embedded engine (ADR 24). The nodes compute BM25 and return the texts of the
 * best acts for the rest.
 */
export async function bestPage(
  asker: Asker,
  { query, found, undone }: SoughtActs,
  page: Page,
): Promise<SearchPage> {
  const leaves = leafClauses(query)
  const units = unitsOf(query)
  if (units !== null && page.limit > 0)
    return await rerankedPage(asker, { found, leaves, units, undone }, page)
  const rarity = await raritiesOf(asker, rarityTerms(leaves))
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  return await hitsPage(asker, best(found, scores), 'relevancia', page)
}

interface Sought {
  found: Clause
  leaves: LeafClause[]
  units: Units
  undone: ReadonlySet<ActKey> | undefined
}

async function rerankedPage(asker: Asker, sought: Sought, page: Page): Promise<SearchPage> {
  const { found, leaves, units, undone } = sought
  const ofUnits = units.units.map(({ word }): FieldTerm => ({
    field: 'termos',
    value: soughtTerm(word),
  }))
  const termsOfLeaves = leaves.flatMap((leaf) => (leaf.kind === 'term' ? [leaf.term] : []))
  const [rarity, total] = await Promise.all([
    raritiesOf(asker, [...ofUnits, ...termsOfLeaves, ...rarityTerms(leaves)]),
    units.isWhole ? countHits(asker, found) : null,
  ])
  const plan = planRerank(
    units.units,
    units.rarities ?? ofUnits.map(rarity),
    leaves.map((leaf) => rarityOf(leaf, rarity)),
    undone,
  )
  const row = phraseIn('texto', rowOf(units.units))
  const inRow = { constant_score: { filter: row, boost: plan.rowBonus } }
  const isRowSought = total !== null && total <= MOST_SOUGHT_FOR_ROWS
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  const query = best(found, isRowSought ? [...scores, inRow] : scores)
  return page.offset < countReranked(units.units)
    ? await firstPage(asker, query, plan, page)
    : await hitsPage(asker, query, 'relevancia', page)
}

/**
 * Always reranks all of the best acts, wherever the page begins among them, so that pages follow
 * each other.
 */
async function firstPage(
  asker: Asker,
  query: Clause,
  plan: Rerank,
  { offset, limit }: Page,
): Promise<SearchPage> {
  const asked = { query, sort: SORTS.relevancia, track_total_hits: true, ...WITH_TEXTS }
  const reranked = countReranked(plan.units)
  const others = { offset: reranked, limit: offset + limit - reranked }
  const [best, behind] = await Promise.all([
    asker.search({ ...asked, size: reranked }, preferenceOf(query)),
    others.limit > 0 ? hitsPage(asker, query, 'relevancia', others) : null,
  ])
  const keys = [...rerank(best.hits.hits ?? [], plan), ...(behind?.keys ?? [])]
  return { total: totalOf(best), keys: keys.slice(offset, offset + limit) }
}

const WITH_TEXTS = { stored_fields: ['texto'], docvalue_fields: ['faceta.tipo_ato'] }

function best(found: Clause, scores: Clause[]): Clause {
  return { bool: { filter: [found], should: scores } }
}

const RECTIFICATION = slug('Retificação')

function rerank(hits: IndexHit[], plan: Rerank): ActKey[] {
  return hits
    .map((hit) => ({ key: keyOf(hit), score: scoreOf(hit, plan) }))
    .sort((a, b) => b.score - a.score || b.key - a.key)
    .map(({ key }) => key)
}

/** The bonus of a row is not lowered with the rest of the score. */
function scoreOf(hit: IndexHit, plan: Rerank): number {
  const {
    sort: [score = 0],
    fields,
  } = hit
  const isInRow = score >= plan.rowBonus
  const byWords = isInRow ? score - plan.rowBonus : score
  const isLowered = !plan.seeksRectification && fields?.['faceta.tipo_ato']?.[0] === RECTIFICATION
  const lowered = isLowered ? byWords * RECTIFICATION_SHARE : byWords
  const ofAct = weighed(keyOf(hit), lowered + pairs(fields?.texto?.[0] ?? '', plan), plan)
  return ofAct + (isInRow ? plan.rowBonus : 0)
}

function pairs(text: string, plan: Rerank): number {
  const units = plan.units.slice(0, MOST_PAIRED)
  const posts = appoints(plan) ? POST_WORDS : []
  const places = placesIn(text, [DECIDING, ...posts, ...units.flatMap(({ forms }) => forms)])
  const placesOf = (words: string[]) =>
    words.flatMap((word) => places.get(indexedWord(word)) ?? []).sort((a, b) => a - b)
  return pairsBonus(plan, {
    units: units.map(({ forms }) => placesOf(forms)),
    posts: placesOf(posts),
    preamble: preambleEnd(places.get(DECIDING)?.[0]),
  })
}

/** The positions of some words among the words of a text. */
function placesIn(text: string, words: string[]): Map<string, number[]> {
  const places = new Map(words.map((word): [string, number[]] => [indexedWord(word), []]))
  for (const [at, word] of tokensOf(text).entries()) places.get(word)?.push(at)
  return places
}
