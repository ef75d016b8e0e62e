import writeSheet, { type Cell, type SheetData } from 'write-excel-file/universal'
import type { CellValue } from '../../lib/csv.ts'

/** The most characters of a cell; Excel refuses a file with a longer one. */
const LONGEST = 32_767

export interface SheetColumn {
  name: string
  /** In characters. */
  width: number
}

/** A workbook of one sheet, whose first row stays visible. */
export async function xlsxOf(columns: SheetColumn[], rows: CellValue[][]): Promise<Blob> {
  const head = columns.map(({ name }): Cell => ({ value: name, fontWeight: 'bold' }))
  const data: SheetData = [head, ...rows.map((row) => row.map(cellOf))]
  return await writeSheet(data, {
    sheet: 'Arauto',
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

function cellOf(value: CellValue): Cell {
  if (value === null) return null
  if (typeof value === 'number') return { type: Number, value, format: '#,##0.00' }
  // The library counts days in UTC.
  if (typeof value === 'object')
    return { type: Date, value: new Date(`${value.day}T00:00:00Z`), format: 'dd/mm/yyyy' }
  return { type: String, value: value.slice(0, LONGEST) }
}
