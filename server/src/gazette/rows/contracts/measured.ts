import type { RowActColumn } from '../columns/read-columns.ts'
import type { MeasuredTable } from '../quality.ts'
import type { ContractColumn } from './contract.ts'

/** Who wrote the extracts that a figure is about: systems, or people. */
export const MEASURED_ORIGINS = ['sistema', 'livre'] as const

/**
 * What `node bench/rows/run-contracts.ts --measured` counts in acts that no rule of this version was tuned on when it was asked,
 * of another year than the others. A wrong value in place of another one is wrong, and the other one missing. Columns of
 * a row's act are measured by `run-acts-of-rows.ts`, in other acts.
 */
export const MEASURED_CONTRACTS: MeasuredTable<
  ContractColumn | RowActColumn | 'partes' | 'linhas',
  (typeof MEASURED_ORIGINS)[number]
> = {
  versao_extrator: 8,
  medida_em: '2026-11-30',
  atos: 41,
  colunas: [
    ['linhas', 'livre', 43, 0, 2],
    ['tipo_instrumento', 'livre', 43, 0, 2],
    ['numero_contrato', 'livre', 35, 4, 2],
    ['ano_contrato', 'livre', 32, 4, 2],
    ['numero_termo', 'livre', 18, 0, 2],
    ['processo', 'livre', 22, 3, 2],
    ['modalidade', 'livre', 11, 0, 3],
    ['numero_licitacao', 'livre', 9, 0, 3],
    ['ano_licitacao', 'livre', 9, 0, 3],
    ['uasg', 'livre', 1, 0, 0],
    ['contratante_nome', 'livre', 28, 0, 3],
    ['contratante_cnpj', 'livre', 6, 0, 1],
    ['fornecedor_nome', 'livre', 31, 1, 4],
    ['fornecedor_ni', 'livre', 14, 0, 4],
    ['objeto', 'livre', 30, 6, 7],
    ['valor_global', 'livre', 10, 0, 1],
    ['valor_mensal', 'livre', 4, 0, 0],
    ['valor_acrescimo', 'livre', 1, 0, 0],
    ['data_assinatura', 'livre', 25, 0, 3],
    ['vigencia_inicio', 'livre', 24, 0, 1],
    ['vigencia_fim', 'livre', 25, 0, 3],
    ['vigencia_prazo', 'livre', 9, 0, 3],
    ['fundamento_legal', 'livre', 8, 0, 1],
    ['partes', 'livre', 9, 2, 1],
    ['linhas', 'sistema', 12, 0, 0],
    ['tipo_instrumento', 'sistema', 12, 0, 0],
    ['numero_contrato', 'sistema', 9, 0, 0],
    ['ano_contrato', 'sistema', 9, 0, 0],
    ['numero_termo', 'sistema', 6, 0, 0],
    ['processo', 'sistema', 12, 0, 0],
    ['modalidade', 'sistema', 12, 0, 0],
    ['numero_licitacao', 'sistema', 12, 0, 0],
    ['ano_licitacao', 'sistema', 12, 0, 0],
    ['uasg', 'sistema', 12, 0, 0],
    ['contratante_nome', 'sistema', 9, 0, 0],
    ['fornecedor_nome', 'sistema', 12, 0, 0],
    ['fornecedor_ni', 'sistema', 12, 0, 0],
    ['objeto', 'sistema', 11, 1, 1],
    ['valor_global', 'sistema', 10, 0, 0],
    ['valor_do_instrumento', 'sistema', 2, 0, 0],
    ['data_assinatura', 'sistema', 9, 0, 0],
    ['vigencia_inicio', 'sistema', 8, 0, 0],
    ['vigencia_fim', 'sistema', 8, 0, 0],
    ['fundamento_legal', 'sistema', 12, 0, 0],
    ['ato_numero', 'livre', 2, 0, 0],
    ['ato_tipo', 'livre', 11, 0, 0],
    ['ato_numero', 'sistema', 2, 0, 0],
    ['ato_tipo', 'sistema', 2, 0, 0],
  ],
}
