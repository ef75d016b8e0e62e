import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { MovementColumn } from './movement.ts'

/** How many rows the acts have that a figure is about: at most five, or more. */
export const MEASURED_SIZES = ['ate_5', 'mais_de_5'] as const

/**
 * What `node bench/rows/run-personnel.ts --measured` counts in acts that no rule of this version was tuned on. A row is right if
 * its person and its movement are; a wrong value in place of another one is wrong, and the other one missing. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_PERSONNEL: MeasuredTable<
  MovementColumn | RowActColumn | 'linhas',
  (typeof MEASURED_SIZES)[number]
> = {
  versao_extrator: 7,
  medida_em: '2026-11-30',
  atos: 70,
  colunas: [
    ['linhas', 'ate_5', 78, 3, 5],
    ['linhas', 'mais_de_5', 81, 1, 2],
    ['verbo', 'ate_5', 81, 0, 2],
    ['verbo', 'mais_de_5', 81, 1, 2],
    ['a_pedido', 'ate_5', 3, 1, 1],
    ['pessoa_nome', 'ate_5', 79, 1, 3],
    ['pessoa_nome', 'mais_de_5', 81, 1, 2],
    ['pessoa_papel', 'ate_5', 79, 1, 3],
    ['pessoa_papel', 'mais_de_5', 81, 1, 2],
    ['substituto', 'ate_5', 7, 1, 0],
    ['substituto', 'mais_de_5', 10, 0, 2],
    ['matricula', 'ate_5', 43, 0, 2],
    ['matricula', 'mais_de_5', 58, 0, 0],
    ['matricula_tipo', 'ate_5', 35, 0, 2],
    ['matricula_tipo', 'mais_de_5', 51, 0, 0],
    ['cargo_efetivo', 'ate_5', 28, 2, 4],
    ['cargo_efetivo', 'mais_de_5', 25, 5, 6],
    ['cargo_funcao', 'ate_5', 47, 3, 5],
    ['cargo_funcao', 'mais_de_5', 39, 2, 4],
    ['codigo', 'ate_5', 25, 0, 2],
    ['codigo', 'mais_de_5', 37, 0, 0],
    ['sigla_funcao', 'ate_5', 25, 0, 2],
    ['sigla_funcao', 'mais_de_5', 37, 0, 0],
    ['nivel_funcao', 'ate_5', 25, 0, 2],
    ['nivel_funcao', 'mais_de_5', 37, 0, 0],
    ['unidade', 'ate_5', 41, 8, 11],
    ['unidade', 'mais_de_5', 42, 5, 21],
    ['orgao_destino', 'ate_5', 3, 1, 3],
    ['data_efeito', 'ate_5', 9, 1, 1],
    ['data_efeito', 'mais_de_5', 14, 0, 0],
    ['data_efeito_origem', 'ate_5', 43, 4, 5],
    ['data_efeito_origem', 'mais_de_5', 59, 0, 2],
    ['periodo_inicio', 'ate_5', 11, 0, 1],
    ['periodo_inicio', 'mais_de_5', 26, 0, 0],
    ['periodo_fim', 'ate_5', 14, 0, 2],
    ['periodo_fim', 'mais_de_5', 26, 0, 0],
    ['vaga_causa', 'ate_5', 8, 0, 1],
    ['vaga_codigo', 'ate_5', 7, 0, 0],
    ['vaga_antecessor', 'ate_5', 7, 0, 1],
    ['autoridade_nome', 'ate_5', 78, 0, 2],
    ['autoridade_nome', 'mais_de_5', 59, 7, 24],
    ['autoridade_cargo', 'ate_5', 69, 9, 6],
    ['autoridade_cargo', 'mais_de_5', 81, 1, 2],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
