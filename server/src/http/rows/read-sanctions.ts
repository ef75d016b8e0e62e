import { sanctionFilterOf } from '../../service/rows/sanction-filter.ts'
import type { SanctionParams } from '../../service/rows/sanction-queries.ts'
import { wrongCnpjs } from '../archive/filters.ts'
import { checkingRows, rowParamsOf, withoutDigits, withoutWords } from './read-rows.ts'
import type { SanctionsAsked } from './sanction-schema.ts'

export const checkSanctions = checkingRows((values) => [
  ...wrongCnpjs(values, 'sancionado_cnpj'),
  ...withoutWords(values, 'sancionado_nome'),
  ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
])

/** Which sanctions are asked for. */
export function sanctionParamsOf(query: SanctionsAsked): SanctionParams {
  return rowParamsOf(query, sanctionFilterOf(query))
}
