import type { Measured } from '../quality.ts'
import type { NormColumn, NormEffect } from './norm.ts'

/** What a figure is about: all acts. */
export const MEASURED_NORMS_OF = ['norma'] as const

type MeasuredColumn = NormColumn | NormEffect | 'total' | 'dispositivos'

/**
 * What `node bench/rows/run-norms.ts --measured` counts in the acts that no rule was tuned on. A wrong value in place of
 * another one is wrong, and the other one missing.
 */
export const MEASURED_NORMS: {
  versao_extrator: number
  medida_em: string
  atos: number
  colunas: readonly Measured<MeasuredColumn, (typeof MEASURED_NORMS_OF)[number]>[]
} = {
  versao_extrator: 1,
  medida_em: '2026-11-28',
  atos: 50,
  colunas: [
    ['especie', 'norma', 45, 0, 0],
    ['numero', 'norma', 45, 0, 0],
    ['ano', 'norma', 45, 0, 0],
    ['data', 'norma', 45, 0, 0],
    ['ementa', 'norma', 1, 0, 1],
    ['entra_em_vigor', 'norma', 27, 0, 1],
    ['entra_em_vigor_origem', 'norma', 27, 0, 1],
    ['altera', 'norma', 6, 0, 8],
    ['revoga', 'norma', 8, 0, 2],
    ['total', 'norma', 7, 1, 1],
    ['dispositivos', 'norma', 5, 0, 0],
  ],
}
