import { filterTerm, inflects, phraseForms } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { Query } from '../../../../engine/port.ts'
import { type Clause, allOf, anyOf, hasTerm, noneOf } from './clause.ts'
import { fieldOfWords, hasNear, hasPhrase, hasPrefix, soughtTerm } from './places.ts'

/** The acts that a query finds, without a score. */
export function matching(query: Query): Clause {
  switch (query.kind) {
    case 'all':
      return { match_all: {} }
    case 'word':
      return inflects(query.word)
        ? hasTerm(fieldOfWords(query.field), soughtTerm(query.word))
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
    case 'and':
      return allOf(query.children.map(matching))
    case 'or':
      return anyOf(query.children.map(matching))
    case 'not':
      return noneOf([matching(query.child)])
  }
}
