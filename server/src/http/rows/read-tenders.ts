import { tenderFilterOf } from '../../service/rows/tender-filter.ts'
import type { TenderParams } from '../../service/rows/tender-queries.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import { checkingRows, rowParamsOf, twice, withoutDigits, withoutWords } from './read-rows.ts'
import type { TendersAsked } from './tender-schema.ts'

export const checkTenders = checkingRows((values) => [
  ...inverted(values, 'abertura_de', 'abertura_ate', 'é posterior a abertura_ate'),
  ...twice(values, 'abertura_em_dias', ['abertura_de', 'abertura_ate']),
  ...withoutDigits(values, 'numero', '`90012`, ou `90012/2024`'),
  ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
  ...wrongCnpjs(values, 'vencedor_ni'),
  ...withoutWords(values, 'vencedor_nome'),
])

/** Which tenders are asked for. */
export function tenderParamsOf(query: TendersAsked, today: string): TenderParams {
  return rowParamsOf(query, tenderFilterOf(query, today))
}
