import { type Detail, type Problem } from '../../lib/errors/problem.ts'
import { sanctionFilterOf } from '../../service/rows/sanction-filter.ts'
import type { SanctionParams } from '../../service/rows/sanction-queries.ts'
import { wrongCnpjs } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { readRowsAsked, withoutDigits, withoutWords, wrongCursor } from './read-rows.ts'
import type { SanctionsAsked } from './sanction-schema.ts'

/** Faults of several parameters together, and of what no schema can tell. */
export function checkSanctions(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...wrongCnpjs(values, 'sancionado_cnpj'),
    ...withoutWords(values, 'sancionado_nome'),
    ...withoutDigits(values, 'processo', '`23000.012345/2024-20`'),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

/** Which sanctions are asked for. */
export function sanctionParamsOf(query: SanctionsAsked): SanctionParams {
  const { situacao, facetas } = query
  return {
    own: { ...sanctionFilterOf(query), ...(situacao && { situacoes: situacao }) },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}
