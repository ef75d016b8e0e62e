import { readEntity } from '../../../engine/entities.ts'
import { tenderNumberKey } from '../../gazette/rows/tenders/number-key.ts'
import { type Detail, type Problem, detailOf } from '../../lib/errors/problem.ts'
import { inCents } from '../../service/rows/row-conditions.ts'
import type { TenderParams } from '../../service/rows/tender-queries.ts'
import type { TenderNumber } from '../../service/rows/tender-rows.ts'
import { inverted, wrongCnpjs } from '../archive/filters.ts'
import type { QueryValues } from '../query/read-query-string.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { readRowsAsked, wrongCursor } from './read-rows.ts'
import type { TendersAsked } from './tender-schema.ts'

/** Faults of several parameters together, and of what no schema can tell. */
export function checkTenders(values: QueryValues): Problem[] {
  const faults: Detail[] = [
    ...inverted(values, 'abertura_de', 'abertura_ate', 'é posterior a abertura_ate'),
    ...wrongNumbers(values),
    ...wrongCnpjs(values, 'vencedor_ni'),
    ...wrongCursor(values),
  ]
  return faults.length > 0 ? [parameterProblem(faults)] : []
}

function wrongNumbers(values: QueryValues): Detail[] {
  const wrong = [values.numero ?? []].flat().find((written) => !/\d/.test(String(written)))
  return wrong === undefined
    ? []
    : [
        detailOf(
          'numero',
          'tem um valor sem nenhum algarismo',
          'Escreva como `90012`, ou `90012/2024`.',
        ),
      ]
}

/** Which tenders are asked for. */
export function tenderParamsOf(query: TendersAsked): TenderParams {
  const { tipo_aviso, modalidade, numero, uasg, srp, vencedor_ni, situacao, facetas } = query
  const { abertura_de, abertura_ate } = query
  return {
    own: {
      ...(tipo_aviso && { tipos: tipo_aviso }),
      ...(modalidade && { modalidades: modalidade }),
      ...(numero && { numeros: numero.map(readNumber) }),
      ...(uasg && { uasgs: uasg }),
      ...(srp !== undefined && { srp }),
      ...(vencedor_ni && {
        vencedores: vencedor_ni.flatMap((written) => readEntity('cnpj', written) ?? []),
      }),
      ...(situacao && { situacoes: situacao }),
      abertura: { from: abertura_de, to: abertura_ate && `${abertura_ate}${END_OF_DAY}` },
      valor: { from: inCents(query.valor_min), to: inCents(query.valor_max) },
    },
    facetas: facetas ?? null,
    ...readRowsAsked(query),
  }
}

/** Behind all hours of a day. */
const END_OF_DAY = 'T24'

/** `90012/2024`: the year is what stands behind the last stroke, if that can be one. */
function readNumber(written: string): TenderNumber {
  const { numero = written, ano } =
    /^(?<numero>.*\d.*)\/(?<ano>(?:19|20)\d\d)$/.exec(written.trim())?.groups ?? {}
  return { numero: tenderNumberKey(numero), ano: ano === undefined ? null : Number(ano) }
}
