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
  versao_extrator: 4,
  medida_em: '2026-11-29',
  atos: 103,
  colunas: [
    ['linhas', 'ate_5', 130, 15, 16],
    ['linhas', 'mais_de_5', 104, 0, 16],
    ['verbo', 'ate_5', 128, 17, 18],
    ['verbo', 'mais_de_5', 104, 0, 16],
    ['a_pedido', 'ate_5', 8, 0, 0],
    ['a_pedido', 'mais_de_5', 17, 0, 0],
    ['de_oficio', 'ate_5', 2, 0, 0],
    ['pessoa_nome', 'ate_5', 129, 14, 16],
    ['pessoa_nome', 'mais_de_5', 104, 0, 16],
    ['pessoa_papel', 'ate_5', 126, 17, 19],
    ['pessoa_papel', 'mais_de_5', 104, 0, 16],
    ['substituto', 'ate_5', 9, 2, 3],
    ['substituto', 'mais_de_5', 23, 0, 0],
    ['matricula', 'ate_5', 80, 1, 5],
    ['matricula', 'mais_de_5', 80, 0, 13],
    ['matricula_tipo', 'ate_5', 67, 0, 4],
    ['matricula_tipo', 'mais_de_5', 80, 0, 7],
    ['cargo_efetivo', 'ate_5', 54, 15, 19],
    ['cargo_efetivo', 'mais_de_5', 12, 0, 16],
    ['cargo_funcao', 'ate_5', 56, 20, 18],
    ['cargo_funcao', 'mais_de_5', 60, 2, 2],
    ['codigo', 'ate_5', 43, 3, 6],
    ['codigo', 'mais_de_5', 17, 0, 4],
    ['sigla_funcao', 'ate_5', 45, 1, 4],
    ['sigla_funcao', 'mais_de_5', 17, 0, 4],
    ['nivel_funcao', 'ate_5', 40, 1, 4],
    ['nivel_funcao', 'mais_de_5', 15, 0, 3],
    ['unidade', 'ate_5', 45, 27, 33],
    ['unidade', 'mais_de_5', 25, 27, 52],
    ['orgao_destino', 'ate_5', 6, 1, 4],
    ['data_efeito', 'ate_5', 28, 0, 1],
    ['data_efeito', 'mais_de_5', 25, 1, 0],
    ['data_efeito_origem', 'ate_5', 87, 11, 20],
    ['data_efeito_origem', 'mais_de_5', 98, 1, 18],
    ['periodo_inicio', 'ate_5', 14, 0, 8],
    ['periodo_inicio', 'mais_de_5', 5, 0, 17],
    ['periodo_fim', 'ate_5', 14, 0, 8],
    ['periodo_fim', 'mais_de_5', 5, 0, 18],
    ['vaga_causa', 'ate_5', 9, 0, 2],
    ['vaga_causa', 'mais_de_5', 6, 1, 1],
    ['vaga_codigo', 'ate_5', 14, 0, 1],
    ['vaga_codigo', 'mais_de_5', 7, 0, 4],
    ['vaga_antecessor', 'ate_5', 5, 0, 1],
    ['vaga_antecessor', 'mais_de_5', 7, 0, 0],
    ['autoridade_nome', 'ate_5', 130, 13, 14],
    ['autoridade_nome', 'mais_de_5', 104, 0, 16],
    ['autoridade_cargo', 'ate_5', 122, 20, 22],
    ['autoridade_cargo', 'mais_de_5', 104, 0, 16],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
