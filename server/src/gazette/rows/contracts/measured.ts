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
  versao_extrator: 9,
  medida_em: '2026-12-01',
  atos: 38,
  colunas: [
    ['linhas', 'livre', 29, 1, 2],
    ['tipo_instrumento', 'livre', 29, 1, 2],
    ['numero_contrato', 'livre', 16, 3, 5],
    ['ano_contrato', 'livre', 15, 3, 4],
    ['numero_termo', 'livre', 8, 0, 0],
    ['processo', 'livre', 20, 0, 3],
    ['modalidade', 'livre', 9, 1, 1],
    ['numero_licitacao', 'livre', 7, 1, 1],
    ['ano_licitacao', 'livre', 7, 1, 1],
    ['contratante_nome', 'livre', 16, 6, 2],
    ['contratante_cnpj', 'livre', 2, 0, 0],
    ['fornecedor_nome', 'livre', 16, 9, 4],
    ['fornecedor_ni', 'livre', 9, 0, 2],
    ['objeto', 'livre', 23, 5, 6],
    ['valor_global', 'livre', 11, 0, 2],
    ['valor_mensal', 'livre', 1, 0, 0],
    ['valor_acrescimo', 'livre', 1, 0, 0],
    ['data_assinatura', 'livre', 21, 1, 3],
    ['vigencia_inicio', 'livre', 9, 0, 0],
    ['vigencia_fim', 'livre', 9, 0, 1],
    ['vigencia_prazo', 'livre', 5, 1, 2],
    ['fundamento_legal', 'livre', 12, 2, 4],
    ['partes', 'livre', 1, 1, 7],
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
