import { slug } from '../../../../engine/analysis.ts'
import type { ActKey } from '../../../../engine/port.ts'
import {
  type Rerank,
  DECIDING,
  MOST_PAIRED,
  POST_WORDS,
  RECTIFICATION_SHARE,
  appoints,
  pairsBonus,
  preambleEnd,
  weighed,
} from '../../../../engine/ranking.ts'
import { indexedWord } from '../mapping/words.ts'
import type { Clause } from '../query/clause.ts'
import type { LeafClause } from '../query/leaves.ts'
import { type ActWords, createWordReader } from './act-words.ts'
import { type Asker, type IndexHit, textsOf } from './ask.ts'
import { type ArchiveStatistics, scoreOf, soughtBy, toldScoreOf } from './leaf-scores.ts'
import { type Page, SORTS, keyOf, preferenceOf, uncountedPage } from './pages.ts'

/** What puts acts in order. */
interface Ranking {
  leaves: LeafClause[]
  statistics: ArchiveStatistics
  /** Null: nothing but BM25. */
  plan: Rerank | null
}

/** The acts that are put in order: the best of them by the positions of their words, too. */
interface FirstActs {
  query: Clause
  read: number
  reranked: number
  /** Whether BM25 is made from their texts; otherwise only the texts of those that are reranked are read. */
  isByTexts: boolean
}

/** By this name a hit tells that it has the words of the query in a row. */
export const ROW = 'fila'

/**
 * Always puts all acts that are read in order, wherever the page begins among them, so that pages follow
 * each other.
 */
export async function firstKeys(
  asker: Asker,
  { query, read, reranked, isByTexts }: FirstActs,
  ranking: Ranking,
  { offset, limit }: Page,
): Promise<ActKey[]> {
  const columns = isByTexts ? ['extensao', ...TEXTS] : ['extensao']
  const asked = { query, size: read, sort: SORTS.relevancia, ...only(columns) }
  const others = { offset: read, limit: offset + limit - read }
  const preference = preferenceOf(query)
  const [best, behind] = await Promise.all([
    asker.search(asked, preference),
    others.limit > 0 ? uncountedPage(asker, query, others) : [],
  ])
  const hits = best.hits.hits ?? []
  const ordered = isByTexts
    ? inOrder(readActs(hits, ranking), reranked, ranking)
    : await toldInOrder(asker, hits, reranked, { ...ranking, preference })
  return [...ordered.map(({ key }) => key), ...behind].slice(offset, offset + limit)
}

const TEXTS = ['lido', 'faceta.tipo_ato']
const RECTIFICATION = slug('Retificação')

function only(columns: string[]) {
  return { track_total_hits: false, stored_fields: '_none_', docvalue_fields: columns } as const
}

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

function scoredAct(hit: IndexHit, score: number, { plan }: Ranking): Scored {
  const bonus = hit.matched_queries?.[ROW] === undefined ? 0 : plan!.rowBonus
  return { key: keyOf(hit), score, bonus }
}

function readActs(hits: IndexHit[], ranking: Ranking): Read[] {
  const { leaves, statistics } = ranking
  const read = createWordReader(wordsOf(ranking, soughtBy(leaves)))
  return hits.map((hit) => {
    const words = read(textsOf(hit))
    const score = scoreOf(leaves, statistics, hit, words)
    return { ...scoredAct(hit, score, ranking), words, isRectification: isRectification(hit) }
  })
}

/** Reads only the texts of those that are reranked. */
async function toldInOrder(
  asker: Asker,
  hits: IndexHit[],
  reranked: number,
  ranking: Ranking & { preference: string },
): Promise<Scored[]> {
  const { leaves, statistics, plan, preference } = ranking
  const acts = hits
    .map((hit) => scoredAct(hit, toldScoreOf(leaves, statistics, hit), ranking))
    .sort(byScore)
  if (plan === null || acts.length === 0) return acts
  const keys = acts.slice(0, reranked).map(({ key }) => key)
  const asked = { query: { terms: { chave: keys } }, size: keys.length, sort: SORTS.recentes }
  const texts = await asker.search({ ...asked, ...only(TEXTS) }, preference)
  const ofKeys = new Map((texts.hits.hits ?? []).map((hit) => [keyOf(hit), hit]))
  const read = createWordReader(wordsOf(ranking, { terms: [], prefixes: [] }))
  const first = acts.slice(0, reranked).flatMap((act): Read[] => {
    const hit = ofKeys.get(act.key)
    if (hit === undefined) return [] // it has just been removed
    return [{ ...act, words: read(textsOf(hit)), isRectification: isRectification(hit) }]
  })
  return [...inOrder(first, reranked, ranking), ...acts.slice(reranked)]
}

function isRectification({ fields }: IndexHit): boolean {
  return fields?.['faceta.tipo_ato']?.[0] === RECTIFICATION
}

function inOrder(acts: Read[], reranked: number, { plan }: Ranking): Scored[] {
  acts.sort(byScore)
  if (plan === null) return acts
  const first = acts.slice(0, reranked).map((act) => ({ ...act, score: rerankedScore(act, plan) }))
  return [...first.sort(byScore), ...acts.slice(reranked)]
}

function byScore(a: Scored, b: Scored): number {
  return b.score + b.bonus - (a.score + a.bonus) || b.key - a.key
}

function wordsOf({ plan }: Ranking, { terms, prefixes }: ReturnType<typeof soughtBy>) {
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
