/*
 * node bench/rows/contract-sums.ts [rows]
 *
 * What the sums of GET /contratos take in an archive of so many rows: those of the real editions, again and again.
 */
import { DatabaseSync } from 'node:sqlite'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { prepareRows } from '../../server/src/ingest/prepare-rows.ts'
import type { ContractFilter } from '../../server/src/service/rows/contract-rows.ts'
import { createContractReader } from '../../server/src/store/row-tables/contract-reader.ts'
import { contratos } from '../../server/src/store/row-tables/tables.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { migrate } from '../../server/src/store/sqlite/migrate.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

const TIMES = 5
const wanted = Number(process.argv[2] ?? 1_000_000)
const acts = [...(await readRealActs()).values()].flatMap((act) => {
  const rows = prepareRows(act).contratos
  return rows.length > 0 ? [{ orgao: act.orgao, rows }] : []
})
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else await measure()

async function measure(): Promise<void> {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const sql = createSqliteHandle(db)
  const insert = contratos.insert()
  await sql.transaction(async (tx) => {
    for (let key = 0, written = 0; written < wanted; key++) {
      const { orgao, rows } = acts[key % acts.length]!
      for (const [seq, row] of rows.entries()) await insert(tx, { key, seq, orgao, ...row })
      written += rows.length
    }
  })
  const reader = createContractReader(sql, KEYS_PER_DAY)
  const all = acts.flatMap(({ rows }) => rows)
  const asked: [string, ContractFilter][] = [
    ['—', {}],
    ['tipo_instrumento=contrato', { tipos: ['contrato'] }],
    ['modalidade=pregao', { modalidades: ['pregao'] }],
    [
      'orgao, the one with most rows',
      { orgaos: [mostly(acts.flatMap(({ orgao, rows }) => rows.map(() => orgao)))] },
    ],
    ['uasg, the one with most rows', { uasgs: [mostly(all.flatMap(({ uasg }) => uasg ?? []))] }],
    [
      'fornecedor_ni, the one with most rows',
      { fornecedores: [mostly(all.flatMap(({ fornecedor }) => fornecedor ?? []))] },
    ],
    ['valor_min=1000000', { valor: { from: 100_000_000 } }],
  ]
  const lines: string[][] = []
  for (const [name, filter] of asked) {
    const sums = await reader.sums(filter)
    const before = process.cpuUsage()
    for (let i = 0; i < TIMES; i++) await reader.sums(filter)
    const { user, system } = process.cpuUsage(before)
    const rows = sums.reduce((total, { linhas }) => total + linhas, 0)
    lines.push([name, rows.toLocaleString('en'), ((user + system) / 1_000 / TIMES).toFixed(1)])
  }
  console.log(table(['filter', 'rows', 'ms of processor'], lines))
}

function mostly(values: string[]): string {
  const groups = [...Map.groupBy(values, (value) => value)]
  return groups.toSorted(([, a], [, b]) => b.length - a.length)[0]![0]
}
