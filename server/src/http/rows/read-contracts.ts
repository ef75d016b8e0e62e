import { contractFilterOf } from '../../service/rows/contract-filter.ts'
import type { ContractParams } from '../../service/rows/contract-queries.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import type { ContractsAsked } from './contract-schema.ts'
import { checkingRows, rowParamsOf, twice, withoutDigits, withoutWords } from './read-rows.ts'

export const checkContracts = checkingRows((values) => [
  ...inverted(values, 'assinatura_de', 'assinatura_ate', 'é posterior a assinatura_ate'),
  ...inverted(values, 'vigencia_fim_de', 'vigencia_fim_ate', 'é posterior a vigencia_fim_ate'),
  ...twice(values, 'vigencia_fim_em_dias', ['vigencia_fim_de', 'vigencia_fim_ate']),
  ...wrongCnpjs(values, 'fornecedor_ni'),
  ...wrongCnpjs(values, 'contratante_cnpj'),
  ...['fornecedor_nome', 'contratante_nome'].flatMap((campo) => withoutWords(values, campo)),
  ...withoutDigits(values, 'numero_contrato', '`12`, ou `12/2024`'),
  ...withoutDigits(values, 'numero_licitacao', '`90012`, ou `90012/2024`'),
  ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
])

/** Which contracts are asked for. */
export function contractParamsOf(query: ContractsAsked, today: string): ContractParams {
  return rowParamsOf(query, contractFilterOf(query, today))
}
