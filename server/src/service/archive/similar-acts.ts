import { inflects, isStopWord, stem, tokenize } from '../../../engine/analysis.ts'
import { idf } from '../../../engine/ranking.ts'
import { type ActOnObject, CONTRACTS, objectOf } from '../../gazette/article/object-of.ts'
import type { SearchFilters, SearchReader } from '../../search/search-reader.ts'
import type { ActKey, Budget, Query } from '../../../engine/port.ts'
import type { ArchiveView, FoundAct } from './archive-store.ts'

/** How many words of an object are looked up. */
const MOST_WORDS = 40
/** Candidates have some of the rarest ones. */
const MOST_SOUGHT = 16
/** The objects of as many candidates are compared. */
const CANDIDATES = 100
/** A bid, its result and its contract are of one object; those of the act's own kind come first. */
const OF_OTHER_KIND = 0.85
/** A word that only the other object has counts half. */
const STRANGE = 0.5

/** An act to compare. */
interface ComparedAct extends ActOnObject {
  id: string
  tipo_ato: string
}

/** What is asked to compare acts. */
export interface Compared {
  index: Pick<SearchReader, 'search'>
  acts(keys: ActKey[]): Promise<ComparedAct[]>
  budget: Budget
}

/** The acts most like an act, at most `limit`; null: there is no such act. */
export async function similarActs(
  view: ArchiveView,
  id: string,
  limit: number,
): Promise<FoundAct[] | null> {
  const act = await view.publication(id)
  if (!act) return null
  const keys = await Promise.all((await mostAlike(view, act, limit)).map(view.keyOf))
  return await view.hits(keys.filter((key) => key !== null))
}

/**
 * The ids of the acts whose objects are most like that of an act, best first. They are of the same
 * kind; of bids and contracts, of any kind in their section.
 */
export async function mostAlike(
  view: Compared,
  act: ComparedAct,
  limit: number,
): Promise<string[]> {
  const filters = act.secao === CONTRACTS ? { secoes: [CONTRACTS] } : { tipos_ato: [act.tipo_ato] }
  const weights = await weightsOf(view, wordsOf(act), filters)
  if (weights.size === 0) return []
  const others = await candidates(view, weights, filters)
  const scored = others
    .filter(({ id }) => id !== act.id)
    .map((other) => {
      view.budget.take(other.conteudo_completo.length)
      const share = other.tipo_ato === act.tipo_ato ? 1 : OF_OTHER_KIND
      return { id: other.id, score: share * likeness(weights, wordsOf(other).keys()) }
    })
  const best = scored.sort((a, b) => b.score - a.score).slice(0, limit)
  return best.map(({ id }) => id)
}

async function candidates(
  view: Compared,
  weights: ReadonlyMap<string, Weighed>,
  filters: SearchFilters,
): Promise<ComparedAct[]> {
  const rarest = [...weights.values()].slice(0, MOST_SOUGHT)
  const { keys } = await view.index.search({
    query: {
      kind: 'or',
      children: rarest.map(({ word }) => ({ kind: 'word', field: null, word })),
    },
    filters,
    order: 'relevancia',
    offset: 0,
    limit: CANDIDATES,
  })
  return await view.acts(keys)
}

/** The words of an act's object, by their stems. */
function wordsOf(act: ActOnObject): Map<string, string> {
  const text = objectOf(act)
  const tokens = tokenize(text).filter(
    ({ text: word }) => word.length > 2 && inflects(word) && !isStopWord(word),
  )
  const small = tokens.filter(({ start }) => /\p{Ll}/u.test(text.charAt(start)))
  // Other words in capitals are names, unless the whole object is written so.
  const isMixed = act.secao === CONTRACTS ? small.length * 2 >= tokens.length : small.length > 0
  const [first] = tokens
  const chosen = isMixed
    ? tokens.filter((token) => token === first || small.includes(token))
    : tokens
  return new Map(chosen.slice(0, MOST_WORDS).map(({ text: word }) => [stem(word), word]))
}

interface Weighed {
  word: string
  weight: number
}

/** The words that another act has, too, rarest first, by their stems; all acts have those of formulas. */
async function weightsOf(
  { index }: Compared,
  words: Map<string, string>,
  filters: SearchFilters,
): Promise<Map<string, Weighed>> {
  const count = async (query: Query) =>
    (await index.search({ query, filters, order: 'recentes', offset: 0, limit: 0 })).total
  const acts = await count({ kind: 'all' })
  const weighed: [string, Weighed][] = []
  for (const [key, word] of words) {
    const having = await count({ kind: 'word', field: null, word })
    if (having > 1) weighed.push([key, { word, weight: idf(acts, having) }])
  }
  return new Map(weighed.sort(([, a], [, b]) => b.weight - a.weight))
}

/** From 0 to 1: the cosine of two objects; the words that only the other has weigh as those of the first. */
function likeness(own: ReadonlyMap<string, Weighed>, other: Iterable<string>): number {
  const all = [...own.values()].map(({ weight }) => weight)
  const norm = all.reduce((sum, weight) => sum + weight ** 2, 0)
  const mean = all.reduce((sum, weight) => sum + weight, 0) / all.length
  let shared = 0
  let strange = 0
  for (const word of other) {
    const weight = own.get(word)?.weight
    if (weight === undefined) strange += STRANGE * mean ** 2
    else shared += weight ** 2
  }
  return shared === 0 ? 0 : shared / Math.sqrt(norm * (shared + strange))
}
