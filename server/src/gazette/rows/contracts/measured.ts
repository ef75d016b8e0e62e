import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { ContractColumn } from './contract.ts'

/** Who wrote the extracts that a figure is about: systems, or people. */
export const MEASURED_ORIGINS = ['sistema', 'livre'] as const

/**
 * What `node bench/rows/run-contracts.ts --measured` counts in acts that no rule of this version was tuned on. A wrong value in
 * place of another one is wrong, and the other one missing. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_CONTRACTS: MeasuredTable<
  ContractColumn | RowActColumn | 'partes' | 'linhas',
  (typeof MEASURED_ORIGINS)[number]
> = {
  versao_extrator: 4,
  medida_em: '2026-11-29',
  atos: 90,
  colunas: [
    ['linhas', 'sistema', 15, 0, 0],
    ['linhas', 'livre', 119, 0, 23],
    ['tipo_instrumento', 'sistema', 15, 0, 0],
    ['tipo_instrumento', 'livre', 114, 5, 28],
    ['numero_contrato', 'sistema', 13, 0, 1],
    ['numero_contrato', 'livre', 79, 15, 27],
    ['ano_contrato', 'sistema', 13, 0, 1],
    ['ano_contrato', 'livre', 67, 9, 9],
    ['numero_termo', 'sistema', 10, 0, 0],
    ['numero_termo', 'livre', 19, 0, 8],
    ['processo', 'sistema', 14, 0, 0],
    ['processo', 'livre', 51, 0, 4],
    ['modalidade', 'sistema', 13, 0, 0],
    ['modalidade', 'livre', 69, 2, 20],
    ['numero_licitacao', 'sistema', 12, 0, 1],
    ['numero_licitacao', 'livre', 62, 1, 22],
    ['ano_licitacao', 'sistema', 12, 0, 1],
    ['ano_licitacao', 'livre', 59, 1, 22],
    ['uasg', 'sistema', 14, 0, 0],
    ['uasg', 'livre', 4, 0, 12],
    ['contratante_nome', 'sistema', 13, 0, 0],
    ['contratante_nome', 'livre', 68, 6, 35],
    ['contratante_cnpj', 'livre', 18, 1, 1],
    ['fornecedor_nome', 'sistema', 14, 0, 0],
    ['fornecedor_nome', 'livre', 93, 13, 31],
    ['fornecedor_ni', 'sistema', 14, 0, 0],
    ['fornecedor_ni', 'livre', 69, 0, 20],
    ['objeto', 'sistema', 14, 0, 0],
    ['objeto', 'livre', 67, 30, 57],
    ['valor_global', 'sistema', 13, 0, 0],
    ['valor_global', 'livre', 59, 1, 31],
    ['valor_acrescimo', 'sistema', 0, 0, 1],
    ['valor_acrescimo', 'livre', 0, 1, 3],
    ['valor_do_instrumento', 'livre', 4, 4, 0],
    ['data_assinatura', 'sistema', 13, 0, 0],
    ['data_assinatura', 'livre', 78, 1, 28],
    ['vigencia_inicio', 'sistema', 13, 0, 0],
    ['vigencia_inicio', 'livre', 42, 0, 11],
    ['vigencia_fim', 'sistema', 13, 0, 0],
    ['vigencia_fim', 'livre', 55, 1, 8],
    ['vigencia_prazo', 'livre', 25, 0, 27],
    ['fundamento_legal', 'sistema', 2, 0, 0],
    ['fundamento_legal', 'livre', 23, 7, 10],
    ['partes', 'livre', 5, 0, 10],
    ['ato_numero', 'livre', 2, 0, 0],
    ['ato_tipo', 'livre', 11, 0, 0],
    ['ato_numero', 'sistema', 2, 0, 0],
    ['ato_tipo', 'sistema', 2, 0, 0],
  ],
}
