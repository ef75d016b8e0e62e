import type { Measured } from '../quality.ts'
import type { ContractColumn } from './contract.ts'

/** Who wrote the extracts that a figure is about: systems, or people. */
export const MEASURED_ORIGINS = ['sistema', 'livre'] as const

/**
 * What `node bench/rows/run-contracts.ts --measured` counts in the acts that no rule was tuned on. A wrong value in
 * place of another one is wrong, and the other one missing.
 */
export const MEASURED_CONTRACTS: {
  versao_extrator: number
  medida_em: string
  atos: number
  colunas: readonly Measured<
    ContractColumn | 'partes' | 'linhas',
    (typeof MEASURED_ORIGINS)[number]
  >[]
} = {
  versao_extrator: 1,
  medida_em: '2026-11-27',
  atos: 105,
  colunas: [
    ['linhas', 'sistema', 24, 0, 1],
    ['linhas', 'livre', 106, 2, 25],
    ['tipo_instrumento', 'sistema', 24, 0, 1],
    ['tipo_instrumento', 'livre', 103, 5, 28],
    ['numero_contrato', 'sistema', 22, 0, 1],
    ['numero_contrato', 'livre', 64, 12, 33],
    ['ano_contrato', 'sistema', 22, 0, 1],
    ['ano_contrato', 'livre', 56, 2, 24],
    ['numero_termo', 'sistema', 9, 0, 0],
    ['numero_termo', 'livre', 21, 0, 10],
    ['processo', 'sistema', 24, 0, 0],
    ['processo', 'livre', 41, 2, 35],
    ['modalidade', 'sistema', 16, 1, 0],
    ['modalidade', 'livre', 67, 0, 27],
    ['numero_licitacao', 'sistema', 16, 0, 0],
    ['numero_licitacao', 'livre', 42, 12, 41],
    ['ano_licitacao', 'sistema', 16, 0, 0],
    ['ano_licitacao', 'livre', 47, 0, 36],
    ['uasg', 'sistema', 24, 0, 0],
    ['uasg', 'livre', 4, 0, 1],
    ['contratante_nome', 'sistema', 19, 3, 0],
    ['contratante_nome', 'livre', 53, 3, 24],
    ['contratante_cnpj', 'livre', 8, 1, 3],
    ['fornecedor_nome', 'sistema', 21, 3, 0],
    ['fornecedor_nome', 'livre', 77, 5, 39],
    ['fornecedor_ni', 'sistema', 21, 3, 0],
    ['fornecedor_ni', 'livre', 41, 0, 22],
    ['objeto', 'sistema', 22, 2, 2],
    ['objeto', 'livre', 79, 11, 46],
    ['valor_inicial', 'livre', 0, 0, 3],
    ['valor_global', 'sistema', 18, 0, 1],
    ['valor_global', 'livre', 54, 6, 31],
    ['valor_mensal', 'livre', 4, 0, 3],
    ['valor_acrescimo', 'livre', 3, 0, 5],
    ['valor_do_instrumento', 'livre', 0, 0, 13],
    ['data_assinatura', 'sistema', 19, 0, 0],
    ['data_assinatura', 'livre', 68, 2, 14],
    ['vigencia_inicio', 'sistema', 18, 0, 2],
    ['vigencia_inicio', 'livre', 28, 0, 12],
    ['vigencia_fim', 'sistema', 17, 0, 2],
    ['vigencia_fim', 'livre', 32, 0, 22],
    ['vigencia_prazo', 'livre', 26, 2, 16],
    ['fundamento_legal', 'sistema', 9, 0, 1],
    ['fundamento_legal', 'livre', 33, 7, 20],
    ['partes', 'sistema', 0, 0, 3],
    ['partes', 'livre', 3, 5, 9],
  ],
}
