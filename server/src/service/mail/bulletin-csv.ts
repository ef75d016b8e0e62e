import { BOM, csvRow, inertCell } from '../../lib/text/csv.ts'
import { BULLETIN_COLUMNS, bulletinCell } from './bulletin-columns.ts'
import type { ToldAct } from './issue-acts.ts'

/** The acts of a bulletin as Excel in Portuguese opens a table: UTF-8 with its mark, `;`, no formulas. */
export function bulletinCsv(told: ToldAct[]): string {
  const rows = told.map((one) =>
    BULLETIN_COLUMNS.map((column) => inertCell(bulletinCell(one, column))),
  )
  return BOM + [BULLETIN_COLUMNS, ...rows].map((row) => csvRow(row, ';')).join('')
}
