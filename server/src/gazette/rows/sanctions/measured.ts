import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { SanctionColumn } from './sanction.ts'

/** What a figure is about: all notices of a sanction. */
export const MEASURED_SANCTIONS_OF = ['sancao'] as const

type MeasuredColumn = SanctionColumn | RowActColumn | 'linhas' | 'situacao_sancao' | 'ambito'

/**
 * What `node bench/rows/run-sanctions.ts --measured` counts in the acts that no rule was tuned on. A wrong value in
 * place of another one is wrong, and the other one missing. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_SANCTIONS: MeasuredTable<
  MeasuredColumn,
  (typeof MEASURED_SANCTIONS_OF)[number]
> = {
  versao_extrator: 3,
  medida_em: '2026-11-29',
  atos: 12,
  colunas: [
    ['linhas', 'sancao', 7, 0, 4],
    ['categoria_sancao', 'sancao', 7, 0, 4],
    ['sancionado_nome', 'sancao', 6, 1, 5],
    ['sancionado_cnpj', 'sancao', 7, 0, 4],
    ['abrangencia', 'sancao', 3, 0, 2],
    ['prazo', 'sancao', 3, 0, 1],
    ['valor_multa', 'sancao', 2, 0, 2],
    ['motivo', 'sancao', 1, 2, 3],
    ['processo', 'sancao', 4, 2, 6],
    ['fundamento_legal', 'sancao', 2, 3, 6],
    ['orgao_sancionador', 'sancao', 2, 3, 5],
    ['situacao_sancao', 'sancao', 5, 2, 6],
    ['ambito', 'sancao', 7, 0, 4],
    ['ato_tipo', 'sancao', 1, 0, 0],
  ],
}
