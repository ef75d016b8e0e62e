import type { Detail, Problem } from '../../lib/errors/problem.ts'
import { tenderFilterOf } from '../../service/rows/tender-filter.ts'
import type { TenderParams } from '../../service/rows/tender-queries.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { readRowsAsked, twice, withoutDigits, withoutWords, wrongCursor } from './read-rows.ts'
import type { TendersAsked } from './tender-schema.ts'

/** Faults of several parameters together, and of what no schema can tell. */
export function checkTenders(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...inverted(values, 'abertura_de', 'abertura_ate', 'é posterior a abertura_ate'),
    ...twice(values, 'abertura_em_dias', ['abertura_de', 'abertura_ate']),
    ...withoutDigits(values, 'numero', '`90012`, ou `90012/2024`'),
    ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
    ...wrongCnpjs(values, 'vencedor_ni'),
    ...withoutWords(values, 'vencedor_nome'),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

/** Which tenders are asked for. */
export function tenderParamsOf(query: TendersAsked, today: string): TenderParams {
  const { situacao, facetas } = query
  return {
    own: { ...tenderFilterOf(query, today), ...(situacao && { situacoes: situacao }) },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}
