import {
  type DocSet,
  NOTHING,
  bitmapWords,
  countBoth,
  countOf,
  intersect,
  isEmpty,
  listOf,
  range,
  restrict,
  shortened,
  subtract,
  unite,
} from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import { findNear, formsDocs, knowsNear, ownDocs, prefixDocs } from './found.ts'
import { enoughOf } from './enough.ts'
import { NearMatcher } from './near.ts'
import type { MostNode, Nearness, Node } from './plan.ts'

type Alternatives = Extract<Node, { kind: 'or' }>

/** Reading an act's positions costs about this many times as much as looking it up in a set. */
const POSITIONS_COST = 16

/**
 * Steps that a node takes in a segment, and one more for this many of its acts, because sets are combined as
 * bitmaps.
 */
const NODE_STEPS = 5
const ACTS_A_STEP = 1_024

/**
 * If this many times fewer acts are asked for, it looks at them alone, though the result cannot be
 * cached.
 */
const FEW = 4

/** The acts of a segment that a query matches, among those of `within`; null stands for all acts. */
export function evaluate(node: Node, segment: Segment, within: DocSet | null): DocSet {
  const { acts } = segment.row
  segment.take(NODE_STEPS + acts / ACTS_A_STEP)
  switch (node.kind) {
    case 'all':
      return within ?? range(0, acts, acts)
    case 'term': {
      const posting = segment.find(node.term)
      return posting ? restrict(posting.docs, within) : NOTHING
    }
    case 'forms':
      return restrict(formsDocs(segment, node), within)
    case 'prefix':
      return restrict(prefixDocs(segment, node.prefix), within)
    case 'own':
      return restrict(ownDocs(segment, node.of), within)
    case 'near':
      return nearness(node, segment, within)
    case 'and':
      return conjunction(cheapFirst(node.children, segment), segment, within)
    case 'or':
      return alternatives(node, segment, within)
    case 'most':
      return namedIfLong(
        enoughOf(node, segment, within, (part, among) => evaluate(part, segment, among)),
        node,
        segment,
      )
    case 'not':
      return subtract(within ?? range(0, acts, acts), evaluate(node.child, segment, within))
  }
}

/** What is sought in many ways is counted and found several times in one search, so it is kept. */
const MANY = 4

function alternatives(node: Alternatives, segment: Segment, within: DocSet | null): DocSet {
  const { acts } = segment.row
  const find = (among: DocSet | null) =>
    unite(
      node.children.map((child) => evaluate(child, segment, among)),
      acts,
    )
  if (node.children.length < MANY) return find(within)
  const key = keyOf(node)
  if (within !== null && !segment.hasDocs(key)) return find(within)
  return restrict(
    segment.makeDocs(key, () => find(null)),
    within,
  )
}

const keys = new WeakMap<Node, string>()
/** Short names of what was sought in many ways: its own description is longer than what is kept of it. */
const names = new Map<string, string>()
const MOST_NAMES = 4_096
let named = 0

function keyOf(node: Node): string {
  const known = keys.get(node)
  if (known !== undefined) return known
  const description = JSON.stringify(node)
  if (names.size === MOST_NAMES) names.clear()
  const key = names.get(description) ?? `|${named++}`
  names.set(description, key)
  keys.set(node, key)
  return key
}

/** The acts that are short, and the long ones that are named as they must be. */
function namedIfLong(found: DocSet, { long }: MostNode, segment: Segment): DocSet {
  if (long === null || isEmpty(found)) return found
  const longOnes = intersect(found, longActs(segment, long.byte))
  if (isEmpty(longOnes)) return found
  const named = evaluate(long.named, segment, longOnes)
  return subtract(found, subtract(longOnes, named))
}

function longActs(segment: Segment, byte: number): DocSet {
  return segment.makeDocs(`≥${byte}`, () => {
    const { lengths } = segment
    segment.take(lengths.length >>> 3)
    const found = new Uint32Array(bitmapWords(lengths.length))
    for (let act = 0; act < lengths.length; act++)
      if (lengths[act]! >= byte) found[act >>> 5]! |= 1 << (act & 31)
    return shortened(found)
  })
}

/** Evaluates the whole segment once, unless only a few of its acts are asked for. */
function nearness(node: Nearness, segment: Segment, within: DocSet | null): DocSet {
  if (within !== null && !knowsNear(segment, node)) {
    const matcher = NearMatcher.open(segment, node)
    if (matcher === null) return NOTHING
    const candidates = matcher.candidates(within)
    if (countOf(candidates) * FEW < matcher.rarest) {
      const acts = listOf(candidates)
      const counts = matcher.countIn(acts)
      return acts.filter((_, i) => counts[i]! > 0)
    }
  }
  const posting = findNear(segment, node)
  return posting ? restrict(posting.docs, within) : NOTHING
}

/** The number of matches; the last of the sets to intersect need not be built for it. */
export function countMatches(node: Node, segment: Segment, within: DocSet | null): number {
  if (node.kind !== 'and') return countOf(evaluate(node, segment, within))
  const ordered = cheapFirst(node.children, segment)
  const found = conjunction(ordered.slice(0, -1), segment, within)
  const last = ordered.at(-1)!
  return last.kind === 'term' || last.kind === 'forms'
    ? countBoth(found, evaluate(last, segment, null))
    : countOf(evaluate(last, segment, found))
}

/** Each child narrows the acts that the next one must look at. */
function conjunction(children: Node[], segment: Segment, within: DocSet | null): DocSet {
  let found = within
  for (const child of children) {
    found = evaluate(child, segment, found)
    if (isEmpty(found)) return NOTHING
  }
  return found ?? NOTHING
}

/** Cheap and rare children first; a child without cost alone, because it matches nothing. */
function cheapFirst(children: Node[], segment: Segment): Node[] {
  const costs = new Map(children.map((child) => [child, cost(child, segment)]))
  const ordered = children.toSorted((a, b) => costs.get(a)! - costs.get(b)!)
  return costs.get(ordered[0]!) === 0 ? ordered.slice(0, 1) : ordered
}

/** The approximate number of steps to evaluate a node; 0 only if it matches nothing. */
function cost(node: Node, segment: Segment): number {
  switch (node.kind) {
    case 'term':
      return segment.find(node.term)?.count ?? 0
    case 'forms':
      return [node.written, ...node.added].reduce(
        (sum, term) => sum + (segment.find(term)?.count ?? 0),
        0,
      )
    case 'own':
      return node.of.kind === 'term'
        ? (segment.find(node.of.term)?.count ?? 0)
        : segment.row.acts * POSITIONS_COST
    case 'near':
      return POSITIONS_COST * Math.min(...node.terms.map((t) => segment.find(t)?.count ?? 0))
    case 'and':
      return Math.min(...node.children.map((child) => cost(child, segment)))
    case 'most':
      return segment.row.acts
    case 'or':
      return node.children.reduce((sum, child) => sum + cost(child, segment), 0)
    case 'all':
    case 'prefix':
    case 'not':
      return segment.row.acts * POSITIONS_COST
  }
}
