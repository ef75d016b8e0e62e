import { filterTerm, inflects } from '../../analysis/analysis.ts'
import { entityTerm } from '../../entities/entities.ts'
import { phraseForms } from '../../analysis/identifiers.ts'
import type { MostQuery, Query, SoughtQuery } from '../../port/query.ts'
import { type ActKey, KEYS_PER_DAY, firstKeyOf } from '../../port/keys.ts'
import type { IndexFilters, KeySet } from '../../port/search.ts'
import { stem } from '../../analysis/stemmer.ts'
import { type FieldMark, FIELD_MARKS, TEXT, WEIGHTS, stemTerm, wordTerm } from '../format/terms.ts'
import { ADDED_SHARE, WEIGHT_SCALE } from '../../ranking/bm25.ts'
import { lengthToByte } from '../../ranking/length.ts'
import { type Units, unitsOf } from '../../ranking/units.ts'

/** A query and its filters in terms of the index (terms.ts). */
export type Node =
  | { kind: 'all' }
  | { kind: 'term'; term: string }
  | FormsLeaf
  | { kind: 'prefix'; prefix: string }
  /** The same, but neither in the title nor in a margin. */
  | { kind: 'own'; of: OwnWord }
  | Nearness
  | { kind: 'and'; children: Node[] }
  | { kind: 'or'; children: Node[] }
  | { kind: 'not'; child: Node }
  | MostNode

export type OwnWord = { kind: 'term'; term: string } | { kind: 'prefix'; prefix: string }

/** Acts that match parts whose weights are together at least `least`. */
export interface MostNode {
  kind: 'most'
  /** The heaviest first. */
  parts: { node: Node; weight: number }[]
  least: number
  /** Acts of this length byte or a higher one must match `named`, too; null: all acts are alike. */
  long: { byte: number; named: Node } | null
}

/**
 * Words near each other in one field. `distance` is the most words between the first and the last
 * of them, in any order; null: exactly in this order, next to each other. `own`: none of them in a margin
 * of the text.
 */
export interface Nearness {
  kind: 'near'
  terms: string[]
  distance: number | null
  own: boolean
}

/**
 * Adds to an act's score. The frequency of a term already includes the weights of its positions.
 */
export type Leaf =
  | { kind: 'term'; term: string }
  | FormsLeaf
  | { kind: 'prefix'; prefix: string }
  /** Counts the same in every act that has it, however long the act. */
  | { kind: 'filter'; term: string }
  | NearLeaf
  | BestLeaf

/** A word and the forms that the reading added: one word, as rare as the written one. */
export interface FormsLeaf {
  kind: 'forms'
  written: string
  added: string[]
}

/** A phrase or words near each other. */
export interface NearLeaf {
  kind: 'near'
  /** Its words, in the searched field; the rarest one gives the rarity. */
  words: string[]
  /** Where it may stand, and its weight there. */
  places: { near: Nearness; weight: number }[]
}

/** A part of a query that an act may lack: counts as much as that one of its readings which counts most. */
export interface BestLeaf {
  kind: 'best'
  /** The first one was written. A reading counts as little as that one of its leaves which counts least. */
  readings: Leaf[][]
  /** Known from outside, since the part may have been read as another word. */
  rarity: number
}

/** A leaf and its weight relative to the others. */
interface Sought {
  leaf: Leaf
  weight: number
}

export interface Plan {
  node: Node
  /** In the order of the query, without excluded parts. */
  sought: Sought[]
  /** The words that should be near each other; null if there are not two. */
  units: Units | null
  /** The keys that the dates allow, inclusive. */
  firstKey: ActKey
  lastKey: ActKey
  /** The acts that may be found, whatever their texts; null: all. */
  among: KeySet | null
  /** The allowed range of an act's largest amount; null: any, or no amount. */
  amounts: AmountRange | null
}

/** In reais, inclusive. */
export interface AmountRange {
  least: number
  most: number
}

export function planSearch(query: SoughtQuery, filters: IndexFilters): Plan {
  const sought: Sought[] = []
  const planned = query.kind === 'most' ? planMost(query, sought) : [planQuery(query, sought)]
  const node = group('and', [...planned, ...planFilters(filters)])
  const { among = null, valor_min, valor_max } = filters
  const { least, most } = { least: valor_min ?? 0, most: valor_max ?? Infinity }
  const amounts = valor_min === undefined && valor_max === undefined ? null : { least, most }
  return { node, sought, units: unitsOf(query), ...keyRange(filters), among, amounts }
}

