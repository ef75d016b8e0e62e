import type { Query } from '../port/query.ts'

/**
 * A single child stands for itself; a group inside a group of the same kind dissolves, unless it
 * was widened.
 */
export function group(kind: 'and' | 'or', children: Query[]): Query {
  const flat = children.flatMap((child) => (dissolves(kind, child) ? child.children : [child]))
  return flat.length === 1 ? flat[0]! : { kind, children: flat }
}

function dissolves(kind: 'and' | 'or', child: Query): child is Query & { kind: 'and' | 'or' } {
  return child.kind === kind && !(child.kind === 'or' && child.widened)
}

/** A double negation cancels out. */
export function negate(child: Query): Query {
  return child.kind === 'not' ? child.child : { kind: 'not', child }
}

/** Whether the query searches for anything, instead of only excluding acts. */
export function hasPositive(query: Query): boolean {
  switch (query.kind) {
    case 'not':
      return false
    case 'and':
    case 'or':
      return query.children.some(hasPositive)
    default:
      return true
  }
}

/** The same query, whose words are never read more widely. */
export function literally(query: Query): Query {
  switch (query.kind) {
    case 'word':
      return { ...query, literal: true }
    case 'not':
      return { ...query, child: literally(query.child) }
    case 'and':
    case 'or':
      return { ...query, children: query.children.map(literally) }
    default:
      return query
  }
}

/** The same query, for which the names and offices of those who sign count nowhere but in `assinatura:`. */
export function ignoringSignatures(query: Query): Query {
  switch (query.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'near':
      return query.field === null ? { ...query, field: 'sem_assinatura' } : query
    case 'not':
      return { ...query, child: ignoringSignatures(query.child) }
    case 'and':
    case 'or':
      return { ...query, children: query.children.map(ignoringSignatures) }
    default:
      return query
  }
}
