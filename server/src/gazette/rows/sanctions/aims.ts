import type { Aim } from '../quality.ts'
import type { MEASURED_SANCTIONS_OF } from './measured.ts'
import type { SanctionColumn } from './sanction.ts'

/** What is aimed at in sanctions of companies: the CNPJ, the category and the term. */
export const SANCTION_AIMS: readonly Aim<SanctionColumn, (typeof MEASURED_SANCTIONS_OF)[number]>[] =
  [
    { kind: 'sancao', colunas: ['sancionado_cnpj'], precisao: 0.98, cobertura: 0.97 },
    { kind: 'sancao', colunas: ['categoria_sancao'], precisao: 0.98, cobertura: 0.95 },
    { kind: 'sancao', colunas: ['prazo'], precisao: 0.98, cobertura: 0.93 },
  ]
