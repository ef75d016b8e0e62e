import { tokensOf, slug } from '../../analysis.ts'
import {
  type Rerank,
  DECIDING,
  MOST_PAIRED,
  MOST_SOUGHT_FOR_ROWS,
  RECTIFICATION_SHARE,
  pairBonus,
  planRerank,
  preambleEnd,
  rowOf,
  countReranked,
} from '../../ranking/rerank.ts'
import { type Units, unitsOf } from '../../ranking/units.ts'
import type { Query } from '../../query/tree.ts'
import type { ActKey, SearchPage } from '../../search-index.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import { phraseIn, soughtTerm } from '../query/places.ts'
import { type Leaf, type Term, leavesOf, rarityOf, rarityTerms, scored } from '../query/scoring.ts'
import { type Asker, type Hit, totalOf } from './ask.ts'
import { type Page, SORTS, WINDOW, keyOf, pageOf, preferenceOf } from './pages.ts'
import { raritiesOf } from './rarities.ts'

/**
 * A page of what `found` finds, best first: BM25, then the words in a row and near each other, as the embedded
 * engine has it (ADR 24). The nodes do the first, and give the texts of the best for the rest.
 */
export async function bestPage(
  asker: Asker,
  query: Query,
  found: Clause,
  page: Page,
): Promise<SearchPage> {
  const leaves = leavesOf(query)
  const units = unitsOf(query)
  const end = page.offset + page.limit
  if (units === null || end > WINDOW || page.limit === 0) {
    const rarity = await raritiesOf(asker, rarityTerms(leaves))
    return await pageOf(
      asker,
      best(
        found,
        leaves.map((leaf) => scored(leaf, rarity)),
      ),
      'relevancia',
      page,
    )
  }
  return await rerankedPage(asker, { found, leaves, units }, page)
}

interface Sought {
  found: Clause
  leaves: Leaf[]
  units: Units
}

async function rerankedPage(asker: Asker, sought: Sought, page: Page): Promise<SearchPage> {
  const { found, leaves, units } = sought
  const ofUnits = units.units.map(({ word }): Term => ({
    field: 'termos',
    value: soughtTerm(word),
  }))
  const termsOfLeaves = leaves.flatMap((leaf) => (leaf.kind === 'term' ? [leaf.term] : []))
  const [rarity, total] = await Promise.all([
    raritiesOf(asker, [...ofUnits, ...termsOfLeaves, ...rarityTerms(leaves)]),
    units.isWhole ? countOf(asker, found) : null,
  ])
  const plan = planRerank(
    units.units,
    ofUnits.map(rarity),
    leaves.map((leaf) => rarityOf(leaf, rarity)),
  )
  const row = phraseIn('corpo', rowOf(units.units))
  const inRow = { constant_score: { filter: row, boost: plan.rowBonus } }
  const isRowSought = total !== null && total <= MOST_SOUGHT_FOR_ROWS
  const scores = leaves.map((leaf) => scored(leaf, rarity))
  const query = best(found, isRowSought ? [...scores, inRow] : scores)
  return await ask(asker, query, plan, page)
}

/** The best are looked at anew wherever the page lies among them, so pages follow each other. */
async function ask(
  asker: Asker,
  query: Clause,
  plan: Rerank,
  { offset, limit }: Page,
): Promise<SearchPage> {
  const reranked = countReranked(plan.units)
  const isReranked = offset < reranked
  const from = isReranked ? 0 : offset
  const end = offset + limit
  const preference = preferenceOf(query)
  const asked = { query, sort: SORTS.relevancia, track_total_hits: true } as const
  if (!isReranked) return await pageOf(asker, query, 'relevancia', { offset, limit })
  const [best, others] = await Promise.all([
    asker.search({ ...asked, from, size: reranked, ...WITH_TEXTS }, preference),
    end > reranked
      ? pageOf(asker, query, 'relevancia', { offset: reranked, limit: end - reranked })
      : null,
  ])
  const first = rerank(best.hits.hits ?? [], plan)
  return { total: totalOf(best), keys: [...first, ...(others?.keys ?? [])].slice(offset, end) }
}

const WITH_TEXTS = { stored_fields: ['corpo'], docvalue_fields: ['faceta.tipo_ato'] }

function best(found: Clause, scores: Clause[]): Clause {
  return { bool: { filter: [found], should: scores } }
}

async function countOf(asker: Asker, query: Clause): Promise<number> {
  return totalOf(await asker.search({ query, size: 0, track_total_hits: true }))
}

const RECTIFICATION = slug('Retificação')

function rerank(hits: Hit[], plan: Rerank): ActKey[] {
  return hits
    .map((hit) => ({ key: keyOf(hit), score: scoreOf(hit, plan) }))
    .sort((a, b) => b.score - a.score || b.key - a.key)
    .map(({ key }) => key)
}

/** A row counts apart from what is lowered. */
function scoreOf({ sort: [score = 0], fields }: Hit, plan: Rerank): number {
  const isInRow = score >= plan.rowBonus
  const byWords = isInRow ? score - plan.rowBonus : score
  const isLowered = !plan.seeksRectification && fields?.['faceta.tipo_ato']?.[0] === RECTIFICATION
  const lowered = isLowered ? byWords * RECTIFICATION_SHARE : byWords
  return lowered + pairs(fields?.corpo?.[0] ?? '', plan) + (isInRow ? plan.rowBonus : 0)
}

function pairs(text: string, plan: Rerank): number {
  const { units } = plan
  const places = placesIn(text, [DECIDING, ...units.flatMap(({ forms }) => forms)])
  const placesOf = (n: number) =>
    units[n]!.forms.flatMap((form) => places.get(indexedWord(form)) ?? []).sort((a, b) => a - b)
  const preamble = preambleEnd(places.get(DECIDING)?.[0])
  let sum = 0
  let before = placesOf(0)
  for (let n = 1; n < Math.min(units.length, MOST_PAIRED); n++) {
    const here = placesOf(n)
    sum += pairBonus(plan, n, [before, here], preamble)
    before = here
  }
  return sum
}

/** Where some words stand among the words of a text. */
function placesIn(text: string, words: string[]): Map<string, number[]> {
  const places = new Map(words.map((word): [string, number[]] => [indexedWord(word), []]))
  for (const [at, word] of tokensOf(text).entries()) places.get(word)?.push(at)
  return places
}
