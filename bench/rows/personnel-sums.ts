/*
 * node bench/rows/personnel-sums.ts [rows]
 *
 * What the counts of GET /pessoal take in an archive of so many rows: those of the real editions, again and again, a
 * thousand acts to a day.
 */
import { DatabaseSync } from 'node:sqlite'
import { KEYS_PER_DAY } from '../../server/engine/port.ts'
import { unpackMovement } from '../../server/src/gazette/rows/packed-movement.ts'
import { levelsFrom, readLevelCode } from '../../server/src/gazette/rows/personnel/level-keys.ts'
import { prepareRows } from '../../server/src/ingest/prepare-rows.ts'
import type { PersonnelFilter } from '../../server/src/service/rows/personnel-rows.ts'
import { createPersonnelReader } from '../../server/src/store/row-tables/personnel-reader.ts'
import { pessoal } from '../../server/src/store/row-tables/tables.ts'
import { createSqliteHandle } from '../../server/src/store/sqlite/connection.ts'
import { migrate } from '../../server/src/store/sqlite/migrate.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

const TIMES = 5
const ACTS_A_DAY = 1_000
const wanted = Number(process.argv[2] ?? 400_000)
const acts = [...(await readRealActs()).values()].flatMap((act) => {
  const rows = prepareRows(act).pessoal
  return rows.length > 0 ? [{ orgao: act.orgao, secao: act.secao, rows }] : []
})
if (acts.length === 0) console.log('NOT TESTED: no real editions')
else await measure()

function keyOf(act: number): number {
  return Math.floor(act / ACTS_A_DAY) * KEYS_PER_DAY + (act % ACTS_A_DAY)
}

async function measure(): Promise<void> {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const sql = createSqliteHandle(db)
  const insert = pessoal.insert()
  let count = 0
  await sql.transaction(async (tx) => {
    for (let written = 0; written < wanted; count++) {
      const { orgao, secao, rows } = acts[count % acts.length]!
      for (const [seq, row] of rows.entries())
        await insert(tx, { key: keyOf(count), seq, orgao, secao, ...row })
      written += rows.length
    }
  })
  const reader = createPersonnelReader(sql, { keysPerDay: KEYS_PER_DAY, unpackMovement })
  const above = ['FCE 15', 'CCE 15'].flatMap((code) => levelsFrom(readLevelCode(code)!)!)
  const middle = Math.floor(count / 2 / ACTS_A_DAY) * KEYS_PER_DAY
  const week = { from: middle, to: middle + 7 * KEYS_PER_DAY }
  const moves = ['nomeacao', 'designacao', 'exoneracao', 'dispensa']
  const ofOne = Array.from({ length: 2_000 }, (_, i) => keyOf(i * 7))
  const asked: [string, PersonnelFilter][] = [
    ['—', {}],
    ['a week', { acts: week }],
    [
      'a week, four kinds, FCE and CCE 15 and above',
      { acts: week, tipos: moves, niveis_min: above },
    ],
    ['FCE and CCE 15 and above', { niveis_min: above }],
    ['tipo_movimentacao=nomeacao', { tipos: ['nomeacao'] }],
    ['tipo_movimentacao=designacao, substituto', { tipos: ['designacao'], substituto: true }],
    ['sigla_funcao=FCE', { siglas: ['FCE'] }],
    ['the body with most rows', { orgaos: [busiestBody()] }],
    ['pessoa_nome, 2,000 acts have its words', { among: ofOne, palavras: { nome: 'maria' } }],
    ['situacao=revogada', { situacoes: ['revogada'] }],
  ]
  const lines: string[][] = []
  for (const [name, filter] of asked) {
    const sums = await reader.sums(filter)
    const counts = await timed(() => reader.sums(filter))
    const months = await timed(() => reader.days(filter))
    const rows = sums.reduce((total, { linhas }) => total + linhas, 0)
    lines.push([name, rows.toLocaleString('en'), counts, months])
  }
  console.log(table(['filter', 'rows', 'by kind, ms of processor', 'by month, ms'], lines))
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  await work()
  const before = process.cpuUsage()
  for (let i = 0; i < TIMES; i++) await work()
  const { user, system } = process.cpuUsage(before)
  return ((user + system) / 1_000 / TIMES).toFixed(1)
}

function busiestBody(): string {
  const groups = [...Map.groupBy(acts, ({ orgao }) => orgao)]
  const rowsOf = ([, some]: (typeof groups)[number]) =>
    some.reduce((total, { rows }) => total + rows.length, 0)
  return groups.toSorted((a, b) => rowsOf(b) - rowsOf(a))[0]![0]
}
