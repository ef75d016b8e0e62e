import { Type } from 'typebox'
import { type Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Period } from '../../service/archive/archive-queries.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { date } from '../schemas/field.ts'
import type { ApiService } from '../service.ts'

const DEFAULT_DAYS = 30
/** A year, plus a day for the two ends. */
export const MOST_DAYS = 366

export const rangeParameters = Type.Object({
  desde: Type.Optional(
    date(`Primeira data, AAAA-MM-DD; sem ela, ${DEFAULT_DAYS} dias antes de \`ate\`.`),
  ),
  ate: Type.Optional(date('Última data, AAAA-MM-DD; sem ela, hoje em Brasília.', '2024-03-18')),
})

export function rangeOf({ desde, ate }: { desde?: string; ate?: string }, clock: Clock): Period {
  const last = ate ?? brasiliaDate(clock())
  return { desde: desde ?? dateOfDay(dayNumber(last) - DEFAULT_DAYS), ate: last }
}

export function checkRange(values: QueryValues, { clock }: ApiService): Problem[] {
  const { desde, ate } = rangeOf(values, clock)
  const problem = (problema: string, sugestao: string) => [
    parameterProblem([detailOf('desde', problema, sugestao)]),
  ]
  if (desde > ate)
    return problem(
      values.ate === undefined ? 'é uma data futura' : 'é posterior a ate',
      'Confira as datas.',
    )
  const days = dayNumber(ate) - dayNumber(desde) + 1
  if (days <= MOST_DAYS) return []
  return problem(
    `está ${days} dias antes do fim do período, e o máximo são ${MOST_DAYS}`,
    'Peça um período menor por vez.',
  )
}
