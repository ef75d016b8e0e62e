import { BOM, csvRow, inertCell } from '../../lib/text/csv.ts'
import { type Sheet, sheetText } from './sheet.ts'

/** A sheet as Excel in Portuguese opens it: UTF-8 with its mark, `;`, no formulas. */
export function sheetCsv<Row>({ columns }: Sheet<Row>, rows: Row[]): string {
  const cells = rows.map((row) => columns.map(({ value }) => inertCell(sheetText(value(row)))))
  const names = columns.map(({ name }) => name)
  return BOM + [names, ...cells].map((row) => csvRow(row, ';')).join('')
}
