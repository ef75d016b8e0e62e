import { randomUUID } from 'node:crypto'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { createLeaseStore } from '../leases/leases.ts'
import { type StoredColumn, int, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { table } from '../table.ts'

/** A table of kept sums of contracts (ADR 129). */
interface KeptSums {
  table: string
  /** What they are by; rows where it is null are in no sum of it. */
  column: string
  /** How it follows from a row. */
  of: string
  /** Without totals in common. */
  isOwn: boolean
}

const BAND = `CASE WHEN valor < 0 THEN 0
  ELSE length(CAST(valor AS TEXT)) * 100 + CAST(substr(CAST(valor AS TEXT), 1, 2) AS INTEGER) END`

const keptSums = (keysPerDay: number): KeptSums[] => [
  { table: 'contratos_por_dia', column: 'dia', of: `key / ${keysPerDay}`, isOwn: false },
  { table: 'contratos_por_orgao', column: 'orgao', of: 'orgao', isOwn: false },
  {
    table: 'contratos_por_assinatura',
    column: 'data_assinatura',
    of: 'data_assinatura',
    isOwn: true,
  },
  { table: 'contratos_por_vigencia_fim', column: 'vigencia_fim', of: 'vigencia_fim', isOwn: true },
  { table: 'contratos_por_faixa', column: 'faixa', of: BAND, isOwn: true },
]

/** What the rows add up to: as the triggers add them up. */
function addedUp({ column, of, isOwn }: KeptSums): string {
  const common = 'coalesce(sum(CASE WHEN seq = instrumento THEN valor_comum END), 0)'
  return `
    SELECT ${column}, tipo_instrumento, modalidade, count(*) AS linhas,
      count(valor) + count(valor_comum) AS com_valor,
      coalesce(sum(valor), 0) + ${isOwn ? '0' : common} AS soma
    FROM (SELECT ${of} AS ${column}, tipo_instrumento, coalesce(modalidade, '') AS modalidade, valor,
            valor_comum, seq, instrumento FROM contratos) AS each_row
    WHERE ${column} IS NOT NULL
    GROUP BY ${column}, tipo_instrumento, modalidade`
}

/** A day, a body or a band. */
const keyColumn: StoredColumn<string | number> = {
  read: (value) => value as string | number,
  write: (value) => value,
}
const SUMS = { tipo_instrumento: text, modalidade: text, linhas: int, com_valor: int, soma: int }

/** Where a kept sum is not that of the rows: what it lacks. */
const lackRow = row({ key: keyColumn, ...SUMS })
type Lack = ReturnType<typeof lackRow>

/** How many sums are written at once: others wait for them. */
const AT_ONCE = 200

/** How many of the kept sums of contracts are not those of the rows; it reads all of them. */
export function countWrongSums(sql: SqlReader, keysPerDay: number): Promise<number> {
  return sql.snapshot(async (view) => {
    let wrong = 0
    for (const kept of keptSums(keysPerDay)) wrong += (await lacksOf(view, kept)).length
    return wrong
  })
}

/** Only who holds it adds to sums: two at once would both add what is lacking. */
const LEASE = 'somas'
/** Longer than all rows are read. */
const LEASE_MS = 10 * 60_000

/**
 * Adds to each wrong sum what it lacks, while others write: what they add or take off changes rows and sums alike.
 * Returns how many are wrong still.
 * @throws Problem `conflito` while another does so
 */
export async function rebuildSums(sql: Sql, clock: Clock, keysPerDay: number): Promise<number> {
  const leases = createLeaseStore(sql)
  const end = () => new Date(clock().getTime() + LEASE_MS)
  const fence = await leases.acquire(LEASE, randomUUID(), clock(), end())
  if (fence === null) throw rebuiltByAnother()
  // Written with each part: who would take over waits for what is not committed.
  const keep = (tx: Sql) => createLeaseStore(tx).renew(fence, end())
  try {
    for (const kept of keptSums(keysPerDay)) {
      const look = () => sql.snapshot((view) => lacksOf(view, kept))
      // From a sum that is not there, nothing is taken off: first all of them are.
      const wrong = await look()
      await addTo(sql, kept, wrong.map(nothing), keep)
      if (wrong.length > 0) await addTo(sql, kept, await look(), keep)
    }
    return await countWrongSums(sql, keysPerDay)
  } finally {
    await leases.release(fence)
  }
}

function rebuiltByAnother(): Problem {
  return new Problem('conflito', 'As somas já estão sendo refeitas por outro processo.', [
    detailOf(
      'somas',
      'só um as refaz de cada vez',
      'Espere que termine. Se ele foi morto, tente de novo em dez minutos.',
    ),
  ])
}

const nothing = (lack: Lack): Lack => ({ ...lack, linhas: 0, com_valor: 0, soma: 0 })

async function addTo(
  sql: Sql,
  { table: name, column }: KeptSums,
  lacks: Lack[],
  keep: (tx: Sql) => Promise<void>,
): Promise<void> {
  const add = table(name, { [column]: keyColumn, ...SUMS }).insert(
    `ON CONFLICT (${column}, tipo_instrumento, modalidade) DO UPDATE
     SET linhas = ${name}.linhas + excluded.linhas, com_valor = ${name}.com_valor + excluded.com_valor,
       soma = ${name}.soma + excluded.soma`,
  )
  for (let at = 0; at < lacks.length; at += AT_ONCE)
    await sql.transaction(async (tx) => {
      await keep(tx)
      for (const { key, ...sums } of lacks.slice(at, at + AT_ONCE))
        await add(tx, { [column]: key, ...sums })
    })
}

function lacksOf(view: SqlReader, kept: KeptSums): Promise<Lack[]> {
  const by = `${kept.column}, tipo_instrumento, modalidade`
  const counted = `${by}, linhas, com_valor`
  const told = view.dialect.contractSums(kept.table, counted, kept.isOwn)
  return view.all(
    lackRow,
    `SELECT ${kept.column} AS key, tipo_instrumento, modalidade,
       sum(linhas) AS linhas, sum(com_valor) AS com_valor, sum(soma) AS soma
     FROM (
       SELECT ${counted}, soma FROM (${addedUp(kept)}) AS rows_of
       UNION ALL
       SELECT ${by}, -linhas, -com_valor, -soma FROM ${told} WHERE ${kept.column} IS NOT NULL
     ) AS both_sides
     GROUP BY ${by} HAVING sum(linhas) <> 0 OR sum(com_valor) <> 0 OR sum(soma) <> 0`,
  )
}
