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
  versao_extrator: 9,
  medida_em: '2026-12-01',
  atos: 60,
  colunas: [
    ['linhas', 'ate_5', 73, 2, 4],
    ['linhas', 'mais_de_5', 108, 3, 0],
    ['verbo', 'ate_5', 73, 2, 4],
    ['verbo', 'mais_de_5', 108, 3, 0],
    ['a_pedido', 'ate_5', 4, 0, 0],
    ['a_pedido', 'mais_de_5', 3, 1, 0],
    ['de_oficio', 'ate_5', 2, 0, 0],
    ['pessoa_nome', 'ate_5', 72, 1, 3],
    ['pessoa_nome', 'mais_de_5', 108, 3, 0],
    ['pessoa_papel', 'ate_5', 67, 6, 8],
    ['pessoa_papel', 'mais_de_5', 81, 30, 27],
    ['substituto', 'ate_5', 12, 0, 0],
    ['substituto', 'mais_de_5', 0, 4, 0],
    ['matricula', 'ate_5', 54, 2, 3],
    ['matricula', 'mais_de_5', 63, 3, 0],
    ['matricula_tipo', 'ate_5', 45, 2, 3],
    ['matricula_tipo', 'mais_de_5', 43, 3, 0],
    ['cargo_efetivo', 'ate_5', 28, 0, 3],
    ['cargo_efetivo', 'mais_de_5', 11, 20, 21],
    ['cargo_funcao', 'ate_5', 42, 12, 11],
    ['cargo_funcao', 'mais_de_5', 24, 4, 0],
    ['codigo', 'ate_5', 46, 1, 1],
    ['codigo', 'mais_de_5', 19, 1, 0],
    ['sigla_funcao', 'ate_5', 45, 1, 1],
    ['sigla_funcao', 'mais_de_5', 19, 1, 0],
    ['nivel_funcao', 'ate_5', 43, 1, 0],
    ['nivel_funcao', 'mais_de_5', 19, 1, 0],
    ['unidade', 'ate_5', 40, 11, 13],
    ['unidade', 'mais_de_5', 64, 23, 40],
    ['orgao_destino', 'ate_5', 2, 0, 0],
    ['orgao_destino', 'mais_de_5', 0, 5, 0],
    ['data_efeito', 'ate_5', 10, 0, 2],
    ['data_efeito', 'mais_de_5', 25, 0, 6],
    ['data_efeito_origem', 'ate_5', 44, 2, 7],
    ['data_efeito_origem', 'mais_de_5', 82, 16, 8],
    ['periodo_inicio', 'ate_5', 4, 0, 0],
    ['periodo_inicio', 'mais_de_5', 10, 6, 0],
    ['periodo_fim', 'ate_5', 4, 0, 1],
    ['periodo_fim', 'mais_de_5', 10, 6, 2],
    ['vaga_causa', 'ate_5', 3, 0, 0],
    ['vaga_causa', 'mais_de_5', 1, 0, 21],
    ['vaga_codigo', 'ate_5', 2, 0, 0],
    ['vaga_antecessor', 'ate_5', 1, 0, 0],
    ['vaga_antecessor', 'mais_de_5', 0, 0, 21],
    ['autoridade_nome', 'ate_5', 71, 1, 4],
    ['autoridade_nome', 'mais_de_5', 108, 3, 0],
    ['autoridade_cargo', 'ate_5', 71, 1, 4],
    ['autoridade_cargo', 'mais_de_5', 108, 3, 0],
    ['ato_numero', 'mais_de_5', 16, 0, 0],
    ['ato_data', 'mais_de_5', 19, 0, 0],
    ['ato_tipo', 'mais_de_5', 19, 0, 0],
    ['ato_numero', 'ate_5', 19, 0, 0],
    ['ato_data', 'ate_5', 20, 0, 0],
    ['ato_tipo', 'ate_5', 20, 0, 0],
  ],
}
