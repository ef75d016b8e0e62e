import type { StandingFilter } from '../monitor/standing-filter.ts'
import { type StoredColumn, json } from './rows.ts'

/** Defaults of fields that rows of an older version lack. */
const LATER: Omit<StandingFilter, 'secoes' | 'orgaos'> = {
  orgaos_exceto: [],
  tipos_ato: [],
  situacoes: [],
  cnpjs: [],
  valor_min: null,
  valor_max: null,
  literal: false,
}

/** A column with the filters of an alert. */
export const alertFilters = completed(json<StandingFilter>())

/** A column with the filters of a webhook. */
export const webhookFilters = completed(json<StandingFilter & { termos: string[] }>())

function completed<Filter extends StandingFilter>(
  column: StoredColumn<Filter>,
): StoredColumn<Filter> {
  return {
    ...column,
    read(value) {
      const kept = column.read(value)
      return { ...kept, ...LATER, ...kept } // in the order in which they were written
    },
  }
}
