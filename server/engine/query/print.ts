import { printEntity } from '../entities/entities.ts'
import type { Query } from '../port/query.ts'

/**
 * Prints a query so that parsing it again gives the same tree; what a reading added is printed for
 * people.
 */
export function printQuery(query: Query): string {
  switch (query.kind) {
    case 'all':
      return '*'
    case 'word':
      return `${query.literal ? '=' : ''}${fieldPrefix(query)}${query.word}`
    case 'prefix':
      return `${fieldPrefix(query)}${query.prefix}*`
    case 'phrase':
      return `${fieldPrefix(query)}"${query.words.join(' ')}"`
    case 'near':
      return `${fieldPrefix(query)}"${query.words.join(' ')}"~${query.distance}`
    case 'entity':
      return `${query.field}:"${printEntity(query.field, query.value)}"`
    case 'body':
      return `orgao:"${query.name}"`
    case 'code':
      return query.value
    case 'not':
      return `NAO ${parenthesised(query.child)}`
    case 'and':
      return query.children.map(parenthesised).join(' ')
    case 'or':
      return query.children.map(parenthesised).join(' OU ')
  }
}

function fieldPrefix({ field }: { field: string | null }): string {
  return field === null ? '' : `${field}:`
}

function parenthesised(query: Query): string {
  const text = printQuery(query)
  return query.kind === 'and' || query.kind === 'or' ? `(${text})` : text
}
