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
import { type Asker, type IndexHit, textsOf, totalOf } from './ask.ts'
import {
  type Page,
  SORTS,
  counting,
  keyOf,
  preferenceOf,
  scoredPage,
  uncountedPage,
} from './pages.ts'
import { countTerms, rarityBy, termCounts } from './rarities.ts'

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
  if (units !== null) return await rerankedPage(asker, { found, leaves, units, undone }, page)
  const terms = rarityTerms(leaves)
  const rarity = terms.length === 0 ? noRarity : rarityBy(await countTerms(asker, terms))
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  return await scoredPage(asker, { query: best(found, scores), found }, page)
}

/** Where nothing is scored by it. */
const noRarity = () => 0

interface Sought {
  found: Clause
  leaves: LeafClause[]
  units: Units
  undone: ReadonlySet<ActKey> | undefined
}

/** Two round trips: how many acts and how rare their words are, then the best of them. */
async function rerankedPage(asker: Asker, sought: Sought, page: Page): Promise<SearchPage> {
  const { found, leaves, units, undone } = sought
  const ofUnits = units.units.map(({ word }): FieldTerm => ({
    field: 'termos',
    value: soughtTerm(word),
  }))
  const termsOfLeaves = leaves.flatMap((leaf) => (leaf.kind === 'term' ? [leaf.term] : []))
  const terms = termCounts([...ofUnits, ...termsOfLeaves, ...rarityTerms(leaves)])
  const [all, ofTerms] = await asker.searchAll([counting(found), terms.body], preferenceOf(found))
  const total = totalOf(all)
  if (page.offset >= total) return { total, keys: [] }
  const rarity = rarityBy(terms.read(ofTerms))
  const plan = planRerank(
    units.units,
    units.rarities ?? ofUnits.map(rarity),
    leaves.map((leaf) => rarityOf(leaf, rarity)),
    undone,
  )
  const row = phraseIn('texto', rowOf(units.units))
  const inRow = { constant_score: { filter: row, boost: plan.rowBonus } }
  const isRowSought = units.isWhole && total <= MOST_SOUGHT_FOR_ROWS
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  const query = best(found, isRowSought ? [...scores, inRow] : scores)
  const keys =
    page.offset < countReranked(units.units)
      ? await firstKeys(asker, query, plan, page)
      : await uncountedPage(asker, query, 'relevancia', page)
  return { total, keys }
}

/**
 * Always reranks all of the best acts, wherever the page begins among them, so that pages follow
 * each other.
 */
async function firstKeys(
  asker: Asker,
  query: Clause,
  plan: Rerank,
  { offset, limit }: Page,
): Promise<ActKey[]> {
  const asked = { query, sort: SORTS.relevancia, track_total_hits: false, ...WITH_TEXTS }
  const reranked = countReranked(plan.units)
  const others = { offset: reranked, limit: offset + limit - reranked }
  const [best, behind] = await Promise.all([
    asker.search({ ...asked, size: reranked }, preferenceOf(query)),
    others.limit > 0 ? uncountedPage(asker, query, 'relevancia', others) : [],
  ])
  const keys = [...rerank(best.hits.hits ?? [], plan), ...behind]
  return keys.slice(offset, offset + limit)
}

const WITH_TEXTS = {
  stored_fields: '_none_',
  docvalue_fields: ['lido', 'faceta.tipo_ato'],
} as const

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
  const ofAct = weighed(keyOf(hit), lowered + pairs(textsOf(hit).texto, plan), plan)
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
