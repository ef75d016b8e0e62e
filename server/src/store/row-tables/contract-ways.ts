import { readCount } from '../count.ts'
import type { ContractFilter, ContractOrder } from '../../service/rows/contract-rows.ts'
import type { Range } from '../../service/rows/row-store.ts'
import type { Dialect, SqlReader, SqlValue } from '../sql.ts'
import { limitsOf, whereAll } from './conditions.ts'
import {
  type ContractFilterName,
  askedOf,
  contractConditions,
  fewestOf,
} from './contract-conditions.ts'
import { knownSumsOf } from './contract-sums.ts'
import type { Lead, Way } from './row-reader.ts'

/** Of so many rows a page is found sooner where they lie than by sorting all of them: 0.1 µs for each. */
const MANY = 20_000

const DAYS = ['data_assinatura', 'vigencia_fim'] as const
type Day = (typeof DAYS)[number]
const TABLES_OF: Record<Day, string> = {
  data_assinatura: 'contratos_por_assinatura',
  vigencia_fim: 'contratos_por_vigencia_fim',
}
/** So many sums of days tell whether there are many rows. */
const SUMS_COUNTED = 2_000
const COLUMNS = { orgaos: 'orgao', modalidades: 'modalidade', tipos: 'tipo_instrumento' }
type List = keyof typeof COLUMNS
const LISTS = Object.keys(COLUMNS) as List[]
/** What may be asked beside: each value has an index, in which these are compared. */
const BESIDE = new Set<ContractFilterName>(['acts', 'tipos', 'modalidades'])

/** How a page of contracts is found, where a database would read far more rows than it shows. */
export async function contractWay(
  sql: SqlReader,
  filter: ContractFilter,
  order: ContractOrder,
  keysPerDay: number,
): Promise<Way<ContractFilter>> {
  const asked = askedOf(filter)
  const searching = (isSearched: (name: ContractFilterName) => boolean) => ({
    conditionsOf: (given: ContractFilter) => contractConditions(given, sql.dialect, isSearched),
  })
  const ofGazette = order === 'recentes' || order === 'antigas'
  if (await isAtItsEnd(sql, filter, asked, order)) return searching((name) => name === 'acts')
  const lead = ofGazette ? leadOf(sql.dialect, filter, asked) : null
  if (lead !== null) return lead
  if (!ofGazette && asked.has(order) && asked.has('orgaos')) return searching(fewestOf(filter))
  if (order !== 'valor' && !(ofGazette && asked.has('valor'))) return {}
  const atLeast = await countKnown(true)
  if (atLeast === null) return {}
  const linhas = atLeast > MANY ? atLeast : (await countKnown(false))! // known, as before
  if (order === 'valor') return linhas > MANY ? searching((name) => name === 'valor') : {}
  return linhas > MANY
    ? searching((name) => name !== 'valor')
    : { ...searching((name) => name === 'valor'), isSorted: true }

  /** `isAtLeast`: without the rows at the limits of an amount, which take most of the time. */
  async function countKnown(isAtLeast: boolean): Promise<number | null> {
    const keys = { dialect: sql.dialect, keysPerDay, isAtLeast }
    const known = knownSumsOf(filter, 'tipo_instrumento', keys)
    if (known === null) return null
    const count = `SELECT coalesce(sum(total), 0) AS counted FROM (${known.text}) AS sums`
    return await readCount(sql, count, known.values)
  }
}

/**
 * Whether a day is asked for from which on there are many rows, and the newest ones first, or until which and the oldest:
 * nearly all of these are of such a day.
 */
async function isAtItsEnd(
  sql: SqlReader,
  filter: ContractFilter,
  asked: ReadonlySet<ContractFilterName>,
  order: ContractOrder,
): Promise<boolean> {
  const [day, another] = [...asked]
  const name = DAYS.find((one) => one === day)
  if (name === undefined || another !== undefined) return false
  const { [name]: { from, to } = {} } = filter
  const isOpen =
    (order === 'recentes' && to === undefined) || (order === 'antigas' && from === undefined)
  if (!isOpen) return false
  const values: SqlValue[] = []
  const limits = limitsOf(`c.${name}`, { from, to }, (given) => `$${values.push(given)}`)
  const table = sql.dialect.contractSums(TABLES_OF[name], `${name}, linhas`, true)
  const count = `SELECT coalesce(sum(linhas), 0) AS counted
    FROM (SELECT c.linhas FROM ${table} ${whereAll(limits)} LIMIT ${SUMS_COUNTED}) AS counted`
  return (await readCount(sql, count, values)) > MANY
}

/** Where the values asked for are few, and an index has the rows of each in the order of the gazette. */
function leadOf(
  dialect: Dialect,
  filter: ContractFilter,
  asked: ReadonlySet<ContractFilterName>,
): Way<ContractFilter> | null {
  const day = DAYS.find((name) => asked.has(name))
  const list = LISTS.find((name) => (filter[name]?.length ?? 0) > 1)
  const name = day ?? list
  if (name === undefined || [...asked].some((one) => one !== name && !BESIDE.has(one))) return null
  return {
    lead: day ? leadOfDays(day, filter[day]) : leadOfList(dialect, list!, filter[list!]!),
    conditionsOf: (given) =>
      contractConditions({ ...given, [name]: undefined }, dialect, (one) => one === 'acts'),
  }
}

/** The days of a range on which there are contracts, from one to the next in the index by that day. */
function leadOfDays(day: Day, range: Range<string> | undefined): Lead {
  const first = (more: string[]) => `SELECT min(c.${day}) FROM contratos c ${whereAll(more)}`
  return {
    column: day,
    values(bind) {
      const limits = limitsOf(`c.${day}`, range, bind)
      return `WITH RECURSIVE days (value) AS (
          SELECT * FROM (${first(limits)}) AS first_day
          UNION ALL
          SELECT (${first([`c.${day} > days.value`, ...limits])}) FROM days WHERE value IS NOT NULL
        )
        SELECT value FROM days WHERE value IS NOT NULL`
    },
  }
}

function leadOfList(dialect: Dialect, list: List, given: string[]): Lead {
  const values = JSON.stringify(given.map((one) => [one]))
  return {
    column: COLUMNS[list],
    values: (bind) => `SELECT DISTINCT value ->> 0 AS value FROM ${dialect.listed(bind(values))}`,
  }
}
