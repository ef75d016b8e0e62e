import { filterTerm } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import {
  type SoughtQuery,
  type ActKey,
  type KeySet,
  KEYS_PER_DAY,
  firstKeyOf,
} from '../../../../engine/port.ts'
import type { SearchFilters } from '../../search-reader.ts'
import { type Clause, NOTHING, allOf, anyOf, noneOf } from './clause.ts'
import { matching } from './matching.ts'

/** The most values in one clause (index.max_terms_count). */
const MOST_LISTED = 65_536

/**
 * The acts that match a query and its filters; `after`: only acts later than this one. A word alone is its term, as
 * where its rarity is asked for: whoever has asked for one knows the other.
 */
export function found(query: SoughtQuery, filters: SearchFilters, after?: ActKey): Clause {
  return allOf([matching(query), ...filterClauses(filters), ...keyClauses(filters, after)])
}

function filterClauses(filters: SearchFilters): Clause[] {
  const { secoes, tipos_ato, orgaos, orgaos_exceto, edicao, cnpjs } = filters
  const { situacoes = [], among, valor_min, valor_max } = filters
  const anyTerm = <T>(values: T[] | undefined, term: (value: T) => string): Clause[] =>
    values && values.length > 0 ? [{ terms: { filtros: values.map(term) } }] : []
  return [
    ...anyTerm(secoes, filterTerm.secao),
    ...(tipos_ato && tipos_ato.length > 0 ? [anyOf(tipos_ato.map(ofType))] : []),
    ...anyTerm(orgaos, filterTerm.orgao),
    ...anyTerm(orgaos_exceto, filterTerm.orgao).map((clause) => noneOf([clause])),
    ...anyTerm(edicao === undefined ? undefined : [edicao], filterTerm.edicao),
    ...anyTerm(cnpjs, (cnpj) => entityTerm('cnpj', cnpj)),
    ...(situacoes.length > 0 ? [{ terms: { situacao: situacoes } }] : []),
    ...(among ? [oneAmong(among)] : []),
    ...(valor_min === undefined && valor_max === undefined ? [] : [priced(valor_min, valor_max)]),
  ]
}

function ofType(asked: string): Clause {
  const { kind, text } = filterTerm.anyTipoAto(asked)
  return { [kind]: { filtros: text } }
}

function keyClauses({ data_inicio, data_fim }: SearchFilters, after?: ActKey): Clause[] {
  return [
    ...(data_inicio === undefined ? [] : [keysIn({ gte: firstKeyOf(data_inicio) })]),
    ...(data_fim === undefined ? [] : [keysIn({ lt: firstKeyOf(data_fim) + KEYS_PER_DAY })]),
    ...(after === undefined ? [] : [keysIn({ gt: after })]),
  ]
}

/** Acts within a range of keys. */
export function keysIn(range: { gt?: ActKey; gte?: ActKey; lt?: ActKey; lte?: ActKey }): Clause {
  return { range: { chave: range } }
}

/** 0 means that the text names no amount. */
function priced(least = 0, most?: number): Clause {
  const amounts = least > 0 ? { gte: least } : { gt: 0 }
  return { range: { valor: { ...amounts, ...(most !== undefined && { lte: most }) } } }
}

function oneAmong({ keys, others }: KeySet): Clause {
  const lists: Clause[] = []
  for (let from = 0; from < keys.length; from += MOST_LISTED) {
    lists.push({ terms: { chave: Array.from(keys).slice(from, from + MOST_LISTED) } })
  }
  if (others) return noneOf(lists)
  return lists.length === 0 ? NOTHING : anyOf(lists)
}
