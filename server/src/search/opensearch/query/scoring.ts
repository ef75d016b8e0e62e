import { filterTerm, inflects, phraseForms } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { Query, SoughtField, SoughtQuery, WeightedPart } from '../../../../engine/port.ts'
import {
  ADDED_SHARE,
  EMENTA_WEIGHT,
  MAX_SHARE,
  PREFIX_IDF,
  TITLE_WEIGHT,
  WEIGHT_SCALE,
  share,
} from '../../../../engine/ranking.ts'
import { countedBeginning, indexedWord } from '../mapping/words.ts'
import { type Clause, hasTerm } from './clause.ts'
import { matching } from './matching.ts'
import {
  type PlaceField,
  fieldsOfPlaces,
  fieldsOfWords,
  hasPrefix,
  nearIn,
  phraseIn,
  soughtTerm,
} from './places.ts'

/** A term of a field of the index. */
export interface FieldTerm {
  field: string
  value: string
}

/** Adds to an act's score; `weight` is relative to the other leaves. */
export type LeafClause = { weight: number } & (
  | { kind: 'term'; term: FieldTerm }
  | { kind: 'prefix'; field: SoughtField; prefix: string }
  /** Counts the same in every act that has it. */
  | { kind: 'filter'; term: FieldTerm }
  /** As in the query's tree; null: a phrase. Its rarest word gives the rarity. */
  | { kind: 'near'; field: SoughtField; words: string[]; distance: number | null }
  /** As much as that one of its readings which counts most; its weight is its rarity. */
  | { kind: 'best'; readings: { query: Query; leaves: LeafClause[] }[] }
)

/** The rarity of a term: its idf. */
export type TermRarity = (term: FieldTerm) => number

/** The leaves in the order of the query, without excluded ones. */
export function leafClauses(query: SoughtQuery, weight = 1): LeafClause[] {
  switch (query.kind) {
    case 'most':
      return [...query.required.flatMap((child) => leafClauses(child)), ...query.parts.map(bestOf)]
    case 'all':
    case 'not':
      return []
    case 'and':
      return query.children.flatMap((child) => leafClauses(child, weight))
    case 'or': {
      const isAdded = (i: number) => query.widened !== undefined && i > 0
      return query.children.flatMap((child, i) =>
        leafClauses(child, isAdded(i) ? weight * ADDED_SHARE : weight),
      )
    }
    case 'word':
      return inflects(query.word)
        ? [{ kind: 'term', term: termOf(query.field, soughtTerm(query.word)), weight }]
        : phraseForms([query.word]).map((words) => nearLeaf(query.field, words, null, weight))
    case 'prefix':
      return [{ kind: 'prefix', field: scoredField(query.field), prefix: query.prefix, weight }]
    case 'phrase':
      return phraseForms(query.words).map((words) => nearLeaf(query.field, words, null, weight))
    case 'near':
      return [nearLeaf(query.field, [...new Set(query.words)], query.distance, weight)]
    case 'entity':
      return [filterLeaf(entityTerm(query.field, query.value), weight)]
    case 'body':
      return [filterLeaf(filterTerm.orgao(query.name), weight)]
    case 'code':
      return [filterLeaf(filterTerm.codigo(query.value), weight)]
  }
}

function bestOf({ query, weight }: WeightedPart): LeafClause {
  const readings = query.kind === 'or' ? query.children : [query]
  return {
    kind: 'best',
    weight: weight / WEIGHT_SCALE,
    readings: readings.map((reading) => ({ query: reading, leaves: leafClauses(reading) })),
  }
}

function nearLeaf(
  field: SoughtField,
  words: string[],
  distance: number | null,
  weight: number,
): LeafClause {
  if (words.length > 1) return { kind: 'near', field: scoredField(field), words, distance, weight }
  return { kind: 'term', term: termOf(field, indexedWord(words[0]!)), weight }
}

function filterLeaf(value: string, weight: number): LeafClause {
  return { kind: 'filter', term: { field: 'filtros', value }, weight }
}

function termOf(field: SoughtField, value: string): FieldTerm {
  const [only] = fieldsOfWords(scoredField(field))
  return { field: only, value }
}

/** What stands in the text counts as much as without a field, wherever else it stands. */
function scoredField(field: SoughtField): SoughtField {
  return field === 'corpo' || field === 'sem_assinatura' ? null : field
}

