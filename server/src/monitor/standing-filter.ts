import type { Situacao } from '../gazette/relations/situacao.ts'
import { LITERAL, READING_VERSION } from '../search/reading/reading.ts'
import type { AskedFilters } from '../search/search-reader.ts'

/**
 * The filters of a webhook or an alert, with the names of the wire: those filters of a search that
 * make sense for future acts (ADR 52). An act must pass all of them; an empty list or null does not
 * filter.
 */
export interface StandingFilter {
  /** An act passes a list with any one of its values. */
  secoes: string[]
  orgaos: string[]
  /** An act of any of these does not pass. */
  orgaos_exceto: string[]
  tipos_ato: string[]
  /** The state of the act, set by other acts, at the moment of the check. */
  situacoes: Situacao[]
  /** Without punctuation: 14 characters, or the 8 of a company. */
  cnpjs: string[]
  /** The largest amount in reais that the text names, inclusive. */
  valor_min: number | null
  valor_max: number | null
  /** Whether words and acronyms are read literally. */
  literal: boolean
  /** Whether words count only outside of the lines of those who sign. */
  ignorar_assinatura: boolean
}

/** A merge patch (RFC 7396): objects merge, arrays are replaced, null means the default. */
export type Patch<T> = { [Key in keyof T]?: T[Key] | null }

/** Lets everything through. */
export const NO_FILTER: StandingFilter = {
  secoes: [],
  orgaos: [],
  orgaos_exceto: [],
  tipos_ato: [],
  situacoes: [],
  cnpjs: [],
  valor_min: null,
  valor_max: null,
  literal: false,
  ignorar_assinatura: false,
}

/** The version for reading a filter that is saved now; `version`: the program's. */
export function readingOf(
  { literal = false }: { literal?: boolean | undefined },
  version: number = READING_VERSION,
): number {
  return literal ? LITERAL : version
}

/** The same filters for a search, which finds exactly what the webhook or alert gets. */
export function searchFiltersOf(filter: Omit<StandingFilter, 'literal'>): AskedFilters {
  const { secoes, orgaos, orgaos_exceto, tipos_ato, situacoes, cnpjs } = filter
  const { valor_min, valor_max, ignorar_assinatura } = filter
  return {
    ...(secoes.length > 0 && { secoes }),
    ...(orgaos.length > 0 && { orgaos }),
    ...(orgaos_exceto.length > 0 && { orgaos_exceto }),
    ...(tipos_ato.length > 0 && { tipos_ato }),
    ...(situacoes.length > 0 && { situacoes }),
    ...(cnpjs.length > 0 && { cnpjs }),
    ...(valor_min !== null && { valor_min }),
    ...(valor_max !== null && { valor_max }),
    ...(ignorar_assinatura && { ignorar_assinatura }),
  }
}

/** An object after a merge patch; `none`: its defaults. */
export function merged<T extends object>(
  current: T,
  patch: Patch<T> | null | undefined,
  none: T,
): T {
  if (patch === undefined) return current
  if (patch === null) return none
  const after = { ...current }
  for (const key of Object.keys(none) as (keyof T)[]) {
    const given = patch[key]
    if (given !== undefined) after[key] = given ?? none[key]
  }
  return after
}
