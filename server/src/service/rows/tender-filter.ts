import { readEntity } from '../../../engine/entities.ts'
import type { TenderKeys } from '../../gazette/rows/row-keys.ts'
import { numberKey } from '../../gazette/rows/slots/number-key.ts'
import type { TendersAskedFor } from '../../monitor/watched-rows.ts'
import { daysAhead } from './days-ahead.ts'
import { hasAllWords, inCents, isAmong, isCompanyAmong, isWithin } from './row-conditions.ts'
import { isNumberAmong, readNumbers } from './row-numbers.ts'
import { palavrasOf } from './row-words.ts'
import type { OwnTenderFilter } from './tender-rows.ts'

/** Which tenders are asked for, by their own columns. `today`: what days ahead are counted from. */
export function tenderFilterOf(asked: TendersAskedFor, today: string): OwnTenderFilter {
  const { tipo_aviso, modalidade, numero, uasg, srp, vencedor_ni, processo } = asked
  const { from = asked.abertura_de, to = asked.abertura_ate } =
    daysAhead(asked.abertura_em_dias, today) ?? {}
  return {
    ...(tipo_aviso?.length && { tipos: tipo_aviso }),
    ...(modalidade?.length && { modalidades: modalidade }),
    ...(numero?.length && { numeros: numero.flatMap(readNumbers) }),
    ...(uasg?.length && { uasgs: uasg }),
    ...(srp !== undefined && { srp }),
    ...(vencedor_ni?.length && {
      vencedores: vencedor_ni.flatMap((written) => readEntity('cnpj', written) ?? []),
    }),
    ...(processo?.length && { processos: processo.map(numberKey) }),
    ...tenderWords(asked),
    abertura: { from, to: to && `${to}${END_OF_DAY}` },
    valor: { from: inCents(asked.valor_min), to: inCents(asked.valor_max) },
  }
}

/** Which words are sought in names. */
export function tenderWords({ vencedor_nome }: TendersAskedFor) {
  return palavrasOf({ vencedor_nome })
}

/** Behind all hours of a day. */
const END_OF_DAY = 'T24'

/** Whether a row passes, as the store finds it. */
export function isTenderOf(filter: OwnTenderFilter, row: TenderKeys): boolean {
  const { srp } = filter
  return (
    isAmong(filter.tipos, row.tipo_aviso) &&
    isAmong(filter.modalidades, row.modalidade) &&
    isAmong(filter.uasgs, row.uasg) &&
    isNumberAmong(filter.numeros, row.numero, row.ano) &&
    isAmong(filter.processos, row.processo) &&
    hasAllWords(filter.palavras, row) &&
    isWithin(filter.abertura, row.abertura) &&
    isWithin(filter.valor, row.valor) &&
    hasWinnerAmong(filter.vencedores, row) &&
    (srp === undefined || row.srp === srp)
  )
}

function hasWinnerAmong(cnpjs: string[] | undefined, { vencedores }: TenderKeys): boolean {
  if (cnpjs === undefined) return true
  return vencedores !== null && vencedores.split(' ').some((cnpj) => isCompanyAmong(cnpjs, cnpj))
}
