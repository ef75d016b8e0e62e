import type { CellValue } from './columns.ts'

const BOM = '\uFEFF'
const SPECIAL = /[";\r\n]/
/** How a cell begins that spreadsheets take for a formula; the texts are not ours. */
const FORMULA = /^[=+\-@\t\r]/

/** The first line of a CSV as a spreadsheet in Portuguese opens it: semicolons, and a mark of UTF-8. */
export function csvHead(names: string[]): string {
  return BOM + csvRow(names)
}

/** A line of it: numbers with a comma, days as ISO 8601. */
export function csvRow(cells: CellValue[]): string {
  return `${cells.map(cellText).join(';')}\r\n`
}

function cellText(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',')
  if (typeof value === 'object') return value.day
  const text = FORMULA.test(value) ? `'${value}` : value
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
