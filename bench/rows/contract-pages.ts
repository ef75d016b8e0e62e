/*
 * node bench/rows/contract-pages.ts [rows] [--pages]
 *
 * What GET /contratos takes in an archive of so many rows: the first page with its total and sums, the facets, the months. --pages: no facets.
 * The rows are those of the real editions again and again, a thousand acts to a day, of a hundred times as many suppliers.
 */
import { DatabaseSync } from 'node:sqlite'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import {
  CONTRACT_FACETS,
  type ContractFilter,
} from '../../server/src/service/rows/contract-rows.ts'
import { createContractReader } from '../../server/src/store/row-tables/contract-reader.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { migrate } from '../../server/src/store/sqlite/migrate.ts'
import { p50p95, table } from '../lib/figures.ts'
import { FIRST_DAY, fillArchive, other, readContracts } from './contract-archive.ts'

const TIMES = 20
const PAGE = 21
const FACET_TIMES = 3
const isOfPages = process.argv.includes('--pages')
const FACETS = isOfPages ? [] : CONTRACT_FACETS
const wanted = Number(process.argv.slice(2).find((given) => given !== '--pages') ?? 2_000_000)

/** Ranges are asked as over HTTP: those that are not given have no limits. */
const OPEN = { from: undefined, to: undefined }
const RANGES: ContractFilter = {
  acts: OPEN,
  valor: OPEN,
  data_assinatura: OPEN,
  vigencia_fim: OPEN,
}

const acts = await readContracts()
const all = acts.flatMap(({ act, rows }) => rows.map((row) => ({ ...row, orgao: act.orgao })))
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else await measure()

async function measure(): Promise<void> {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const last = await fillArchive(db, acts, { rows: wanted, areDaysMoved: false })
  const reader = createContractReader(createSqliteHandle(db), KEYS_PER_DAY)
  const lines: string[][] = []
  for (const [name, filters] of filtersUntil(last)) {
    const found: number[] = []
    const pages = await timed(filters, async (filter) => {
      await reader.page(filter, { order: 'recentes', after: null, limit: PAGE })
      const sums = await reader.sums(filter)
      found.push(sums.reduce((total, { linhas }) => total + linhas, 0))
    })
    const facets: string[] = []
    for (const facet of FACETS)
      facets.push(
        await timed(filters.slice(0, FACET_TIMES), (filter) =>
          facet === 'mes' ? reader.days(filter) : reader.counts(filter, facet),
        ),
      )
    lines.push([name, Math.max(...found).toLocaleString('en'), pages, ...facets])
  }
  console.log('Median / 95th percentile, milliseconds of processor\n')
  console.log(table(['filter', 'rows at most', 'page and sums', ...FACETS], lines))
}

async function timed(
  filters: ContractFilter[],
  work: (filter: ContractFilter) => Promise<unknown>,
): Promise<string> {
  const took: number[] = []
  for (const filter of filters) {
    const before = process.cpuUsage()
    await work({ ...RANGES, ...filter })
    const { user, system } = process.cpuUsage(before)
    took.push((user + system) / 1_000)
  }
  return p50p95(took)
}

/** As people filter: each with twenty values, as often as rows have them. */
function filtersUntil(last: number): [string, ContractFilter[]][] {
  const some = (of: (row: (typeof all)[number], i: number) => ContractFilter | null) =>
    Array.from({ length: TIMES }, (_, i) => all[(i * 997) % all.length]!).flatMap(
      (row, i) => of(row, i) ?? [],
    )
  const days = (from: number, length: number) => ({
    acts: { from, to: from + length * KEYS_PER_DAY - 1 },
  })
  const count = Math.floor((last - FIRST_DAY) / KEYS_PER_DAY)
  const day = (i: number) => FIRST_DAY + Math.floor((i * count) / TIMES) * KEYS_PER_DAY
  return [
    ['—', some(() => ({}))],
    ['month', some((_, i) => days(day(i), 30))],
    ['year', some((_, i) => days(day(i % 20), 365))],
    ['tipo_instrumento', some((row) => ({ tipos: [row.tipo_instrumento] }))],
    [
      'modalidade',
      some((row) => (row.modalidade === null ? null : { modalidades: [row.modalidade] })),
    ],
    ['orgao', some((row) => ({ orgaos: [row.orgao] }))],
    ['orgao, its bodies', some((row) => ({ orgaos: bodiesUnder(row.orgao.split('/')[0]!) }))],
    ['orgao, year', some((row, i) => ({ orgaos: [row.orgao], ...days(day(i % 20), 365) }))],
    ['uasg', some((row) => (row.uasg === null ? null : { uasgs: [row.uasg] }))],
    [
      'fornecedor_ni',
      some((row, i) => (row.fornecedor === null ? null : { fornecedores: [other(row, i)!] })),
    ],
    ['valor_min=1000000', some(() => ({ valor: { from: 100_000_000 } }))],
    [
      'valor_min, valor_max, as rows have them',
      some((row) =>
        row.valor === null ? null : { valor: { from: row.valor, to: row.valor * 5 } },
      ),
    ],
    [
      'modalidade, valor_min, as rows have it',
      some(({ modalidade, valor }) =>
        modalidade === null || valor === null
          ? null
          : { modalidades: [modalidade], valor: { from: valor } },
      ),
    ],
    [
      'tipo_instrumento, valor_min=1000000, month',
      some((row, i) => ({
        tipos: [row.tipo_instrumento],
        valor: { from: 100_000_000 },
        ...days(day(i), 30),
      })),
    ],
    [
      'vigencia_fim, a month',
      some((row) => {
        const from = row.vigencia_fim?.slice(0, 7)
        return from ? { vigencia_fim: { from: `${from}-01`, to: `${from}-31` } } : null
      }),
    ],
    [
      'assinatura, a month',
      some((row) => {
        const from = row.data_assinatura?.slice(0, 7)
        return from ? { data_assinatura: { from: `${from}-01`, to: `${from}-31` } } : null
      }),
    ],
  ]
}

function bodiesUnder(root: string): string[] {
  return [...new Set(all.map(({ orgao }) => orgao).filter((one) => one.split('/')[0] === root))]
}
