import { filterTerm, inflects, phraseForms } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { MostQuery, SoughtQuery } from '../../../../engine/port.ts'
import { type Clause, allOf, anyOf, hasTerm, noneOf } from './clause.ts'
import { hasNear, hasPhrase, hasPrefix, hasWord, soughtTerm } from './places.ts'

/** The acts that a query finds, without a score. */
export function matching(query: SoughtQuery): Clause {
  switch (query.kind) {
    case 'most':
      return allOf([...query.required.map(matching), enoughOf(query), ...ofLength(query)])
    case 'all':
      return { match_all: {} }
    case 'word':
      return inflects(query.word)
        ? hasWord(query.field, soughtTerm(query.word))
        : anyOf(phraseForms([query.word]).map((words) => hasPhrase(query.field, words)))
    case 'prefix':
      return hasPrefix(query.field, query.prefix)
    case 'phrase':
      return anyOf(phraseForms(query.words).map((words) => hasPhrase(query.field, words)))
    case 'near':
      return hasNear(query.field, [...new Set(query.words)], query.distance)
    case 'entity':
      return hasTerm('filtros', entityTerm(query.field, query.value))
    case 'body':
      return hasTerm('filtros', filterTerm.orgao(query.name))
    case 'code':
      return hasTerm('filtros', filterTerm.codigo(query.value))
    case 'and':
      return allOf(query.children.map(matching))
    case 'or':
      return anyOf(query.children.map(matching))
    case 'not':
      return noneOf([matching(query.child)])
  }
}

/** What says that long acts are named as they must be. */
function ofLength({ long }: MostQuery): Clause[] {
  if (long === null) return []
  return [anyOf([{ range: { extensao: { lt: long.words } } }, matching(long.named)])]
}

/** The sum of whole weights is exact in a score, which is a 32-bit number, up to 2^24. */
function enoughOf({ parts, least }: MostQuery): Clause {
  const should = parts.map(({ query, weight }) => ({
    constant_score: { filter: matching(query), boost: weight },
  }))
  return { function_score: { query: { bool: { should } }, min_score: least } }
}
