import { dayNumber } from '../../../lib/dates.ts'
import { filterTerm, inflects } from '../../analysis.ts'
import { entityTerm } from '../../entities.ts'
import { phraseForms } from '../../identifiers.ts'
import type { Query } from '../../query/tree.ts'
import {
  type ActKey,
  type SearchFilters,
  type TextField,
  KEYS_PER_DAY,
} from '../../search-index.ts'
import { stem } from '../../stemmer.ts'
import { FIELD_MARKS, type FieldMark, TEXT, WEIGHTS, stemTerm, wordTerm } from '../format/terms.ts'

/** A query and its filters in terms of the index (terms.ts). */
export type Node =
  | { kind: 'all' }
  | { kind: 'term'; term: string }
  | { kind: 'prefix'; prefix: string }
  | Nearness
  | { kind: 'and'; children: Node[] }
  | { kind: 'or'; children: Node[] }
  | { kind: 'not'; child: Node }

/**
 * Words near each other in one field. `distance` is how many words may lie between the first and the
 * last of them, in any order; null: exactly in this order, next to each other.
 */
export interface Nearness {
  kind: 'near'
  terms: string[]
  distance: number | null
}

/** What adds to an act's score. The weight of a place is already in the frequency of a term. */
export type Leaf = { kind: 'term'; term: string } | { kind: 'prefix'; prefix: string } | NearLeaf

/** A phrase or words near each other. */
export interface NearLeaf {
  kind: 'near'
  /** Its words, in the searched field: the rarest word decides how rare it is. */
  words: string[]
  /** Where it may stand, and how much it counts there. */
  places: { near: Nearness; weight: number }[]
}

export interface Plan {
  node: Node
  /** The leaves in the order of the query, without those it excludes. */
  leaves: Leaf[]
  /** The keys that the dates allow, inclusive. */
  firstKey: ActKey
  lastKey: ActKey
}

export function planSearch(query: Query, filters: SearchFilters): Plan {
  const leaves: Leaf[] = []
  const node = group('and', [planQuery(query, leaves), ...planFilters(filters)])
  return { node, leaves, ...keyRange(filters) }
}

/** @param leaves Collects the leaves of the query; null below a negation. */
function planQuery(query: Query, leaves: Leaf[] | null): Node {
  switch (query.kind) {
    case 'all':
      return query
    case 'entity':
      return { kind: 'term', term: entityTerm(query.field, query.value) }
    case 'and':
    case 'or':
      return group(
        query.kind,
        query.children.map((child) => planQuery(child, leaves)),
      )
    case 'not':
      return { kind: 'not', child: planQuery(query.child, null) }
    case 'word':
      return planWord(markOf(query.field), query.word, leaves)
    case 'prefix':
      return leaf({ kind: 'prefix', prefix: wordTerm(markOf(query.field), query.prefix) }, leaves)
    case 'phrase':
      return anyPhrase(markOf(query.field), phraseForms(query.words), leaves)
    case 'near':
      return near(markOf(query.field), [...new Set(query.words)], query.distance, leaves)
  }
}

/** A word by its stem; a number, a stop word or an identifier as it stands. */
function planWord(mark: FieldMark, word: string, leaves: Leaf[] | null): Node {
  return inflects(word)
    ? leaf({ kind: 'term', term: stemTerm(mark, stem(word)) }, leaves)
    : anyPhrase(mark, phraseForms([word]), leaves)
}

function anyPhrase(mark: FieldMark, forms: string[][], leaves: Leaf[] | null): Node {
  return group(
    'or',
    forms.map((words) => near(mark, words, null, leaves)),
  )
}

/** Text has its title's positions in another field, but its ementa's among its own. */
function near(
  mark: FieldMark,
  words: string[],
  distance: number | null,
  leaves: Leaf[] | null,
): Node {
  const [word] = words
  if (words.length === 1) return leaf({ kind: 'term', term: wordTerm(mark, word!) }, leaves)
  const inField = (field: FieldMark): Nearness => {
    return { kind: 'near', terms: words.map((word) => wordTerm(field, word)), distance }
  }
  const sought: FieldMark[] = mark === TEXT ? [TEXT, FIELD_MARKS.titulo] : [mark]
  const weighed: FieldMark[] = mark === TEXT ? [...sought, FIELD_MARKS.ementa] : [mark]
  leaves?.push({
    kind: 'near',
    words: words.map((word) => wordTerm(mark, word)),
    places: weighed.map((field) => ({ near: inField(field), weight: WEIGHTS[field] })),
  })
  return group('or', sought.map(inField))
}

function leaf<T extends Node & Leaf>(node: T, leaves: Leaf[] | null): T {
  leaves?.push(node)
  return node
}

function markOf(field: TextField | null): FieldMark {
  if (field === null) return TEXT
  if (field === 'corpo') throw new RangeError('the query language has no name for corpo')
  return FIELD_MARKS[field]
}

function planFilters({ secoes, tipos_ato, orgaos, edicao }: SearchFilters): Node[] {
  const anyOf = (values: string[] | undefined, term: (value: string) => string) =>
    values && values.length > 0
      ? [
          group(
            'or',
            values.map((value): Node => ({ kind: 'term', term: term(value) })),
          ),
        ]
      : []
  return [
    ...anyOf(secoes, filterTerm.secao),
    ...anyOf(tipos_ato, filterTerm.tipo_ato),
    ...anyOf(orgaos, filterTerm.orgao),
    ...anyOf(edicao === undefined ? undefined : [edicao], filterTerm.edicao),
  ]
}

function keyRange({ data_inicio, data_fim }: SearchFilters): { firstKey: ActKey; lastKey: ActKey } {
  return {
    firstKey: data_inicio === undefined ? -Infinity : dayNumber(data_inicio) * KEYS_PER_DAY,
    lastKey: data_fim === undefined ? Infinity : (dayNumber(data_fim) + 1) * KEYS_PER_DAY - 1,
  }
}

/** One child stands for itself; `all` adds nothing to a conjunction. */
function group(kind: 'and' | 'or', children: Node[]): Node {
  const useful = kind === 'and' ? children.filter((child) => child.kind !== 'all') : children
  if (useful.length === 1) return useful[0]!
  return useful.length === 0 ? { kind: 'all' } : { kind, children: useful }
}
