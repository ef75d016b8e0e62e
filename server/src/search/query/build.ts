import type { Query } from './tree.ts'

/** One child stands for itself; a group inside a group of its kind dissolves. */
export function group(kind: 'and' | 'or', children: Query[]): Query {
  const flat = children.flatMap((child) => (child.kind === kind ? child.children : [child]))
  return flat.length === 1 ? flat[0]! : { kind, children: flat }
}

/** A double negation cancels out. */
export function negate(child: Query): Query {
  return child.kind === 'not' ? child.child : { kind: 'not', child }
}

/** Whether the query searches for anything, instead of only excluding. */
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
