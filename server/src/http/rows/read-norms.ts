import { NORM_LISTS } from '../../gazette/rows/columns/read-columns.ts'
import { normOf, readEntity } from '../../../engine/entities.ts'
import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { normFilterOf } from '../../service/rows/norm-filter.ts'
import type { NormParams } from '../../service/rows/norm-queries.ts'
import { inverted } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import type { NormsAsked } from './norm-schema.ts'
import { checkingRows, rowParamsOf, withoutDigits } from './read-rows.ts'

export const checkNorms = checkingRows((values) => [
  ...inverted(
    values,
    'entra_em_vigor_de',
    'entra_em_vigor_ate',
    'é posterior a entra_em_vigor_ate',
  ),
  ...withoutDigits(values, 'numero', '`1.234`, ou `1234`'),
  ...NORM_LISTS.flatMap((list) => wrongNorms(values, list)),
])

function wrongNorms(values: QueryValues, name: string): Detail[] {
  const wrong = given(values, name).find((written) => readEntity('norma', written) === null)
  return wrong === undefined ? [] : [wrongNorm(name)]
}

/**
 * The norm that a path names: as in queries, or with hyphens alone, as in addresses: `lei-complementar-95-1998`.
 * @throws Problem
 */
export function normInPath(written: string): string {
  const dated = written.replace(YEAR, '/$1')
  const spaced = dated.replaceAll(/(?<=\p{L})-(?=[\p{L}\d])/gu, ' ')
  const norm = readEntity('norma', dated) ?? readEntity('norma', spaced)
  if (norm === null) throw parameterProblem([wrongNorm('norma')])
  if (hasUnreadYear(written, norm)) throw parameterProblem([IMPOSSIBLE_YEAR])
  return norm
}

/** The year behind number and hyphen; two digits there are the edition of a provisional measure: `2.158-35`. */
const YEAR = /(?<=\d.*)-(\d{4}|(?<!^m.*)\d{2})$/iu

/** A year that cannot be is no wish for any year. */
function hasUnreadYear(written: string, norm: string): boolean {
  const { kind, year } = normOf(norm)
  return year === null && kind !== 'medida_provisoria' && /\d[-/]\d+$/u.test(written)
}

const IMPOSSIBLE_YEAR = detailOf(
  'norma',
  'não tem um ano possível',
  'Escreva o ano com quatro algarismos, como `Lei 8.112-1990`, ou deixe-o fora: vale a de qualquer ano.',
)

/** A name that is no norm's. */
function wrongNorm(name: string): Detail {
  return detailOf(
    name,
    'não é uma norma com seu número',
    'Escreva uma só, como `Lei 8.112/1990`, `Portaria 12/2024` ou `LGPD`.',
  )
}

function given(values: QueryValues, name: string): string[] {
  return [values[name] ?? []].flat().map(String)
}

/** Which norms are asked for. */
export function normParamsOf(query: NormsAsked): NormParams {
  return rowParamsOf(query, normFilterOf(query))
}
