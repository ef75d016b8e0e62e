import { readEntity } from '../../../engine/entities.ts'
import type { TenderKeys } from '../../gazette/rows/row-keys.ts'
import { numberAt } from '../../gazette/rows/slots/number-slot.ts'
import { tenderNumberKey } from '../../gazette/rows/tenders/number-key.ts'
import type { TendersAskedFor } from '../../monitor/watched-rows.ts'
import { daysAhead } from './days-ahead.ts'
import { inCents, isAmong, isCompanyAmong, isWithin } from './row-conditions.ts'
import type { OwnTenderFilter, TenderNumber } from './tender-rows.ts'

/** Which tenders are asked for, by their own columns. `today`: what days ahead are counted from. */
export function tenderFilterOf(asked: TendersAskedFor, today: string): OwnTenderFilter {
  const { tipo_aviso, modalidade, numero, uasg, srp, vencedor_ni } = asked
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
    abertura: { from, to: to && `${to}${END_OF_DAY}` },
    valor: { from: inCents(asked.valor_min), to: inCents(asked.valor_max) },
  }
}

/** Behind all hours of a day. */
const END_OF_DAY = 'T24'

/** As it is printed, `2023/0043` or `05.007/2023-PERP`, it is read as from an act; as it is written, it may be all of it. */
function readNumbers(written: string): TenderNumber[] {
  const printed = numberAt(written.trim(), 0, written.length)
  return [
    numberWritten(written),
    ...(printed
      ? [{ numero: tenderNumberKey(printed.number.value), ano: printed.year?.value ?? null }]
      : []),
  ]
}

/** `90012/2024`: the year is what stands behind the last stroke, if that can be one. */
function numberWritten(written: string): TenderNumber {
  const { numero = written, ano } =
    /^(?<numero>.*\d.*)\/(?<ano>(?:19|20)\d\d)$/.exec(written.trim())?.groups ?? {}
  return { numero: tenderNumberKey(numero), ano: ano === undefined ? null : Number(ano) }
}

/** Whether a row passes, as the store finds it. */
export function isTenderOf(filter: OwnTenderFilter, row: TenderKeys): boolean {
  const { srp } = filter
  return (
    isAmong(filter.tipos, row.tipo_aviso) &&
    isAmong(filter.modalidades, row.modalidade) &&
    isAmong(filter.uasgs, row.uasg) &&
    isNumberAmong(filter.numeros, row) &&
    isWithin(filter.abertura, row.abertura) &&
    isWithin(filter.valor, row.valor) &&
    hasWinnerAmong(filter.vencedores, row) &&
    (srp === undefined || row.srp === srp)
  )
}

/** Who names no year takes any. */
function isNumberAmong(numbers: TenderNumber[] | undefined, row: TenderKeys): boolean {
  return (
    numbers === undefined ||
    numbers.some(({ numero, ano }) => numero === row.numero && (ano === null || ano === row.ano))
  )
}

function hasWinnerAmong(cnpjs: string[] | undefined, { vencedores }: TenderKeys): boolean {
  if (cnpjs === undefined) return true
  return vencedores !== null && vencedores.split(' ').some((cnpj) => isCompanyAmong(cnpjs, cnpj))
}
