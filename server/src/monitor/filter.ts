import { filterTerm } from '../search/analysis.ts'
import { bodiesMeant } from '../search/reading/read-search.ts'
import { readQuery } from '../search/reading/reading.ts'
import type { ActTokens } from './act-tokens.ts'
import type { MatchKey, Rarity } from './act-keys.ts'
import { type ActTest, compileQuery } from './compile-query.ts'
import { coverOf, rarestCover } from './cover.ts'

/**
 * What a webhook or alert lets through: any of `termos` and any of `secoes` and any of `orgaos` and any
 * of `tipos_ato`. An empty list does not filter.
 */
export interface MonitorFilter {
  /** Each of them a query. */
  termos: string[]
  secoes: string[]
  orgaos: string[]
  tipos_ato: string[]
  /** How `termos` and `orgaos` are read: as when the filter was saved, whatever the program's reading is by now. */
  leitura: number
}

/** One way to pass a filter: by one of its terms, or without one when it has none. */
export interface CompiledBranch {
  /** As the client wrote it. */
  termo: string | null
  /** Every act that passes has one of these; null: any act may pass. */
  cover: MatchKey[] | null
  passes: ActTest
}

/** @throws Problem `consulta_invalida` for a term that is no query. */
export function compileFilter(filter: MonitorFilter, rarity: Rarity): CompiledBranch[] {
  const groups = [
    filter.secoes.map(filterTerm.secao),
    filter.orgaos.flatMap((orgao) => bodiesMeant(orgao, filter.leitura)).map(filterTerm.orgao),
    filter.tipos_ato.map(filterTerm.tipo_ato),
  ].filter((terms) => terms.length > 0)
  const passesGroups = (act: ActTokens) =>
    groups.every((terms) => terms.some((term) => act.hasFilterTerm(term)))

  if (filter.termos.length === 0)
    return [{ termo: null, cover: rarestCover(groups, rarity), passes: passesGroups }]
  return [...new Set(filter.termos)].map((termo) => {
    const { query } = readQuery(termo, filter.leitura)
    const test = compileQuery(query)
    return {
      termo,
      cover: rarestCover([...groups, coverOf(query, rarity)], rarity),
      passes: groups.length === 0 ? test : (act) => passesGroups(act) && test(act),
    }
  })
}
