import type { BaseMonth, MonthFacts } from '../../gazette/ledger/base-months.ts'
import type { SectionMark } from '../../gazette/ledger/ledger.ts'
import type { Sql } from '../sql.ts'
import { readFiles } from './imported-files.ts'
import { markSections } from './ledger.ts'
import { regularNumbers } from './regular-numbers.ts'
import { ledger } from './tables.ts'

/** How months of the base are judged. */
export interface MonthRules {
  baseMonthOf(arquivo: string): BaseMonth | null
  judge(facts: MonthFacts): SectionMark[]
}

const ledgerFacts = ledger.pick('data', 'pub_name', 'estado', 'ultimo_erro')

/**
 * Marks, in the transaction `tx`, the days that months of the base lack: those of `touched` (YYYY-MM), and of the
 * months beside them, whose last or first edition may prove more now.
 */
export async function markBaseMonths(
  tx: Sql,
  touched: ReadonlySet<string>,
  { baseMonthOf, judge }: MonthRules,
  now: Date,
): Promise<void> {
  if (touched.size === 0) return
  const months = new Set([...touched].flatMap((mes) => [-1, 0, 1].map((by) => monthAfter(mes, by))))
  const ordered = [...months].toSorted()
  const first = `${monthAfter(ordered[0]!, -1)}-01`
  const last = `${monthAfter(ordered.at(-1)!, 1)}-31`
  const files = await readFiles(tx)
  const whole = files.filter(({ estado }) => estado === 'completo')
  const read = whole.flatMap(({ arquivo }) => baseMonthOf(arquivo) ?? [])
  const marks = judge({
    read: read.filter(({ mes }) => months.has(mes)),
    ledger: await tx.all(
      ledgerFacts,
      `SELECT ${ledgerFacts.columns} FROM ledger
       WHERE data BETWEEN $1 AND $2 AND pub_name IN ('DO1', 'DO2', 'DO3')`,
      [first, last],
    ),
    numbers: await regularNumbers(tx, first, last),
  })
  await markSections(tx, marks, false, now)
}

function monthAfter(mes: string, by: number): string {
  const [year, month] = mes.split('-').map(Number) as [number, number]
  const at = year * 12 + month - 1 + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}
