import type { RowActColumn } from '../columns/read-columns.ts'
import type { Aim } from '../quality.ts'
import { MEASURED_NOTICES } from './measured.ts'
import type { TenderColumn } from './tender.ts'

type TenderColumnAimed = Exclude<TenderColumn, 'url_edital'> | RowActColumn
type TenderAim = Aim<TenderColumnAimed, (typeof MEASURED_NOTICES)[number]>

function inAll(colunas: TenderColumnAimed[], precisao: number, cobertura: number): TenderAim[] {
  return MEASURED_NOTICES.map((kind) => ({ kind, colunas, precisao, cobertura }))
}

/** What is aimed at in tenders: their number, their opening and their object. */
export const TENDER_AIMS: readonly TenderAim[] = [
  ...inAll(['numero', 'ano'], 0.98, 0.98),
  ...inAll(['data_abertura'], 0.98, 0.96),
  ...inAll(['objeto'], 0.98, 0.93),
  ...inAll(['ato_data'], 0.98, 0.97),
]
