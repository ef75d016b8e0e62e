import type { InstrumentKind } from '../../gazette/rows/contracts/instrument-kind.ts'
import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type {
  ContractCount,
  ContractFacet,
  ContractFilter,
  ContractReader,
} from '../../service/rows/contract-rows.ts'
import { int, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { whereAll } from './conditions.ts'
import {
  type AskedContracts,
  NARROW,
  askedOf,
  contractConditions,
  fewestOf,
} from './contract-conditions.ts'
import { knownSumsOf } from './contract-sums.ts'
import { contractWay } from './contract-ways.ts'
import { createPageReader, storedLinha } from './row-reader.ts'

const ORDERS = {
  recentes: { column: null, direction: 'DESC' },
  antigas: { column: null, direction: 'ASC' },
  valor: { column: 'valor', direction: 'DESC', isNumber: true },
  vigencia_fim: { column: 'vigencia_fim', direction: 'ASC' },
} as const

/** Few rows share a total: all of them are read from one index, whatever is asked for. */
const COMMON = `key, instrumento, valor_comum, tipo_instrumento, orgao, modalidade, uasg, fornecedor, valor,
  data_assinatura, vigencia_fim`

const FACET_COLUMNS: Record<Exclude<ContractFacet, 'mes'>, string> = {
  tipo_instrumento: 'c.tipo_instrumento',
  modalidade: 'c.modalidade',
  orgao: 'c.orgao',
  fornecedor_ni: 'c.fornecedor',
}

const OWN = 'count(*) AS total, count(c.valor) AS com_valor, coalesce(sum(c.valor), 0) AS soma'

const amounts = { total: int, com_valor: int, soma: int }
const countRow = row({ valor: text, ...amounts })
const dayRow = row({ first: int, ...amounts })

/** Reads the stored rows of contracts. */
export function createContractReader(sql: SqlReader, keysPerDay: number): ContractReader {
  const readPage = createPageReader(sql, {
    table: 'contratos',
    orders: ORDERS,
    conditionsOf: (filter: ContractFilter) => contractConditions(filter, sql.dialect),
    linhaOf: storedLinha<ContratoLinha>,
  })
  return {
    page: async (filter, asked) =>
      readPage(filter, asked, await contractWay(sql, filter, asked.order, keysPerDay)),

    async sums(filter) {
      const counts = await countsBy(filter, 'tipo_instrumento')
      const sorted = counts.toSorted((a, b) => b.total - a.total || (a.valor < b.valor ? -1 : 1))
      return sorted.map(({ valor, total, com_valor, soma }) => ({
        tipo_instrumento: valor as InstrumentKind,
        linhas: total,
        com_valor,
        valor: soma / 100,
      }))
    },

    counts: countsBy,

    days: (filter) => lessOthers(filter, dayCounts, ({ first }) => Math.floor(first / keysPerDay)),
  }

  function countsBy(filter: ContractFilter, facet: Exclude<ContractFacet, 'mes'>) {
    return lessOthers(
      filter,
      (asked) => rowCounts(asked, facet),
      ({ valor }) => valor,
    )
  }

  async function dayCounts(filter: AskedContracts) {
    const known = knownSumsOf(filter, 'mes', { dialect: sql.dialect, keysPerDay })
    if (known) return sql.all(dayRow, known.text, known.values)
    const found = contractConditions(filter, sql.dialect, fewestOf(filter))
    const own = await sql.all(
      dayRow,
      `SELECT min(c.key) AS first, ${OWN} FROM contratos c ${whereAll(found.all)}
         GROUP BY c.key / ${keysPerDay}`,
      found.values,
    )
    if (hasNoCommon(filter)) return own
    const { all, values } = contractConditions(filter, sql.dialect)
    return [...own, ...(await sql.all(dayRow, commonBy(filter, 'c.key', 'first', all), values))]
  }

  async function rowCounts(
    filter: AskedContracts,
    facet: Exclude<ContractFacet, 'mes'>,
  ): Promise<ContractCount[]> {
    const sums = knownSumsOf(filter, facet, { dialect: sql.dialect, keysPerDay })
    if (sums && !sums.isOwn) return sql.all(countRow, sums.text, sums.values)
    const column = FACET_COLUMNS[facet]
    const isKnown = `${column} IS NOT NULL`
    const found = contractConditions(filter, sql.dialect, fewestOf(filter))
    const group = groupOf(filter, facet)
    const own = sums
      ? await sql.all(countRow, sums.text, sums.values)
      : await sql.all(
          countRow,
          `SELECT ${group} AS valor, ${OWN} FROM contratos c ${whereAll([...found.all, isKnown])} GROUP BY ${group}`,
          found.values,
        )
    if (hasNoCommon(filter)) return own
    const { all, values } = contractConditions(filter, sql.dialect)
    const known = [...all, isKnown]
    const common = await sql.all(countRow, commonBy(filter, column, 'valor', known), values)
    const shared = new Map(
      common.map((count) => [count.valor, sums ? { ...count, com_valor: 0 } : count]),
    )
    return own.map((count) => withShared(count, shared.get(count.valor)))
  }
}

interface Amounts {
  total: number
  com_valor: number
  soma: number
}

/** Nearly all acts are as published: what all rows add up to is kept, and what the others add up to is taken off. */
async function lessOthers<Count extends Amounts>(
  { situacoes, ...filter }: ContractFilter,
  count: (filter: AskedContracts) => Promise<Count[]>,
  keyOf: (count: Count) => string | number,
): Promise<Count[]> {
  if (situacoes === undefined) return await count(filter)
  if (!situacoes.includes('publicada')) return await count({ ...filter, situacoes })
  const left = new Map<string | number, Count>()
  for (const each of await count(filter)) add(each, 1)
  for (const each of await count({ ...filter, exceto: situacoes })) add(each, -1)
  return [...left.values()].filter(({ total }) => total > 0)

  function add(each: Count, sign: 1 | -1): void {
    const before = left.get(keyOf(each))
    left.set(keyOf(each), {
      ...each,
      ...before,
      total: (before?.total ?? 0) + sign * each.total,
      com_valor: (before?.com_valor ?? 0) + sign * each.com_valor,
      soma: (before?.soma ?? 0) + sign * each.soma,
    })
  }
}

/** By an amount few rows are found, but SQLite would read all of them in the order of their kinds. */
function groupOf(filter: AskedContracts, facet: Exclude<ContractFacet, 'mes'>): string {
  const column = FACET_COLUMNS[facet]
  return facet === 'tipo_instrumento' && hasNoCommon(filter) ? `coalesce(${column}, '')` : column
}

/** Rows that share a total have no amount of their own. */
function hasNoCommon({ valor }: ContractFilter): boolean {
  return valor?.from !== undefined || valor?.to !== undefined
}

/** Whether it asks for what has an index: of the rows with a total in common, or of few rows. */
function isNarrow(filter: AskedContracts): boolean {
  const asked = askedOf(filter)
  return NARROW.some((name) => asked.has(name))
}

/** The totals that several contractors have in common, each once for a value of the column. */
function commonBy(filter: AskedContracts, column: string, name: string, conditions: string[]) {
  const isCommon = 'c.valor_comum IS NOT NULL'
  const [all, from] = isNarrow(filter)
    ? ['', `contratos c ${whereAll([isCommon, ...conditions])}`]
    : [
        `WITH c AS MATERIALIZED (SELECT ${COMMON} FROM contratos c WHERE ${isCommon})`,
        `c ${whereAll(conditions)}`,
      ]
  return `${all}
    SELECT ${name}, 0 AS total, sum(linhas) AS com_valor, sum(soma) AS soma
    FROM (SELECT ${column} AS ${name}, count(*) AS linhas, max(c.valor_comum) AS soma
          FROM ${from}
          GROUP BY c.key, c.instrumento, ${column}) AS each
    GROUP BY ${name}`
}

function withShared(own: ContractCount, shared: ContractCount | undefined): ContractCount {
  if (shared === undefined) return own
  return {
    ...own,
    com_valor: own.com_valor + shared.com_valor,
    soma: own.soma + shared.soma,
  }
}
