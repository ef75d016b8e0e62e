import { int, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'

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

const differentRow = row({ different: int })

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

/** How many of the kept sums of contracts are not those of the rows; it reads all of them. */
export function countWrongSums(sql: SqlReader, keysPerDay: number): Promise<number> {
  return sql.snapshot(async (view) => {
    let wrong = 0
    for (const kept of keptSums(keysPerDay)) {
      const by = `${kept.column}, tipo_instrumento, modalidade`
      const counted = `${by}, linhas, com_valor`
      const told = view.dialect.contractSums(kept.table, counted, kept.isOwn)
      const found = await view.one(
        differentRow,
        `SELECT count(*) AS different FROM (
           SELECT ${by} FROM (
             SELECT ${counted}, soma FROM ${told} WHERE ${kept.column} IS NOT NULL
             UNION ALL
             SELECT ${by}, -linhas, -com_valor, -soma FROM (${addedUp(kept)}) AS rows_of
           ) AS both_sides
           GROUP BY ${by} HAVING sum(linhas) <> 0 OR sum(com_valor) <> 0 OR sum(soma) <> 0
         ) AS wrong`,
      )
      wrong += found!.different // an aggregate: always one row
    }
    return wrong
  })
}

/** Adds up all rows anew, while others write: what writers have noted, and is added later, is taken off first. */
export async function rebuildSums(sql: Sql, keysPerDay: number): Promise<void> {
  const hasNotes = sql.dialect.addUpContracts !== null
  // Each table is right by itself, and writers wait for one at a time.
  for (const kept of keptSums(keysPerDay))
    await sql.transaction(async (tx) => {
      await tx.run(`DELETE FROM ${kept.table}`)
      await tx.run(hasNotes ? withoutNotes(kept) : `INSERT INTO ${kept.table} ${addedUp(kept)}`)
    })
}

function withoutNotes(kept: KeptSums): string {
  const { table, column, isOwn } = kept
  const by = `${column}, tipo_instrumento, modalidade`
  return `INSERT INTO ${table} (${by}, linhas, com_valor, soma)
    SELECT ${by}, sum(linhas), sum(com_valor), sum(soma) FROM (
      SELECT ${by}, linhas, com_valor, soma FROM (${addedUp(kept)}) AS rows_of
      UNION ALL
      SELECT ${by}, -linhas, -com_valor, ${isOwn ? '-(soma - comum)' : '-soma'}
      FROM contratos_a_somar WHERE ${column} IS NOT NULL
    ) AS parts GROUP BY ${by}`
}
