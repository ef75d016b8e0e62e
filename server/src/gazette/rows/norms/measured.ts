import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { NormColumn, NormEffect } from './norm.ts'

/** What a figure is about: all acts. */
export const MEASURED_NORMS_OF = ['norma'] as const

type MeasuredColumn = NormColumn | RowActColumn | NormEffect | 'total' | 'dispositivos'

/**
 * What `node bench/rows/run-norms.ts --measured` counts in the acts that no rule was tuned on. A wrong value in place of
 * another one is wrong, and the other one missing. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_NORMS: MeasuredTable<MeasuredColumn, (typeof MEASURED_NORMS_OF)[number]> = {
  versao_extrator: 3,
  medida_em: '2026-11-29',
  atos: 130,
  colunas: [
    ['especie', 'norma', 122, 0, 0],
    ['numero', 'norma', 122, 0, 0],
    ['ano', 'norma', 122, 0, 0],
    ['data', 'norma', 122, 0, 0],
    ['ementa', 'norma', 1, 0, 1],
    ['entra_em_vigor', 'norma', 61, 0, 2],
    ['entra_em_vigor_origem', 'norma', 61, 0, 2],
    ['altera', 'norma', 20, 0, 2],
    ['revoga', 'norma', 36, 0, 0],
    ['total', 'norma', 35, 0, 1],
    ['dispositivos', 'norma', 8, 0, 0],
    ['ato_numero', 'norma', 4, 0, 0],
    ['ato_data', 'norma', 4, 0, 0],
    ['ato_tipo', 'norma', 4, 0, 0],
  ],
}
