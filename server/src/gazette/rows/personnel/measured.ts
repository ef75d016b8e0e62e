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
  versao_extrator: 6,
  medida_em: '2026-11-30',
  atos: 70,
  colunas: [
    ['linhas', 'ate_5', 89, 5, 7],
    ['linhas', 'mais_de_5', 120, 0, 11],
    ['verbo', 'ate_5', 92, 2, 4],
    ['verbo', 'mais_de_5', 120, 0, 11],
    ['a_pedido', 'ate_5', 7, 0, 0],
    ['de_oficio', 'ate_5', 3, 0, 0],
    ['pessoa_nome', 'ate_5', 89, 4, 6],
    ['pessoa_nome', 'mais_de_5', 120, 0, 11],
    ['pessoa_papel', 'ate_5', 91, 2, 4],
    ['pessoa_papel', 'mais_de_5', 112, 8, 19],
    ['substituto', 'ate_5', 7, 0, 1],
    ['matricula', 'ate_5', 52, 0, 6],
    ['matricula', 'mais_de_5', 63, 0, 7],
    ['matricula_tipo', 'ate_5', 43, 0, 4],
    ['matricula_tipo', 'mais_de_5', 57, 0, 7],
    ['cargo_efetivo', 'ate_5', 42, 1, 1],
    ['cargo_efetivo', 'mais_de_5', 12, 0, 5],
    ['cargo_funcao', 'ate_5', 50, 7, 11],
    ['cargo_funcao', 'mais_de_5', 17, 67, 72],
    ['codigo', 'ate_5', 38, 0, 1],
    ['codigo', 'mais_de_5', 15, 0, 4],
    ['sigla_funcao', 'ate_5', 38, 0, 1],
    ['sigla_funcao', 'mais_de_5', 15, 0, 4],
    ['nivel_funcao', 'ate_5', 36, 0, 1],
    ['nivel_funcao', 'mais_de_5', 15, 0, 4],
    ['unidade', 'ate_5', 37, 9, 20],
    ['unidade', 'mais_de_5', 6, 27, 56],
    ['orgao_destino', 'ate_5', 6, 1, 1],
    ['orgao_destino', 'mais_de_5', 0, 3, 3],
    ['data_efeito', 'ate_5', 12, 0, 8],
    ['data_efeito', 'mais_de_5', 35, 0, 10],
    ['data_efeito_origem', 'ate_5', 58, 7, 12],
    ['data_efeito_origem', 'mais_de_5', 80, 0, 11],
    ['periodo_inicio', 'ate_5', 17, 3, 0],
    ['periodo_inicio', 'mais_de_5', 6, 0, 0],
    ['periodo_fim', 'ate_5', 16, 4, 2],
    ['periodo_fim', 'mais_de_5', 6, 0, 0],
    ['vaga_causa', 'ate_5', 6, 1, 3],
    ['vaga_causa', 'mais_de_5', 0, 0, 33],
    ['vaga_codigo', 'ate_5', 5, 1, 1],
    ['vaga_codigo', 'mais_de_5', 0, 0, 33],
    ['vaga_antecessor', 'ate_5', 1, 0, 5],
    ['vaga_antecessor', 'mais_de_5', 0, 0, 33],
    ['autoridade_nome', 'ate_5', 90, 2, 3],
    ['autoridade_nome', 'mais_de_5', 120, 0, 11],
    ['autoridade_cargo', 'ate_5', 90, 2, 3],
    ['autoridade_cargo', 'mais_de_5', 107, 13, 24],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
