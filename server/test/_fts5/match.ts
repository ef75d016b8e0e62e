import { filterTerm, inflects, phraseForms, stem } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import type { Query, SoughtField } from '../../engine/port.ts'
import { ALL, FIELD_MARK, STEM_MARK } from './schema.ts'

/** The FTS5 MATCH expression of a query. Every token is quoted, so nothing a user types is syntax. */
export function matchExpression(query: Query): string {
  switch (query.kind) {
    case 'all':
      return quote(ALL)
    case 'word':
      return inField(query.field, (mark) => bareWord(mark, query.word))
    case 'prefix':
      return inField(query.field, (mark) => [`${quote(mark + query.prefix)} *`])
    case 'phrase':
      return inField(query.field, (mark) =>
        phraseForms(query.words).map((words) => phrase(mark, words)),
      )
    case 'near':
      return inField(query.field, (mark) => [near(mark, query.words, query.distance)])
    case 'entity':
      return quote(entityTerm(query.field, query.value))
    case 'body':
      return quote(filterTerm.orgao(query.name))
    case 'code':
      return quote(filterTerm.codigo(query.value))
    case 'or':
      return `(${query.children.map(matchExpression).join(' OR ')})`
    case 'and':
      return conjunction(query.children)
    case 'not':
      return conjunction([query])
  }
}

/** FTS5's NOT is binary: exclusions need something to exclude from. */
function conjunction(children: Query[]): string {
  const sought = children.filter((child) => child.kind !== 'not').map(matchExpression)
  const excluded = children.flatMap((child) =>
    child.kind === 'not' ? [matchExpression(child.child)] : [],
  )
  const base = sought.length === 0 ? quote(ALL) : sought.join(' AND ')
  return excluded.length === 0 ? `(${base})` : `((${base}) NOT (${excluded.join(' OR ')}))`
}

/**
 * Bodies and signatories have their own tokens, distinguished by a mark, so that a word without a
 * field needs no column filter (which costs 70 %); title and ementa share theirs with the full
 * text.
 */
function inField(field: SoughtField, terms: (mark: string) => string[]): string {
  if (field === 'sem_assinatura') return anyOf([inField('corpo', terms), inField('titulo', terms)])
  if (field !== null && field in FIELD_MARK)
    return anyOf(terms(FIELD_MARK[field as keyof typeof FIELD_MARK]))
  const columns = field === null ? '' : `${field} : `
  return anyOf(terms('').map((term) => columns + term))
}

/** A word by its stem; numbers, stop words and identifiers exactly. */
function bareWord(mark: string, word: string): string[] {
  return inflects(word)
    ? [quote(mark + STEM_MARK + stem(word))]
    : phraseForms([word]).map((words) => phrase(mark, words))
}

function phrase(mark: string, words: string[]): string {
  return quote(words.map((word) => mark + word).join(' '))
}

function near(mark: string, words: string[], distance: number): string {
  return `NEAR(${words.map((word) => quote(mark + word)).join(' ')}, ${distance})`
}

function anyOf(terms: string[]): string {
  return terms.length === 1 ? terms[0]! : `(${terms.join(' OR ')})`
}

function quote(tokens: string): string {
  return `"${tokens}"`
}
