import type { AlertFilters } from '../alerts/alert.ts'
import type { StandingFilter } from '../monitor/standing-filter.ts'
import type { WatchedRows } from '../monitor/watched-rows.ts'
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
  ignorar_assinatura: false,
}

/** A column with the filters of an alert. */
export const alertFilters = completed(json<AlertFilters>(), { linhas: null, ...LATER })

type StoredWebhookFilters = StandingFilter & { termos: string[]; linhas: WatchedRows | null }

/** A column with the filters of a webhook. */
export const webhookFilters = completed(json<StoredWebhookFilters>(), { linhas: null, ...LATER })

function completed<Filter extends StandingFilter>(
  column: StoredColumn<Filter>,
  later: Partial<Filter>,
): StoredColumn<Filter> {
  return {
    ...column,
    read(value) {
      const kept = column.read(value)
      return { ...kept, ...later, ...kept } // in the order in which they were written
    },
  }
}
