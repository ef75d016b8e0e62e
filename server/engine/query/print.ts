import { printEntity } from '../entities/entities.ts'
import type { SoughtField } from '../port/act.ts'
import type { BodyName, Query } from '../port/query.ts'

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
      return printBody(query.name)
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

function printBody(name: BodyName): string {
  if (typeof name === 'string') return `orgao:"${name}"`
  const words = name.short.split('_')
  return words.length === 1 ? `orgao:${words[0]!}` : `orgao:(${words.join(' ')})` // a split has a part
}

function fieldPrefix({ field }: { field: SoughtField }): string {
  return field === null || field === 'sem_assinatura' ? '' : `${field}:`
}

function parenthesised(query: Query): string {
  const text = printQuery(query)
  return query.kind === 'and' || query.kind === 'or' ? `(${text})` : text
}
