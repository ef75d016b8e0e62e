import { readEntity } from '../../../engine/entities.ts'
import { numberKey } from '../../gazette/rows/slots/number-key.ts'
import type { ContractKeys } from '../../gazette/rows/row-keys.ts'
import type { ContractsAskedFor } from '../../monitor/watched-rows.ts'
import type { OwnContractFilter } from './contract-rows.ts'
import { daysAhead } from './days-ahead.ts'
import { hasAllWords, inCents, isAmong, isCompanyAmong, isWithin } from './row-conditions.ts'
import { isNumberAmong, readNumbers } from './row-numbers.ts'
import { palavrasOf } from './row-words.ts'

/** Which contracts are asked for, by their own columns. `today`: what days ahead are counted from. */
export function contractFilterOf(asked: ContractsAskedFor, today: string): OwnContractFilter {
  const { fornecedor_ni, tipo_instrumento, modalidade, uasg, processo } = asked
  const { numero_contrato, numero_licitacao, contratante_cnpj } = asked
  return {
    ...(fornecedor_ni?.length && {
      fornecedores: fornecedor_ni.flatMap((written) => readEntity('cnpj', written) ?? []),
    }),
    ...(tipo_instrumento?.length && { tipos: tipo_instrumento }),
    ...(modalidade?.length && { modalidades: modalidade }),
    ...(uasg?.length && { uasgs: uasg }),
    ...(numero_contrato?.length && { numeros: numero_contrato.flatMap(readNumbers) }),
    ...(numero_licitacao?.length && { licitacoes: numero_licitacao.flatMap(readNumbers) }),
    ...(processo?.length && { processos: processo.map(numberKey) }),
    ...(contratante_cnpj?.length && {
      contratantes: contratante_cnpj.flatMap((written) => readEntity('cnpj', written) ?? []),
    }),
    ...contractWords(asked),
    valor: { from: inCents(asked.valor_min), to: inCents(asked.valor_max) },
    data_assinatura: { from: asked.assinatura_de, to: asked.assinatura_ate },
    vigencia_fim: daysAhead(asked.vigencia_fim_em_dias, today) ?? {
      from: asked.vigencia_fim_de,
      to: asked.vigencia_fim_ate,
    },
  }
}

/** Which words are sought in names. */
export function contractWords({ fornecedor_nome, contratante_nome }: ContractsAskedFor) {
  return palavrasOf({ fornecedor_nome, contratante_nome })
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
    isCompanyAmong(filter.fornecedores, row.fornecedor) &&
    isCompanyAmong(filter.contratantes, row.contratante) &&
    isNumberAmong(filter.numeros, row.numero, row.ano) &&
    isNumberAmong(filter.licitacoes, row.licitacao, row.licitacao_ano) &&
    isAmong(filter.processos, row.processo) &&
    hasAllWords(filter.palavras, row)
  )
}
