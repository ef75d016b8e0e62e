import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { MovementColumn } from './movement.ts'

/** How many rows the acts have that a figure is about: at most five, or more. */
export const MEASURED_SIZES = ['ate_5', 'mais_de_5'] as const

/**
 * What `node bench/rows/run-personnel.ts --measured` counts in acts that no rule of this version was tuned on when it was asked. A row is right if
 * its person and its movement are; a wrong value in place of another one is wrong, and the other one missing. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_PERSONNEL: MeasuredTable<
  MovementColumn | RowActColumn | 'linhas',
  (typeof MEASURED_SIZES)[number]
> = {
  versao_extrator: 8,
  medida_em: '2026-11-30',
  atos: 70,
  colunas: [
    ['linhas', 'ate_5', 89, 3, 10],
    ['linhas', 'mais_de_5', 75, 0, 19],
    ['verbo', 'ate_5', 87, 5, 12],
    ['verbo', 'mais_de_5', 75, 0, 19],
    ['a_pedido', 'ate_5', 4, 0, 0],
    ['de_oficio', 'ate_5', 1, 0, 0],
    ['pessoa_nome', 'ate_5', 87, 3, 9],
    ['pessoa_nome', 'mais_de_5', 75, 0, 19],
    ['pessoa_papel', 'ate_5', 87, 3, 9],
    ['pessoa_papel', 'mais_de_5', 74, 1, 20],
    ['substituto', 'ate_5', 8, 2, 1],
    ['substituto', 'mais_de_5', 12, 0, 0],
    ['matricula', 'ate_5', 61, 1, 13],
    ['matricula', 'mais_de_5', 26, 0, 0],
    ['matricula_tipo', 'ate_5', 40, 0, 4],
    ['matricula_tipo', 'mais_de_5', 13, 0, 0],
    ['cargo_efetivo', 'ate_5', 46, 2, 10],
    ['cargo_efetivo', 'mais_de_5', 33, 0, 0],
    ['cargo_funcao', 'ate_5', 42, 1, 6],
    ['cargo_funcao', 'mais_de_5', 34, 0, 20],
    ['codigo', 'ate_5', 36, 0, 4],
    ['codigo', 'mais_de_5', 10, 0, 2],
    ['sigla_funcao', 'ate_5', 36, 0, 4],
    ['sigla_funcao', 'mais_de_5', 10, 0, 2],
    ['nivel_funcao', 'ate_5', 35, 0, 4],
    ['nivel_funcao', 'mais_de_5', 10, 0, 2],
    ['unidade', 'ate_5', 36, 9, 27],
    ['unidade', 'mais_de_5', 57, 13, 30],
    ['orgao_destino', 'ate_5', 10, 2, 2],
    ['orgao_destino', 'mais_de_5', 7, 0, 0],
    ['data_efeito', 'ate_5', 15, 0, 1],
    ['data_efeito', 'mais_de_5', 24, 0, 0],
    ['data_efeito_origem', 'ate_5', 61, 1, 10],
    ['data_efeito_origem', 'mais_de_5', 61, 2, 19],
    ['periodo_inicio', 'ate_5', 13, 0, 1],
    ['periodo_inicio', 'mais_de_5', 15, 0, 0],
    ['periodo_fim', 'ate_5', 14, 0, 3],
    ['periodo_fim', 'mais_de_5', 15, 0, 0],
    ['vaga_causa', 'ate_5', 4, 0, 1],
    ['vaga_causa', 'mais_de_5', 1, 0, 19],
    ['vaga_codigo', 'ate_5', 2, 0, 1],
    ['vaga_codigo', 'mais_de_5', 0, 0, 20],
    ['vaga_antecessor', 'ate_5', 4, 0, 1],
    ['vaga_antecessor', 'mais_de_5', 1, 0, 19],
    ['autoridade_nome', 'ate_5', 91, 1, 6],
    ['autoridade_nome', 'mais_de_5', 75, 0, 19],
    ['autoridade_cargo', 'ate_5', 89, 1, 6],
    ['autoridade_cargo', 'mais_de_5', 75, 0, 19],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
