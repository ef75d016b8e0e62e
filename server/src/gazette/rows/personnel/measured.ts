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
  versao_extrator: 5,
  medida_em: '2026-11-29',
  atos: 100,
  colunas: [
    ['linhas', 'ate_5', 109, 3, 10],
    ['linhas', 'mais_de_5', 135, 2, 55],
    ['verbo', 'ate_5', 111, 1, 8],
    ['verbo', 'mais_de_5', 137, 0, 53],
    ['a_pedido', 'ate_5', 4, 2, 0],
    ['a_pedido', 'mais_de_5', 14, 0, 0],
    ['de_oficio', 'mais_de_5', 3, 0, 0],
    ['pessoa_nome', 'ate_5', 108, 0, 8],
    ['pessoa_nome', 'mais_de_5', 137, 0, 53],
    ['pessoa_papel', 'ate_5', 100, 8, 16],
    ['pessoa_papel', 'mais_de_5', 137, 0, 53],
    ['substituto', 'ate_5', 9, 1, 5],
    ['substituto', 'mais_de_5', 10, 0, 1],
    ['matricula', 'ate_5', 63, 0, 7],
    ['matricula', 'mais_de_5', 95, 0, 8],
    ['matricula_tipo', 'ate_5', 51, 0, 5],
    ['matricula_tipo', 'mais_de_5', 77, 0, 2],
    ['cargo_efetivo', 'ate_5', 56, 4, 8],
    ['cargo_efetivo', 'mais_de_5', 40, 6, 5],
    ['cargo_funcao', 'ate_5', 51, 12, 15],
    ['cargo_funcao', 'mais_de_5', 84, 7, 12],
    ['codigo', 'ate_5', 48, 1, 6],
    ['codigo', 'mais_de_5', 42, 0, 0],
    ['sigla_funcao', 'ate_5', 48, 1, 6],
    ['sigla_funcao', 'mais_de_5', 42, 0, 0],
    ['nivel_funcao', 'ate_5', 43, 1, 6],
    ['nivel_funcao', 'mais_de_5', 42, 0, 0],
    ['unidade', 'ate_5', 44, 16, 34],
    ['unidade', 'mais_de_5', 65, 2, 28],
    ['orgao_destino', 'ate_5', 7, 1, 5],
    ['orgao_destino', 'mais_de_5', 2, 7, 0],
    ['data_efeito', 'ate_5', 21, 0, 2],
    ['data_efeito', 'mais_de_5', 30, 0, 0],
    ['data_efeito_origem', 'ate_5', 79, 4, 11],
    ['data_efeito_origem', 'mais_de_5', 100, 0, 57],
    ['periodo_inicio', 'ate_5', 18, 0, 3],
    ['periodo_inicio', 'mais_de_5', 20, 0, 7],
    ['periodo_fim', 'ate_5', 19, 0, 3],
    ['periodo_fim', 'mais_de_5', 20, 0, 7],
    ['vaga_causa', 'ate_5', 10, 0, 1],
    ['vaga_causa', 'mais_de_5', 31, 0, 0],
    ['vaga_codigo', 'ate_5', 3, 0, 2],
    ['vaga_antecessor', 'ate_5', 3, 0, 1],
    ['vaga_antecessor', 'mais_de_5', 0, 0, 31],
    ['autoridade_nome', 'ate_5', 105, 2, 9],
    ['autoridade_nome', 'mais_de_5', 136, 0, 53],
    ['autoridade_cargo', 'ate_5', 101, 6, 13],
    ['autoridade_cargo', 'mais_de_5', 105, 31, 84],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