/** @param sought Collects what the query searches for; null below a negation. */
function planQuery(query: Query, sought: Sought[] | null): Node {
  switch (query.kind) {
    case 'all':
      return query
    case 'entity':
      return filter(entityTerm(query.field, query.value), sought)
    case 'body':
      return filter(filterTerm.orgao(query.name), sought)
    case 'code':
      return filter(filterTerm.codigo(query.value), sought)
    case 'and':
    case 'or':
      if (query.kind === 'or' && query.widened) return planWidened(query.children, sought)
      return group(
        query.kind,
        query.children.map((child) => planQuery(child, sought)),
      )
    case 'not':
      return { kind: 'not', child: planQuery(query.child, null) }
    default:
      return planIn(query, sought)
  }
}

type WordQuery = Extract<Query, { kind: 'word' | 'prefix' | 'phrase' | 'near' }>

/** Without margins it counts as in the whole text: words in margins only do not make an act a match. */
function planIn(query: WordQuery, sought: Sought[] | null): Node {
  switch (query.field) {
    case null:
      return planMarked(TEXT, query, sought)
    case 'corpo':
      return ownPart(planMarked(TEXT, query, sought))
    case 'sem_assinatura': {
      const text = planMarked(TEXT, query, sought)
      return group('or', [planMarked(FIELD_MARKS.titulo, query, null), ownPart(text)])
    }
    default:
      return planMarked(FIELD_MARKS[query.field], query, sought)
  }
}

function planMarked(mark: FieldMark, query: WordQuery, sought: Sought[] | null): Node {
  switch (query.kind) {
    case 'word':
      return planWord(mark, query.word, sought)
    case 'prefix':
      return leaf({ kind: 'prefix', prefix: wordTerm(mark, query.prefix) }, sought)
    case 'phrase':
      return anyPhrase(mark, phraseForms(query.words), sought)
    case 'near':
      return near(mark, [...new Set(query.words)], query.distance, sought)
  }
}

/** Of a node of the text: what stands neither in the title nor in a margin. */
function ownPart(node: Node): Node {
  switch (node.kind) {
    case 'term':
    case 'prefix':
      return { kind: 'own', of: node }
    case 'near':
      return { ...node, own: true }
    case 'or':
      return group('or', node.children.filter(isInText).map(ownPart))
    default:
      return node
  }
}

const isInText = (node: Node) => node.kind !== 'near' || node.terms[0]!.startsWith(TEXT)

function planMost({ required, parts, least, long }: MostQuery, sought: Sought[]): Node[] {
  const { nodes, leaves, named } = partsOnce(parts, long)
  sought.push(...leaves)
  const most: Node = {
    kind: 'most',
    parts: nodes,
    least,
    long: long && named && { byte: lengthToByte(long.words), named },
  }
  return [...required.map((query) => planQuery(query, sought)), most]
}

interface PlannedParts {
  long: MostQuery['long']
  nodes: MostNode['parts']
  leaves: Sought[]
  named: Node | null
}

const plannedParts = new WeakMap<MostQuery['parts'], PlannedParts>()

/** The same parts are asked for with more and less weight, one search after the other. */
function partsOnce(parts: MostQuery['parts'], long: MostQuery['long']): PlannedParts {
  const known = plannedParts.get(parts)
  if (known?.long === long) return known
  const planned = {
    long,
    nodes: parts
      .map(({ query, weight }) => ({ node: planQuery(query, null), weight }))
      .sort((a, b) => b.weight - a.weight),
    leaves: parts.map(({ query, weight }) => ({
      leaf: bestLeaf(query, weight / WEIGHT_SCALE),
      weight: 1,
    })),
    named: long && planQuery(long.named, null),
  }
  plannedParts.set(parts, planned)
  return planned
}

function bestLeaf(query: Query, rarity: number): BestLeaf {
  const readings = query.kind === 'or' ? query.children : [query]
  return { kind: 'best', readings: readings.flatMap(leavesOf), rarity }
}

/** What must be there for a part to be there, in each way in which it can. */
function leavesOf(query: Query): Leaf[][] {
  switch (query.kind) {
    case 'or':
      return query.children.flatMap(leavesOf)
    case 'and':
      return [query.children.map((child) => bestLeaf(child, 1))]
    default: {
      const own: Sought[] = []
      planQuery(query, own)
      return own.map(({ leaf }) => [leaf])
    }
  }
}

