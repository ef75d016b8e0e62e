import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { type Patch, type StandingFilter, NO_FILTER } from '../../monitor/standing-filter.ts'
import { readEntity } from '../../../engine/entities.ts'
import { type Fields, fieldsOf } from './bodies.ts'

type Amounts = Pick<StandingFilter, 'valor_min' | 'valor_max'>

/** A body that has filters, or changes some. */
interface Filtering {
  filtros?: Patch<StandingFilter> | null | undefined
}

/**
 * The faults of a body's filters that a schema cannot find. Fields that the schema refused already
 * are skipped. `current`: the filters before the change.
 */
export function filterDetails(body: Fields, current: Amounts = NO_FILTER): Detail[] {
  const filtros = fieldsOf(body['filtros'])
  return [...cnpjDetails(filtros['cnpjs']), ...amountDetails(filtros, current)]
}

/** A body with the CNPJs of its filters in stored form; each was checked before. */
export function withKeptCnpjs<Body extends Filtering>(body: Body): Body {
  const cnpjs = body.filtros?.cnpjs
  if (!cnpjs) return body
  const kept = cnpjs.map((written) => readEntity('cnpj', written) ?? written)
  return { ...body, filtros: { ...body.filtros, cnpjs: [...new Set(kept)] } }
}

function cnpjDetails(list: unknown): Detail[] {
  return (Array.isArray(list) ? list : []).flatMap((written: unknown, i) =>
    typeof written !== 'string' || written === '' || readEntity('cnpj', written) !== null
      ? []
      : [
          detailOf(
            `filtros.cnpjs[${i}]`,
            'não é um CNPJ: os dígitos verificadores não conferem, ou faltam caracteres',
            'Confira os 14 caracteres, ou use só os 8 primeiros.',
          ),
        ],
  )
}

function amountDetails(given: Fields, current: Amounts): Detail[] {
  const amount = (name: keyof Amounts) => (given[name] === undefined ? current[name] : given[name])
  const [least, most] = [amount('valor_min'), amount('valor_max')]
  return typeof least === 'number' && typeof most === 'number' && least > most
    ? [
        detailOf(
          given['valor_min'] === undefined ? 'filtros.valor_max' : 'filtros.valor_min',
          `deixa valor_min (${least}) maior que valor_max (${most})`,
          'Troque os dois entre si, ou esvazie um deles com null.',
        ),
      ]
    : []
}
