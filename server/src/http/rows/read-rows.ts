import { analyzeField } from '../../../engine/analysis.ts'
import { type Detail, type Problem, detailOf } from '../../lib/errors/problem.ts'
import { LITERAL, READING_VERSION } from '../../search/reading/reading.ts'
import { checkFilters } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { DEFAULT_LIMIT } from '../schemas/paging.ts'
import { readRowPosition } from './cursor.ts'

export const DEFAULT_ROW_ORDER = 'recentes'

interface RowsAsked<Order, Facet> {
  termo?: string | undefined
  literal?: boolean | undefined
  orgao?: string[] | undefined
  secao?: string[] | undefined
  situacao?: string[] | undefined
  data_inicio?: string | undefined
  data_fim?: string | undefined
  facetas?: Facet[] | undefined
  ordem?: Order | undefined
  cursor?: string | undefined
  limite?: number | undefined
}

/** What a list of rows is asked for, whatever the table; `own`: the filters by its own columns. */
export function rowParamsOf<Own extends object, Order extends string, Facet extends string>(
  asked: RowsAsked<Order | typeof DEFAULT_ROW_ORDER, Facet>,
  own: Own,
) {
  const { termo = '*', literal, orgao, secao, situacao, data_inicio, data_fim, cursor } = asked
  const { facetas = null, ordem = DEFAULT_ROW_ORDER, limite = DEFAULT_LIMIT } = asked
  return {
    own: { ...own, ...(situacao && { situacoes: situacao }) },
    facetas,
    acts: {
      termo,
      filters: {
        ...(data_inicio && { data_inicio }),
        ...(data_fim && { data_fim }),
        ...(orgao && { orgaos: orgao }),
        ...(secao && { secoes: secao }),
        ...(situacao && { situacoes: situacao }),
      },
      leitura: literal ? LITERAL : READING_VERSION,
    },
    order: ordem,
    after: cursor === undefined ? null : readRowPosition(cursor, ordem),
    limite,
  }
}

/** Checks what lists of any table are asked for, and of one `faultsOf`: what no schema can tell. */
export function checkingRows(
  faultsOf: (values: QueryValues) => Detail[],
): (values: QueryValues) => Problem[] {
  return (values) => {
    const faults = [...faultsOf(values), ...wrongCursor(values)]
    const own = faults.length > 0 ? [parameterProblem(faults)] : []
    return [...checkFilters(values), ...own]
  }
}

/** Days ahead, and days of the calendar of the same column. */
export function twice(values: QueryValues, ahead: string, days: string[]): Detail[] {
  return values[ahead] !== undefined && days.some((day) => values[day] !== undefined)
    ? [detailOf(ahead, `não combina com ${days.join(' nem com ')}`, 'Tire um ou os outros.')]
    : []
}

/** Words that have neither letters nor digits. */
export function withoutWords(values: QueryValues, campo: string): Detail[] {
  const written = values[campo]
  if (typeof written !== 'string' || analyzeField(written) !== '') return []
  return [detailOf(campo, 'não tem nenhuma palavra', 'Escreva letras ou algarismos.')]
}

/** Numbers without a digit. */
export function withoutDigits(values: QueryValues, campo: string, example: string): Detail[] {
  const wrong = [values[campo] ?? []].flat().find((written) => !/\d/.test(String(written)))
  return wrong === undefined
    ? []
    : [detailOf(campo, 'tem um valor sem nenhum algarismo', `Escreva como ${example}.`)]
}

/** A cursor that is not of this order. */
function wrongCursor({ cursor, ordem = DEFAULT_ROW_ORDER }: QueryValues): Detail[] {
  return typeof cursor !== 'string' || readRowPosition(cursor, String(ordem))
    ? []
    : [detailOf('cursor', 'não é um `proximo` que demos nesta ordem', 'Recomece sem `cursor`.')]
}
