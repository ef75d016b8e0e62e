import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { ContractColumn } from './contract.ts'

/** Who wrote the extracts that a figure is about: systems, or people. */
export const MEASURED_ORIGINS = ['sistema', 'livre'] as const

/**
 * What `node bench/rows/run-contracts.ts --measured` counts in acts that no rule of this version was tuned on. A wrong value in
 * place of another one is wrong, and the other one missing. Extracts of systems were measured by version 4. Columns of a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_CONTRACTS: MeasuredTable<
  ContractColumn | RowActColumn | 'partes' | 'linhas',
  (typeof MEASURED_ORIGINS)[number]
> = {
  versao_extrator: 7,
  medida_em: '2026-11-30',
  atos: 55,
  colunas: [
    ['linhas', 'livre', 79, 1, 1],
    ['tipo_instrumento', 'livre', 78, 2, 2],
    ['numero_contrato', 'livre', 50, 1, 6],
    ['ano_contrato', 'livre', 49, 1, 5],
    ['numero_termo', 'livre', 7, 0, 0],
    ['processo', 'livre', 48, 1, 0],
    ['modalidade', 'livre', 42, 0, 3],
    ['numero_licitacao', 'livre', 39, 0, 7],
    ['ano_licitacao', 'livre', 39, 0, 7],
    ['contratante_nome', 'livre', 44, 4, 1],
    ['contratante_cnpj', 'livre', 4, 3, 0],
    ['fornecedor_nome', 'livre', 53, 4, 2],
    ['fornecedor_ni', 'livre', 47, 2, 1],
    ['objeto', 'livre', 47, 5, 10],
    ['valor_global', 'livre', 52, 0, 1],
    ['valor_acrescimo', 'livre', 1, 0, 0],
    ['data_assinatura', 'livre', 34, 0, 0],
    ['vigencia_inicio', 'livre', 25, 0, 0],
    ['vigencia_fim', 'livre', 39, 0, 1],
    ['vigencia_prazo', 'livre', 17, 1, 2],
    ['fundamento_legal', 'livre', 30, 1, 2],
    ['partes', 'livre', 19, 1, 6],
    ['linhas', 'sistema', 15, 0, 0],
    ['tipo_instrumento', 'sistema', 15, 0, 0],
    ['numero_contrato', 'sistema', 13, 0, 1],
    ['ano_contrato', 'sistema', 13, 0, 1],
    ['numero_termo', 'sistema', 10, 0, 0],
    ['processo', 'sistema', 14, 0, 0],
    ['modalidade', 'sistema', 13, 0, 0],
    ['numero_licitacao', 'sistema', 12, 0, 1],
    ['ano_licitacao', 'sistema', 12, 0, 1],
    ['uasg', 'sistema', 14, 0, 0],
    ['contratante_nome', 'sistema', 13, 0, 0],
    ['fornecedor_nome', 'sistema', 14, 0, 0],
    ['fornecedor_ni', 'sistema', 14, 0, 0],
    ['objeto', 'sistema', 14, 0, 0],
    ['valor_global', 'sistema', 13, 0, 0],
    ['valor_acrescimo', 'sistema', 0, 0, 1],
    ['data_assinatura', 'sistema', 13, 0, 0],
    ['vigencia_inicio', 'sistema', 13, 0, 0],
    ['vigencia_fim', 'sistema', 13, 0, 0],
    ['fundamento_legal', 'sistema', 2, 0, 0],
    ['ato_numero', 'livre', 2, 0, 0],
    ['ato_tipo', 'livre', 11, 0, 0],
    ['ato_numero', 'sistema', 2, 0, 0],
    ['ato_tipo', 'sistema', 2, 0, 0],
  ],
}
