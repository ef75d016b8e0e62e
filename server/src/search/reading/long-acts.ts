import { group } from '../../../engine/query.ts'
import type { LongActs, MostQuery, Query } from '../../../engine/port.ts'

/** Hardly an act with more is an answer because of words somewhere in it: lists, notices of competitions. */
const LONG = 1_280

const NAMING = ['titulo', 'ementa'] as const

/** Of a long act, a part must be in the title or the ementa; null if no part can be there. */
export function longActs(parts: MostQuery['parts']): LongActs | null {
  const named = parts.flatMap(({ query }) => NAMING.flatMap((field) => inField(query, field)))
  return named.length === 0 ? null : { words: LONG, named: group('or', named) }
}

/** The words of a part in one field; empty if it has others, too. */
function inField(query: Query, field: (typeof NAMING)[number]): Query[] {
  switch (query.kind) {
    case 'word':
    case 'phrase':
    case 'near':
      return query.field === null ? [{ ...query, field }] : []
    case 'or':
      return query.children.flatMap((child) => inField(child, field))
    case 'and': {
      const children = query.children.flatMap((child) => inField(child, field))
      return children.length < query.children.length ? [] : [group('and', children)]
    }
    default:
      return []
  }
}
