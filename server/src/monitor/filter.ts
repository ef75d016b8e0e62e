import { filterTerm } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import { bodiesMeant } from '../search/reading/read-search.ts'
import { readSought } from '../search/reading/read-sought.ts'
import { type MatchKey, type KeyRarity, amountKeys, stateTerm } from './act-keys.ts'
import type { ActTokens } from './act-tokens.ts'
import { type ActTest, compileQuery } from './compile-query.ts'
import { coverOf, rarestCover } from './cover.ts'
import type { StandingFilter } from './standing-filter.ts'

/** The filters of a webhook or alert: at least one of `termos`, and all else. */
export interface MonitorFilter extends Omit<StandingFilter, 'literal'> {
  /** A query that an act must match, too; absent for webhooks. */
  consulta?: string
  /** Each is a query; an empty list does not filter. */
  termos: string[]
  /** How `termos` and `orgaos` are read: by the version at the time the filter was saved. */
  leitura: number
}

/** What a filter asks beside its terms. */
interface Narrowing {
  /** Every act that passes has one of these; null: any act may pass. */
  cover: MatchKey[] | null
  passes: ActTest
}

/** @throws Problem `consulta_invalida` for a `consulta` that is not a valid query. */
export function compileNarrowing(filter: MonitorFilter, rarity: KeyRarity): Narrowing {
  const bodyTermsOf = (orgaos: string[]) =>
    orgaos.flatMap((orgao) => bodiesMeant(orgao, filter.leitura)).map(filterTerm.orgao)
  const types = filter.tipos_ato.map(filterTerm.anyTipoAto)
  const groups = [
    filter.secoes.map(filterTerm.secao),
    bodyTermsOf(filter.orgaos),
    filter.situacoes.map(stateTerm),
    filter.cnpjs.map((cnpj) => entityTerm('cnpj', cnpj)),
  ].filter((terms) => terms.length > 0)
  const excluded = bodyTermsOf(filter.orgaos_exceto)
  const amounts = amountRange(filter)
  const query =
    filter.consulta === undefined ? null : readSought({ ...filter, termo: filter.consulta })
  const matches = query && compileQuery(query)
  const covers = [
    coverOfTypes(types),
    amounts && amountKeys(amounts),
    query && coverOf(query, rarity),
  ]
  return {
    cover: rarestCover([...groups, ...covers], rarity),
    passes: (act) =>
      (matches === null || matches(act)) &&
      groups.every((terms) => terms.some((term) => act.hasFilterTerm(term))) &&
      !excluded.some((term) => act.hasFilterTerm(term)) &&
      (types.length === 0 || types.some((type) => isOfType(act, type))) &&
      (amounts === null || isWithin(act.amount, amounts)),
  }
}

type AskedType = ReturnType<typeof filterTerm.anyTipoAto>

/** An act is found by whole terms only. */
function coverOfTypes(types: AskedType[]): MatchKey[] | null {
  const isWhole = types.length > 0 && types.every(({ kind }) => kind === 'term')
  return isWhole ? types.map(({ text }) => text) : null
}

function isOfType(act: ActTokens, { kind, text }: AskedType): boolean {
  return kind === 'prefix' ? act.hasFilterPrefix(text) : act.hasFilterTerm(text)
}

/** In reais, inclusive. */
interface AmountRange {
  least: number
  most: number
}

/** Null: the act may name any amount, or none. */
function amountRange({ valor_min, valor_max }: MonitorFilter): AmountRange | null {
  if (valor_min === null && valor_max === null) return null
  return { least: valor_min ?? 0, most: valor_max ?? Infinity }
}

/** 0 means that the text names no amount. */
function isWithin(amount: number, { least, most }: AmountRange): boolean {
  return amount > 0 && amount >= least && amount <= most
}
