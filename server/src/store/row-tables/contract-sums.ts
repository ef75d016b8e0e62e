import type { ContractFacet, ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Dialect, SqlValue } from '../sql.ts'
import { startConditions, whereAll } from './conditions.ts'

/** A statement. */
interface Query {
  text: string
  values: SqlValue[]
}

interface Keys {
  dialect: Dialect
  keysPerDay: number
}

const BOTH = ['tipos', 'modalidades'] as const
const SUMS = 'sum(c.linhas) AS total, sum(c.com_valor) AS com_valor, sum(c.soma) AS soma'

/** What triggers have added up by a `key`: which filters it can tell apart, and what it can be counted by. Fewer sums first. */
const TABLES = [
  {
    table: 'contratos_por_orgao',
    key: 'orgao',
    filters: [...BOTH, 'orgaos'],
    facets: ['tipo_instrumento', 'modalidade', 'orgao'],
  },
  {
    table: 'contratos_por_dia',
    key: 'dia',
    filters: [...BOTH, 'acts'],
    facets: ['tipo_instrumento', 'modalidade', 'mes'],
  },
] satisfies {
  table: string
  key: string
  filters: (keyof ContractFilter)[]
  facets: ContractFacet[]
}[]

/** Reads the sums of a filter where they are kept by day or by body; null: rows have to be added. */
export function knownSumsOf(
  filter: ContractFilter,
  facet: ContractFacet,
  { dialect, keysPerDay }: Keys,
): Query | null {
  const days = daysOf(filter, keysPerDay)
  const asked = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || (name === 'acts' && days?.from === undefined && days?.to === undefined)
      ? []
      : [name],
  )
  const found = TABLES.find(
    ({ filters, facets }) =>
      asked.every((name) => (filters as string[]).includes(name)) &&
      (facets as string[]).includes(facet),
  )
  if (!found || !days) return null
  const conditions = startConditions({}, dialect)
  conditions.list('c.orgao', filter.orgaos)
  conditions.list('c.tipo_instrumento', filter.tipos)
  conditions.list('c.modalidade', filter.modalidades)
  conditions.range('c.dia', days)
  const [column, name] =
    facet === 'mes'
      ? ['c.dia', `c.dia * ${keysPerDay} AS first`]
      : [`c.${facet}`, `c.${facet} AS valor`]
  if (facet === 'modalidade') conditions.all.push("c.modalidade <> ''")
  const { all, values } = conditions
  const columns = `${found.key}, tipo_instrumento, modalidade, linhas, com_valor, soma`
  const text = `SELECT ${name}, ${SUMS} FROM ${dialect.contractSums(found.table, columns)} ${whereAll(all)}
    GROUP BY ${column} HAVING sum(c.linhas) > 0`
  return { text, values }
}

/** The days of a range of acts; null: it begins or ends within a day. */
function daysOf({ acts }: ContractFilter, keysPerDay: number) {
  const from = acts?.from === undefined ? undefined : acts.from / keysPerDay
  const to = acts?.to === undefined ? undefined : (acts.to + 1) / keysPerDay - 1
  const isWhole = [from, to].every((day) => day === undefined || Number.isInteger(day))
  return isWhole ? { from, to } : null
}