/** The words of a near leaf as terms. */
function termsOf({ field, words }: LeafClause & { kind: 'near' }): FieldTerm[] {
  return words.map((word) => termOf(field, indexedWord(word)))
}

/** The terms whose rarity the nodes must provide before {@link scored} can be called. */
export function rarityTerms(leaves: LeafClause[]): FieldTerm[] {
  return leaves.flatMap((leaf) => {
    switch (leaf.kind) {
      case 'near':
        return termsOf(leaf)
      case 'filter':
        return [leaf.term]
      case 'prefix':
        return beginningOf(leaf) ?? []
      case 'best':
        return leaf.readings.flatMap(({ leaves: [only, ...more] }) =>
          only?.kind === 'term' && more.length === 0 ? [only.term] : [],
        )
      default:
        return []
    }
  })
}

/** The beginning that stands for a prefix; null: nothing counts the words that begin so. */
function beginningOf({ field, prefix }: LeafClause & { kind: 'prefix' }): FieldTerm | null {
  const value = field === null ? countedBeginning(prefix) : null
  return value === null ? null : { field: 'comecos', value }
}

/** The rarity of a leaf, times its weight. */
export function rarityOf(leaf: LeafClause, rarity: TermRarity): number {
  switch (leaf.kind) {
    case 'term':
    case 'filter':
      return leaf.weight * rarity(leaf.term)
    case 'prefix':
      return leaf.weight * PREFIX_IDF
    case 'best':
      return leaf.weight
    case 'near':
      return leaf.weight * Math.max(...termsOf(leaf).map(rarity))
  }
}

/**
 * Adds a leaf's rarity times its share to a score. OpenSearch's BM25 omits the factor k1 + 1, on
 * which no order depends. The boosts contain it here, because scores of other kinds are added.
 */
export function scored(leaf: LeafClause, rarity: TermRarity): Clause {
  switch (leaf.kind) {
    case 'term': {
      const { field, value } = leaf.term
      return { term: { [field]: { value, boost: leaf.weight * MAX_SHARE } } }
    }
    case 'prefix':
      return prefixScored(leaf, rarity)
    case 'filter':
      return constant(hasTerm('filtros', leaf.term.value), rarityOf(leaf, rarity) * share(1, 1))
    case 'near':
      return nearScored(leaf, rarity)
    case 'best':
      return bestScored(leaf, rarity)
  }
}

/** All words that begin so count as one word of a fixed rarity, by their frequency together. */
function prefixScored(leaf: LeafClause & { kind: 'prefix' }, rarity: TermRarity): Clause {
  const beginning = beginningOf(leaf)
  const ofLeaf = rarityOf(leaf, rarity)
  if (beginning === null) return constant(hasPrefix(leaf.field, leaf.prefix), ofLeaf * share(1, 1))
  const boost = (ofLeaf / rarity(beginning)) * MAX_SHARE
  return { term: { [beginning.field]: { value: beginning.value, boost } } }
}

/**
 * A phrase of the whole text counts by its frequency, as a word does; OpenSearch would add up the rarities
 * of its words. Any other has a constant score if the words are there.
 */
function nearScored(leaf: LeafClause & { kind: 'near' }, rarity: TermRarity): Clause {
  const { field, words, distance } = leaf
  if (field === null && distance === null) {
    const ofWords = termsOf(leaf).reduce((sum, term) => sum + rarity(term), 0)
    const boost = (rarityOf(leaf, rarity) / ofWords) * MAX_SHARE
    return { match_phrase: { termos: { query: words.map(indexedWord).join(' '), boost } } }
  }
  const places =
    field === null ? [...fieldsOfPlaces(null), 'ementa' as const] : fieldsOfPlaces(field)
  const queries = places.map((place) =>
    constant(
      distance === null ? phraseIn(place, words) : nearIn(place, words, distance),
      rarityOf(leaf, rarity) * share(PLACE_WEIGHTS[place], 1),
    ),
  )
  return { dis_max: { queries } }
}

/** A reading of one word by its share, any other the same wherever it is. */
function bestScored(
  { readings, weight }: LeafClause & { kind: 'best' },
  rarity: TermRarity,
): Clause {
  const queries = readings.map(({ query, leaves: [only, ...more] }) =>
    only?.kind === 'term' && more.length === 0
      ? scored({ ...only, weight: weight / rarity(only.term) }, rarity)
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
