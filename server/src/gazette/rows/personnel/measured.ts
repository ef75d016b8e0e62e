import type { Measured } from '../quality.ts'
import type { MovementColumn } from './movement.ts'

/** How many rows the acts have that a figure is about: at most five, or more. */
export const MEASURED_SIZES = ['ate_5', 'mais_de_5'] as const

/**
 * What `node bench/rows/run-personnel.ts --measured` counts in the acts that no rule was tuned on. A row is right if
 * its person and its movement are; a wrong value in place of another one is wrong, and the other one missing.
 */
export const MEASURED_PERSONNEL: {
  versao_extrator: number
  medida_em: string
  atos: number
  colunas: readonly Measured<MovementColumn | 'linhas', (typeof MEASURED_SIZES)[number]>[]
} = {
  versao_extrator: 1,
  medida_em: '2026-11-27',
  atos: 94,
  colunas: [
    ['linhas', 'ate_5', 106, 13, 18],
    ['linhas', 'mais_de_5', 145, 5, 3],
    ['verbo', 'ate_5', 111, 8, 13],
    ['verbo', 'mais_de_5', 133, 17, 15],
    ['a_pedido', 'ate_5', 7, 0, 1],
    ['de_oficio', 'ate_5', 0, 0, 2],
    ['pessoa_nome', 'ate_5', 110, 9, 14],
    ['pessoa_nome', 'mais_de_5', 146, 4, 2],
    ['pessoa_papel', 'ate_5', 107, 12, 17],
    ['pessoa_papel', 'mais_de_5', 146, 4, 2],
    ['substituto', 'ate_5', 9, 0, 2],
    ['matricula', 'ate_5', 63, 2, 11],
    ['matricula', 'mais_de_5', 71, 0, 38],
    ['matricula_tipo', 'ate_5', 53, 2, 11],
    ['matricula_tipo', 'mais_de_5', 71, 0, 38],
    ['cargo_efetivo', 'ate_5', 44, 4, 19],
    ['cargo_efetivo', 'mais_de_5', 54, 29, 28],
    ['cargo_funcao', 'ate_5', 40, 18, 20],
    ['cargo_funcao', 'mais_de_5', 16, 18, 44],
    ['codigo', 'ate_5', 43, 6, 3],
    ['codigo', 'mais_de_5', 33, 0, 0],
    ['sigla_funcao', 'ate_5', 43, 5, 0],
    ['sigla_funcao', 'mais_de_5', 33, 0, 0],
    ['nivel_funcao', 'ate_5', 42, 3, 1],
    ['nivel_funcao', 'mais_de_5', 33, 0, 0],
    ['unidade', 'ate_5', 45, 19, 33],
    ['unidade', 'mais_de_5', 47, 18, 22],
    ['orgao_destino', 'ate_5', 6, 1, 2],
    ['orgao_destino', 'mais_de_5', 0, 1, 39],
    ['data_efeito', 'ate_5', 21, 1, 2],
    ['data_efeito', 'mais_de_5', 35, 0, 11],
    ['data_efeito_origem', 'ate_5', 65, 4, 17],
    ['data_efeito_origem', 'mais_de_5', 101, 3, 14],
    ['periodo_inicio', 'ate_5', 23, 3, 3],
    ['periodo_inicio', 'mais_de_5', 12, 0, 0],
    ['periodo_fim', 'ate_5', 22, 4, 5],
    ['periodo_fim', 'mais_de_5', 10, 2, 2],
    ['vaga_causa', 'ate_5', 2, 1, 6],
    ['vaga_codigo', 'ate_5', 5, 0, 2],
    ['vaga_antecessor', 'ate_5', 0, 0, 5],
    ['autoridade_nome', 'ate_5', 109, 7, 12],
    ['autoridade_nome', 'mais_de_5', 121, 29, 27],
    ['autoridade_cargo', 'ate_5', 108, 7, 13],
    ['autoridade_cargo', 'mais_de_5', 147, 3, 1],
  ],
}
