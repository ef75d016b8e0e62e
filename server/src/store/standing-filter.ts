import type { StandingFilter } from '../monitor/standing-filter.ts'
import { json } from './rows.ts'

/** Fields that an older program did not know, and does not write. */
const LATER: Omit<StandingFilter, 'secoes' | 'orgaos'> = {
  tipos_ato: [],
  situacoes: [],
  cnpjs: [],
  valor_min: null,
  valor_max: null,
  literal: false,
}

const read = json<StandingFilter>()
const readWithTerms = json<StandingFilter & { termos: string[] }>()

/** A column with the filters of an alert. */
export const alertFilters = (value: unknown) => completed(read(value))

/** A column with the filters of a webhook. */
export const webhookFilters = (value: unknown) => completed(readWithTerms(value))

/** In the order in which they were written. */
function completed<Filter extends StandingFilter>(kept: Filter): Filter {
  return { ...kept, ...LATER, ...kept }
}
