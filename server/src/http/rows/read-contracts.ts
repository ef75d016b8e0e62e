import type { Detail, Problem } from '../../lib/errors/problem.ts'
import { contractFilterOf } from '../../service/rows/contract-filter.ts'
import type { ContractParams } from '../../service/rows/contract-queries.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import type { ContractsAsked } from './contract-schema.ts'
import { readRowsAsked, twice, withoutDigits, withoutWords, wrongCursor } from './read-rows.ts'

/** Faults of several parameters together. */
export function checkContracts(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...inverted(values, 'assinatura_de', 'assinatura_ate', 'é posterior a assinatura_ate'),
    ...inverted(values, 'vigencia_fim_de', 'vigencia_fim_ate', 'é posterior a vigencia_fim_ate'),
    ...twice(values, 'vigencia_fim_em_dias', ['vigencia_fim_de', 'vigencia_fim_ate']),
    ...wrongCnpjs(values, 'fornecedor_ni'),
    ...wrongCnpjs(values, 'contratante_cnpj'),
    ...['fornecedor_nome', 'contratante_nome'].flatMap((campo) => withoutWords(values, campo)),
    ...withoutDigits(values, 'numero_contrato', '`12`, ou `12/2024`'),
    ...withoutDigits(values, 'numero_licitacao', '`90012`, ou `90012/2024`'),
    ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

/** Which contracts are asked for. */
export function contractParamsOf(query: ContractsAsked, today: string): ContractParams {
  const { situacao, facetas } = query
  return {
    own: { ...contractFilterOf(query, today), ...(situacao && { situacoes: situacao }) },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}
