import { EMENTA_WEIGHT, MAX_SHARE, TITLE_WEIGHT, share } from '../../../../engine/ranking.ts'
import { indexedWord } from '../mapping/words.ts'
import { type Clause, hasTerm } from './clause.ts'
import {
  type FieldTerm,
  type LeafClause,
  type TermRarity,
  beginningOf,
  rarityOf,
  termsOf,
} from './leaves.ts'
import { matching } from './matching.ts'
import { type PlaceField, fieldsOfPlaces, hasPrefix, nearIn, phraseIn } from './places.ts'

/**
 * Adds a leaf's rarity times its share to a score. OpenSearch's BM25 omits the factor k1 + 1, on
 * which no order depends. The boosts contain it here, because scores of other kinds are added.
 */
export function scored(leaf: LeafClause, rarity: TermRarity): Clause {
  switch (leaf.kind) {
    case 'term':
      return boosted(leaf.term, leaf.weight * MAX_SHARE)
    case 'forms':
      return formsScored(leaf, rarity)
    case 'prefix':
      return prefixScored(leaf, rarity)
    case 'filter':
      return filterScored(leaf.term.value, rarityOf(leaf, rarity) * share(1, 1))
    case 'near':
      return nearScored(leaf, rarity)
    case 'best':
      return bestScored(leaf, rarity)
  }
}

/** Whether only the texts of acts tell how often they have it. */
export function isReadInTexts(leaf: LeafClause): boolean {
  return leaf.kind !== 'forms' && isGuessed(leaf)
}

/** Whether the nodes only say which acts may be among the best by it. */
export function isGuessed(leaf: LeafClause): boolean {
  switch (leaf.kind) {
    case 'forms':
    case 'best':
      return true
    case 'near':
      return leaf.field === null && leaf.distance !== null
    case 'prefix':
      return beginningOf(leaf)?.value.length !== leaf.prefix.length && leaf.field === null
    default:
      return false
  }
}

function boosted({ field, value }: FieldTerm, boost: number, name?: string): Clause {
  return { term: { [field]: { value, boost, ...(name !== undefined && { _name: name }) } } }
}

/** Named by its term, so that a hit tells whether it has it. */
export function filterScored(term: string, boost: number): Clause {
  return { constant_score: { filter: hasTerm('filtros', term), boost, _name: term } }
}

/** An added form counts half as often: of most acts that is so much of the written one's share. */
const SHARE_OF_ADDED = 0.8
/** What a second form adds to the share of the first. */
const SHARE_OF_OTHERS = 0.1

/** A term, and the limit of the score that the nodes give for it. */
export interface LimitedTerm {
  term: FieldTerm
  most: number
}

/** A word and the forms that a reading added, in this order. */
export function limitedTerms(
  leaf: LeafClause & { kind: 'forms' },
  rarity: TermRarity,
): LimitedTerm[] {
  const most = rarityOf(leaf, rarity) * MAX_SHARE
  const added = leaf.added.map((term) => ({ term, most: SHARE_OF_ADDED * most }))
  return [{ term: leaf.written, most }, ...added]
}

/**
 * There are no weights within a synonym, so this is near what the forms together count.
 * @param nameOf The name by which a hit tells the score of a form
 */
export function formsScored(
  leaf: LeafClause & { kind: 'forms' },
  rarity: TermRarity,
  nameOf?: (form: number) => string,
): Clause {
  const queries = limitedTerms(leaf, rarity).map(({ term, most }, form) =>
    boosted(term, most / rarity(term), nameOf?.(form)),
  )
  return { dis_max: { queries, tie_breaker: SHARE_OF_OTHERS } }
}

/** All words that begin so count as one word of a fixed rarity, by their frequency together. */
function prefixScored(leaf: LeafClause & { kind: 'prefix' }, rarity: TermRarity): Clause {
  const beginning = beginningOf(leaf)
  const ofLeaf = rarityOf(leaf, rarity)
  if (beginning === null) return constant(hasPrefix(leaf.field, leaf.prefix), ofLeaf * share(1, 1))
  return boosted(beginning, (ofLeaf / rarity(beginning)) * MAX_SHARE)
}

/**
 * Words of the whole text count by the frequency of the phrase, or by how often and how close they stand, as
 * a word does; OpenSearch would add up their rarities. In a field they have a constant score if they are
 * there.
 */
function nearScored(leaf: LeafClause & { kind: 'near' }, rarity: TermRarity): Clause {
  const { field, words, distance } = leaf
  if (field === null) {
    const ofWords = termsOf(leaf).reduce((sum, term) => sum + rarity(term), 0)
    const boost = (rarityOf(leaf, rarity) / ofWords) * MAX_SHARE
    return distance === null ? phraseScored(words, boost) : nearnessScored(words, distance, boost)
  }
  const queries = fieldsOfPlaces(field).map((place) =>
    constant(
      distance === null ? phraseIn(place, words) : nearIn(place, words, distance),
      rarityOf(leaf, rarity) * share(PLACE_WEIGHTS[place], 1),
    ),
  )
  return { dis_max: { queries } }
}

function phraseScored(words: string[], boost: number): Clause {
  return { match_phrase: { termos: { query: words.map(indexedWord).join(' '), boost } } }
}

function nearnessScored(words: string[], distance: number, boost: number): Clause {
  const clauses = words.map((word) => ({ span_term: { termos: indexedWord(word) } }))
  // The searched words between the first and the last one are no gaps.
  const slop = Math.max(0, distance + 2 - words.length)
  return { span_near: { clauses, slop, in_order: false, boost } }
}

/** A reading of one leaf by its share, any other the same wherever it is. */
function bestScored(
  { readings, weight }: LeafClause & { kind: 'best' },
  rarity: TermRarity,
): Clause {
  const queries = readings.map(({ query, leaves: [only, ...more] }) =>
    only !== undefined && more.length === 0
      ? scored({ ...only, weight: weight / rarityOf({ ...only, weight: 1 }, rarity) }, rarity)
      : constant(matching(query), weight * share(1, 1)),
  )
  return { dis_max: { queries } }
}

const PLACE_WEIGHTS: Record<PlaceField, number> = {
  titulo: TITLE_WEIGHT,
  ementa: EMENTA_WEIGHT,
  texto: 1,
  corpo: 1,
  orgao: 1,
  assinatura: 1,
  tipo: 1,
}

function constant(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } }
}
