import type { Detail, Problem } from '../../lib/errors/problem.ts'
import type { ContractParams } from '../../service/rows/contract-queries.ts'
import { readEntity } from '../../../engine/entities.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import type { ContractsAsked } from './contract-schema.ts'
import { readRowsAsked, wrongCursor } from './read-rows.ts'

/** Faults of several parameters together. */
export function checkContracts(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...inverted(values, 'assinatura_de', 'assinatura_ate', 'é posterior a assinatura_ate'),
    ...inverted(values, 'vigencia_fim_de', 'vigencia_fim_ate', 'é posterior a vigencia_fim_ate'),
    ...wrongCnpjs(values, 'fornecedor_ni'),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

/** Which contracts are asked for. */
export function contractParamsOf(query: ContractsAsked): ContractParams {
  const { fornecedor_ni, tipo_instrumento, modalidade, uasg, facetas } = query
  return {
    own: {
      ...(fornecedor_ni && {
        fornecedores: fornecedor_ni.flatMap((written) => readEntity('cnpj', written) ?? []),
      }),
      ...(tipo_instrumento && { tipos: tipo_instrumento }),
      ...(modalidade && { modalidades: modalidade }),
      ...(uasg && { uasgs: uasg }),
      valor: { from: cents(query.valor_min), to: cents(query.valor_max) },
      data_assinatura: { from: query.assinatura_de, to: query.assinatura_ate },
      vigencia_fim: { from: query.vigencia_fim_de, to: query.vigencia_fim_ate },
    },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}

function cents(reais: number | undefined): number | undefined {
  return reais === undefined ? undefined : Math.round(reais * 100)
}
