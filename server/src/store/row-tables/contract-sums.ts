import type { ContractFacet, ContractFilter } from '../../service/rows/contract-rows.ts'
import type { Range } from '../../service/rows/row-store.ts'
import type { Dialect, SqlValue } from '../sql.ts'
import { type Band, bandsOf } from './amount-bands.ts'
import { limitsOf, startConditions, whereAll } from './conditions.ts'
import { type AskedContracts, askedOf } from './contract-conditions.ts'

/** A statement. */
interface Query {
  text: string
  values: SqlValue[]
  /** Totals in common are not in its amounts: rows that share one may have different days. */
  isOwn: boolean
}

interface Keys {
  dialect: Dialect
  keysPerDay: number
  /** Of amounts, only what is kept: no rows of a band that is asked for in part. */
  isAtLeast?: boolean
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
  {
    table: 'contratos_por_vigencia_fim',
    key: 'vigencia_fim',
    filters: [...BOTH, 'vigencia_fim'],
    facets: ['tipo_instrumento', 'modalidade'],
  },
  {
    table: 'contratos_por_assinatura',
    key: 'data_assinatura',
    filters: [...BOTH, 'data_assinatura'],
    facets: ['tipo_instrumento', 'modalidade'],
  },
  {
    table: 'contratos_por_faixa',
    key: 'faixa',
    filters: [...BOTH, 'valor'],
    facets: ['tipo_instrumento', 'modalidade'],
  },
] satisfies {
  table: string
  key: string
  filters: (keyof ContractFilter)[]
  facets: ContractFacet[]
}[]

/** By these, sums have no totals in common. */
const OWN_KEYS = new Set(['vigencia_fim', 'data_assinatura', 'faixa'])

/** Reads the sums of a filter where they are kept; null: rows have to be added. */
export function knownSumsOf(
  filter: AskedContracts,
  facet: ContractFacet,
  { dialect, keysPerDay, isAtLeast = false }: Keys,
): Query | null {
  const days = daysOf(filter, keysPerDay)
  const asked = [...askedOf(filter)]
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
  if (facet === 'modalidade') conditions.all.push("c.modalidade <> ''")
  const columns = `${found.key}, tipo_instrumento, modalidade, linhas, com_valor`
  const isOwn = OWN_KEYS.has(found.key)
  const kept = dialect.contractSums(found.table, columns, isOwn)
  const [column, name] =
    facet === 'mes'
      ? ['c.dia', `c.dia * ${keysPerDay} AS first`]
      : [`c.${facet}`, `c.${facet} AS valor`]
  const from = found.key === 'faixa' ? withLimits(bandsOf(filter.valor ?? {})) : inRange()
  const text = `SELECT ${name}, ${SUMS} FROM ${from} ${whereAll(conditions.all)}
    GROUP BY ${column} HAVING sum(c.linhas) > 0`
  return { text, values: conditions.values, isOwn }

  function inRange(): string {
    conditions.range('c.dia', days!)
    for (const day of ['vigencia_fim', 'data_assinatura'] as const)
      conditions.range(`c.${day}`, filter[day])
    return kept
  }

  /** Bands that are asked for whole, and the rows of those that are not. */
  function withLimits({ whole, parts }: { whole: Range<Band>; parts: Range<number>[] }): string {
    const rangeOf = (name: string, range: Range<number>) =>
      whereAll(limitsOf(name, range, conditions.bind))
    const rows = (isAtLeast ? [] : parts).map(
      (part) => `UNION ALL
        SELECT NULL, tipo_instrumento, coalesce(modalidade, ''), 1, 1, valor
        FROM contratos ${rangeOf('valor', part)}`,
    )
    return `(SELECT ${columns}, soma FROM ${kept} ${rangeOf('c.faixa', whole)} ${rows.join(' ')}) AS c`
  }
}

/** The days of a range of acts; null: it begins or ends within a day. */
function daysOf({ acts }: ContractFilter, keysPerDay: number) {
  const from = acts?.from === undefined ? undefined : acts.from / keysPerDay
  const to = acts?.to === undefined ? undefined : (acts.to + 1) / keysPerDay - 1
  const isWhole = [from, to].every((day) => day === undefined || Number.isInteger(day))
  return isWhole ? { from, to } : null
}
