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
  versao_extrator: 5,
  medida_em: '2026-11-29',
  atos: 77,
  colunas: [
    ['linhas', 'livre', 78, 3, 23],
    ['tipo_instrumento', 'livre', 78, 3, 23],
    ['numero_contrato', 'livre', 63, 1, 21],
    ['ano_contrato', 'livre', 51, 1, 21],
    ['numero_termo', 'livre', 13, 1, 4],
    ['processo', 'livre', 44, 3, 5],
    ['modalidade', 'livre', 53, 2, 20],
    ['numero_licitacao', 'livre', 49, 2, 20],
    ['ano_licitacao', 'livre', 36, 13, 20],
    ['uasg', 'livre', 6, 1, 1],
    ['contratante_nome', 'livre', 36, 5, 28],
    ['contratante_cnpj', 'livre', 5, 1, 4],
    ['fornecedor_nome', 'livre', 53, 7, 32],
    ['fornecedor_ni', 'livre', 33, 2, 8],
    ['objeto', 'livre', 62, 10, 33],
    ['valor_global', 'livre', 51, 5, 24],
    ['valor_mensal', 'livre', 1, 0, 0],
    ['valor_acrescimo', 'livre', 0, 0, 3],
    ['valor_do_instrumento', 'livre', 3, 0, 0],
    ['data_assinatura', 'livre', 51, 3, 23],
    ['vigencia_inicio', 'livre', 31, 1, 4],
    ['vigencia_fim', 'livre', 43, 1, 21],
    ['vigencia_prazo', 'livre', 7, 1, 1],
    ['fundamento_legal', 'livre', 22, 6, 8],
    ['partes', 'livre', 9, 1, 3],
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
