import type { Day } from './dates.ts'

/** The value of a cell: words, a number, a day, or nothing. */
export type CellValue = string | number | { day: Day } | null

const BOM = '\uFEFF'
const SPECIAL = /[";\r\n]/
/** The first characters that make spreadsheets read a cell as a formula; the texts are not ours. */
const FORMULA = /^[=+\-@\t\r]/

/** The first line of a CSV for spreadsheets in Portuguese: semicolons, and a UTF-8 mark. */
export function csvHead(names: string[]): string {
  return BOM + csvRow(names)
}

/** A line of the CSV: numbers with a comma, days as ISO 8601. */
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
