import { filterTerm, inflects, phraseForms } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { Query, SoughtField, SoughtQuery, WeightedPart } from '../../../../engine/port.ts'
import { ADDED_SHARE, PREFIX_IDF, WEIGHT_SCALE } from '../../../../engine/ranking.ts'
import { countedBeginning, indexedWord } from '../mapping/words.ts'
import { fieldsOfWords, soughtTerm } from './places.ts'

/** A term of a field of the index. */
export interface FieldTerm {
  field: string
  value: string
}

/** Adds to an act's score; `weight` is relative to the other leaves. */
export type LeafClause = { weight: number } & (
  | { kind: 'term'; term: FieldTerm }
  /** A word and the forms that the reading added: one word, as rare as the written one. */
  | { kind: 'forms'; written: FieldTerm; added: FieldTerm[] }
  | { kind: 'prefix'; field: SoughtField; prefix: string }
  /** Counts the same in every act that has it. */
  | { kind: 'filter'; term: FieldTerm }
  /** As in the query's tree; null: a phrase. Its rarest word gives the rarity. */
  | { kind: 'near'; field: SoughtField; words: string[]; distance: number | null }
  /** As much as that one of its readings which counts most; its weight is its rarity. */
  | { kind: 'best'; readings: ReadingClause[] }
)

/** Counts as little as that one of its leaves which counts least. */
interface ReadingClause {
  query: Query
  leaves: LeafClause[]
}

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
    case 'or':
      return query.widened
        ? widenedLeaves(query.children, weight)
        : query.children.flatMap((child) => leafClauses(child, weight))
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

/** What a reading added: other forms of the written word, or anything else, which counts less. */
function widenedLeaves(children: Query[], weight: number): LeafClause[] {
  const parts = children.map((child) => leafClauses(child, weight))
  const [written, ...added] = parts.flatMap(([only, ...more]) =>
    only?.kind === 'term' && more.length === 0 ? [only.term] : [],
  )
  if (written !== undefined && added.length === parts.length - 1)
    return [{ kind: 'forms', written, added, weight }]
  return parts.flatMap((part, i) =>
    i === 0 ? part : part.map((leaf) => ({ ...leaf, weight: leaf.weight * ADDED_SHARE })),
  )
}

function bestOf({ query, weight }: WeightedPart): LeafClause {
  return { kind: 'best', weight: weight / WEIGHT_SCALE, readings: readingsOf(query) }
}

/** What must be there for a part to be there, in each way in which it can. */
function readingsOf(query: Query): ReadingClause[] {
  switch (query.kind) {
    case 'or':
      return query.children.flatMap(readingsOf)
    case 'and': {
      const leaves = query.children.map((child): LeafClause => {
        return { kind: 'best', weight: 1, readings: readingsOf(child) }
      })
      return [{ query, leaves }]
    }
    default:
      return leafClauses(query).map((leaf) => ({ query, leaves: [leaf] }))
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
export function termsOf({ field, words }: LeafClause & { kind: 'near' }): FieldTerm[] {
  return words.map((word) => termOf(field, indexedWord(word)))
}

/** The beginning that stands for a prefix; null: nothing counts the words that begin so. */
export function beginningOf({ field, prefix }: LeafClause & { kind: 'prefix' }): FieldTerm | null {
  const value = field === null ? countedBeginning(prefix) : null
  return value === null ? null : { field: 'comecos', value }
}

/** The terms whose rarity the nodes must provide before leaves can be scored. */
export function rarityTerms(leaves: LeafClause[]): FieldTerm[] {
  return leaves.flatMap((leaf) => {
    switch (leaf.kind) {
      case 'near':
        return termsOf(leaf)
      case 'filter':
        return [leaf.term]
      case 'forms':
        return [leaf.written, ...leaf.added]
      case 'prefix':
        return beginningOf(leaf) ?? []
      case 'best':
        return leaf.readings.flatMap(({ leaves: own }) => [
          ...own.flatMap((one) => (one.kind === 'term' ? [one.term] : [])),
          ...rarityTerms(own),
        ])
      default:
        return []
    }
  })
}

/** The rarity of a leaf, times its weight. */
export function rarityOf(leaf: LeafClause, rarity: TermRarity): number {
  switch (leaf.kind) {
    case 'term':
    case 'filter':
      return leaf.weight * rarity(leaf.term)
    case 'forms':
      return leaf.weight * rarity(leaf.written)
    case 'prefix':
      return leaf.weight * PREFIX_IDF
    case 'best':
      return leaf.weight
    case 'near':
      return leaf.weight * Math.max(...termsOf(leaf).map(rarity))
  }
}
