import { readEntity } from '../../../engine/entities.ts'
import type { ContractKeys } from '../../gazette/rows/row-keys.ts'
import type { ContractsAskedFor } from '../../monitor/watched-rows.ts'
import type { OwnContractFilter } from './contract-rows.ts'
import { daysAhead } from './days-ahead.ts'
import { inCents, isAmong, isCompanyAmong, isWithin } from './row-conditions.ts'

/** Which contracts are asked for, by their own columns. `today`: what days ahead are counted from. */
export function contractFilterOf(asked: ContractsAskedFor, today: string): OwnContractFilter {
  const { fornecedor_ni, tipo_instrumento, modalidade, uasg } = asked
  return {
    ...(fornecedor_ni?.length && {
      fornecedores: fornecedor_ni.flatMap((written) => readEntity('cnpj', written) ?? []),
    }),
    ...(tipo_instrumento?.length && { tipos: tipo_instrumento }),
    ...(modalidade?.length && { modalidades: modalidade }),
    ...(uasg?.length && { uasgs: uasg }),
    valor: { from: inCents(asked.valor_min), to: inCents(asked.valor_max) },
    data_assinatura: { from: asked.assinatura_de, to: asked.assinatura_ate },
    vigencia_fim: daysAhead(asked.vigencia_fim_em_dias, today) ?? {
      from: asked.vigencia_fim_de,
      to: asked.vigencia_fim_ate,
    },
  }
}

/** Whether a row passes, as the store finds it. */
export function isContractOf(filter: OwnContractFilter, row: ContractKeys): boolean {
  return (
    isAmong(filter.tipos, row.tipo_instrumento) &&
    isAmong(filter.modalidades, row.modalidade) &&
    isAmong(filter.uasgs, row.uasg) &&
    isWithin(filter.valor, row.valor) &&
    isWithin(filter.data_assinatura, row.data_assinatura) &&
    isWithin(filter.vigencia_fim, row.vigencia_fim) &&
    isCompanyAmong(filter.fornecedores, row.fornecedor)
  )
}
