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
  versao_extrator: 6,
  medida_em: '2026-11-30',
  atos: 65,
  colunas: [
    ['linhas', 'livre', 72, 0, 3],
    ['tipo_instrumento', 'livre', 69, 3, 6],
    ['numero_contrato', 'livre', 37, 10, 15],
    ['ano_contrato', 'livre', 20, 14, 2],
    ['numero_termo', 'livre', 14, 0, 1],
    ['processo', 'livre', 35, 8, 8],
    ['modalidade', 'livre', 42, 0, 8],
    ['numero_licitacao', 'livre', 30, 8, 16],
    ['ano_licitacao', 'livre', 35, 2, 6],
    ['uasg', 'livre', 7, 0, 1],
    ['contratante_nome', 'livre', 25, 3, 7],
    ['contratante_cnpj', 'livre', 5, 2, 2],
    ['fornecedor_nome', 'livre', 56, 7, 11],
    ['fornecedor_ni', 'livre', 37, 2, 8],
    ['objeto', 'livre', 65, 6, 10],
    ['valor_inicial', 'livre', 0, 1, 1],
    ['valor_global', 'livre', 46, 4, 10],
    ['valor_mensal', 'livre', 0, 0, 1],
    ['valor_acrescimo', 'livre', 4, 2, 3],
    ['data_assinatura', 'livre', 40, 0, 10],
    ['vigencia_inicio', 'livre', 17, 0, 9],
    ['vigencia_fim', 'livre', 27, 0, 12],
    ['vigencia_prazo', 'livre', 17, 0, 1],
    ['fundamento_legal', 'livre', 28, 1, 2],
    ['partes', 'livre', 4, 1, 4],
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