/** What a reading added: other forms of the written word, or anything else, which counts less. */
function planWidened(children: Query[], sought: Sought[] | null): Node {
  const parts = children.map((child) => {
    const own: Sought[] = []
    return { node: planQuery(child, own), own }
  })
  const [written, ...added] = parts.flatMap(({ own }) => termOf(own))
  const nodes = parts.map(({ node }) => node)
  if (written !== undefined && added.length === parts.length - 1) {
    const forms = leaf({ kind: 'forms', written, added }, sought)
    return nodes.every(({ kind }) => kind === 'term') ? forms : group('or', nodes)
  }
  const share = (i: number) => (i === 0 ? 1 : ADDED_SHARE)
  for (const [i, { own }] of parts.entries())
    sought?.push(...own.map(({ leaf, weight }) => ({ leaf, weight: weight * share(i) })))
  return group('or', nodes)
}

/** The single term of a searched part. */
function termOf([only, ...others]: Sought[]): string[] {
  return only?.leaf.kind === 'term' && others.length === 0 ? [only.leaf.term] : []
}

/** A word by its stem; numbers, stop words and identifiers exactly. */
function planWord(mark: FieldMark, word: string, sought: Sought[] | null): Node {
  return inflects(word)
    ? leaf({ kind: 'term', term: stemTerm(mark, stem(word)) }, sought)
    : anyPhrase(mark, phraseForms([word]), sought)
}

function anyPhrase(mark: FieldMark, forms: string[][], sought: Sought[] | null): Node {
  return group(
    'or',
    forms.map((words) => near(mark, words, null, sought)),
  )
}

/**
 * The positions of the text's title are in another field; those of its ementa are among its own.
 */
function near(
  mark: FieldMark,
  words: string[],
  distance: number | null,
  sought: Sought[] | null,
): Node {
  const [word] = words
  if (words.length === 1) return leaf({ kind: 'term', term: wordTerm(mark, word!) }, sought)
  const inField = (field: FieldMark): Nearness => {
    return { kind: 'near', terms: words.map((word) => wordTerm(field, word)), distance, own: false }
  }
  const fields: FieldMark[] = mark === TEXT ? [TEXT, FIELD_MARKS.titulo] : [mark]
  const weighed: FieldMark[] = mark === TEXT ? [...fields, FIELD_MARKS.ementa] : [mark]
  const nearLeaf: NearLeaf = {
    kind: 'near',
    words: words.map((word) => wordTerm(mark, word)),
    places: weighed.map((field) => ({ near: inField(field), weight: WEIGHTS[field] })),
  }
  sought?.push({ leaf: nearLeaf, weight: 1 })
  return group('or', fields.map(inField))
}

function filter(term: string, sought: Sought[] | null): Node {
  sought?.push({ leaf: { kind: 'filter', term }, weight: 1 })
  return { kind: 'term', term }
}

function leaf<T extends Node & Leaf>(node: T, sought: Sought[] | null): T {
  sought?.push({ leaf: node, weight: 1 })
  return node
}

function planFilters(filters: IndexFilters): Node[] {
  const { secoes, tipos_ato, orgaos, orgaos_exceto, edicao, cnpjs } = filters
  return [
    ...anyNode(secoes?.map(filterTerm.secao).map(termNode)),
    ...anyNode(tipos_ato?.map(typeNode)),
    ...anyNode(orgaos?.map(filterTerm.orgao).map(termNode)),
    ...anyNode(orgaos_exceto?.map(filterTerm.orgao).map(termNode)).map((child): Node => ({
      kind: 'not',
      child,
    })),
    ...anyNode(edicao === undefined ? [] : [termNode(filterTerm.edicao(edicao))]),
    ...anyNode(cnpjs?.map((cnpj) => termNode(entityTerm('cnpj', cnpj)))),
  ]
}

function anyNode(nodes: Node[] = []): Node[] {
  return nodes.length === 0 ? [] : [group('or', nodes)]
}

function termNode(term: string): Node {
  return { kind: 'term', term }
}

function typeNode(asked: string): Node {
  const { kind, text } = filterTerm.anyTipoAto(asked)
  return kind === 'prefix' ? { kind, prefix: text } : termNode(text)
}

function keyRange({ data_inicio, data_fim }: IndexFilters): { firstKey: ActKey; lastKey: ActKey } {
  return {
    firstKey: data_inicio === undefined ? -Infinity : firstKeyOf(data_inicio),
    lastKey: data_fim === undefined ? Infinity : firstKeyOf(data_fim) + KEYS_PER_DAY - 1,
  }
}

/** A single child stands for itself; `all` adds nothing to a conjunction. */
function group(kind: 'and' | 'or', children: Node[]): Node {
  const useful = kind === 'and' ? children.filter((child) => child.kind !== 'all') : children
  if (useful.length === 1) return useful[0]!
  return useful.length === 0 ? { kind: 'all' } : { kind, children: useful }
}
