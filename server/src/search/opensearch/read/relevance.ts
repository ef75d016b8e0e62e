import { slug } from '../../../../engine/analysis.ts'
import {
  type Rerank,
  type Units,
  DECIDING,
  MOST_PAIRED,
  MOST_SOUGHT_FOR_ROWS,
  POST_WORDS,
  RECTIFICATION_SHARE,
  appoints,
  countReranked,
  pairsBonus,
  planRerank,
  preambleEnd,
  rowOf,
  unitsOf,
  weighed,
} from '../../../../engine/ranking.ts'
import type { ActKey, SearchPage, SoughtQuery } from '../../../../engine/port.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import {
  type FieldTerm,
  type LeafClause,
  leafClauses,
  rarityOf,
  rarityTerms,
} from '../query/leaves.ts'
import { phraseIn, soughtTerm } from '../query/places.ts'
import { isGuessed, scored } from '../query/scoring.ts'
import { type ActWords, createWordReader } from './act-words.ts'
import { type Asker, type IndexHit, textsOf, totalOf } from './ask.ts'
import { type ArchiveStatistics, namedScores, scoreOf, soughtBy } from './leaf-scores.ts'
import {
  type Page,
  SORTS,
  counting,
  keyOf,
  preferenceOf,
  scoredPage,
  uncountedPage,
} from './pages.ts'
import { LENGTHS, averageOf, countTerms, rarityBy, termCounts } from './rarities.ts'

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
  const terms = termCounts([...unitTerms, ...termsOfLeaves, ...rarityTerms(leaves)])
  const [all, ofTerms, lengths] = await asker.searchAll(
    [counting(found), terms.body, LENGTHS],
    preferenceOf(found),
  )
  const total = totalOf(all)
  if (page.offset >= total) return { total, keys: [] }
  const rarity = rarityBy(terms.read(ofTerms))
  const rarities = leaves.map((leaf) => rarityOf(leaf, rarity))
  const plan =
    units && planRerank(units.units, units.rarities ?? unitTerms.map(rarity), rarities, undone)
  const scores = namedScores(leaves, rarity)
  if (units?.isWhole && total <= MOST_SOUGHT_FOR_ROWS) scores.push(rowScored(units, plan!))
  const query = best(found, scores)
  const reranked = units === null ? 0 : countReranked(units.units)
  const read = countRead(reranked, leaves)
  const keys =
    page.offset < read
      ? await firstKeys(
          asker,
          { query, read, reranked },
          { leaves, plan, statistics: { rarity, averageLength: averageOf(lengths) } },
          page,
        )
      : await uncountedPage(asker, query, 'relevancia', page)
  return { total, keys }
}

const ROW = 'fila'

function rowScored(units: Units, plan: Rerank): Clause {
  const row = phraseIn('texto', rowOf(units.units))
  return { constant_score: { filter: row, boost: plan.rowBonus, _name: ROW } }
}

/** What puts acts in order. */
interface Ranking {
  leaves: LeafClause[]
  statistics: ArchiveStatistics
  /** Null: nothing but BM25. */
  plan: Rerank | null
}

/**
 * Always puts all acts that are read in order, wherever the page begins among them, so that pages follow
 * each other.
 */
async function firstKeys(
  asker: Asker,
  { query, read, reranked }: { query: Clause; read: number; reranked: number },
  ranking: Ranking,
  { offset, limit }: Page,
): Promise<ActKey[]> {
  const asked = { query, sort: SORTS.relevancia, track_total_hits: false, ...WITH_TEXTS }
  const others = { offset: read, limit: offset + limit - read }
  const [best, behind] = await Promise.all([
    asker.search({ ...asked, size: read }, preferenceOf(query)),
    others.limit > 0 ? uncountedPage(asker, query, 'relevancia', others) : [],
  ])
  const ordered = inOrder(best.hits.hits ?? [], reranked, ranking).map(({ key }) => key)
  return [...ordered, ...behind].slice(offset, offset + limit)
}

const WITH_TEXTS = {
  stored_fields: '_none_',
  docvalue_fields: ['lido', 'extensao', 'faceta.tipo_ato'],
} as const

function best(found: Clause, scores: Clause[]): Clause {
  return { bool: { filter: [found], should: scores } }
}

const RECTIFICATION = slug('Retificação')

interface Scored {
  key: ActKey
  score: number
  /** For words in a row. */
  bonus: number
}

interface Read extends Scored {
  words: ActWords
  isRectification: boolean
}

function inOrder(hits: IndexHit[], reranked: number, ranking: Ranking): Scored[] {
  const { leaves, statistics, plan } = ranking
  const read = createWordReader(wordsOf(ranking))
  const acts = hits.map((hit): Read => {
    const words = read(textsOf(hit))
    return {
      key: keyOf(hit),
      score: scoreOf(leaves, statistics, hit, words),
      bonus: hit.matched_queries?.[ROW] === undefined ? 0 : plan!.rowBonus,
      words,
      isRectification: hit.fields?.['faceta.tipo_ato']?.[0] === RECTIFICATION,
    }
  })
  acts.sort(byScore)
  if (plan === null) return acts
  const first = acts.slice(0, reranked).map((act) => ({ ...act, score: rerankedScore(act, plan) }))
  return [...first.sort(byScore), ...acts.slice(reranked)]
}

function byScore(a: Scored, b: Scored): number {
  return b.score + b.bonus - (a.score + a.bonus) || b.key - a.key
}

function wordsOf({ leaves, plan }: Ranking) {
  const { terms, prefixes } = soughtBy(leaves)
  const near =
    plan === null ? [] : [DECIDING, ...postsOf(plan), ...plan.units.flatMap(({ forms }) => forms)]
  return { terms: [...terms, ...near.map(indexedWord)], prefixes }
}

const postsOf = (plan: Rerank) => (appoints(plan) ? POST_WORDS : [])

/** The bonus of a row is not lowered with the rest of the score. */
function rerankedScore({ key, score, words, isRectification }: Read, plan: Rerank): number {
  const isLowered = isRectification && !plan.seeksRectification
  const lowered = isLowered ? score * RECTIFICATION_SHARE : score
  return weighed(key, lowered + pairs(words, plan), plan)
}

function pairs(words: ActWords, plan: Rerank): number {
  const placesOf = (forms: string[]) => words.placesOf(forms.map(indexedWord))
  return pairsBonus(plan, {
    units: plan.units.slice(0, MOST_PAIRED).map(({ forms }) => placesOf(forms)),
    posts: placesOf(postsOf(plan)),
    preamble: preambleEnd(placesOf([DECIDING])[0]),
  })
}
