import type { Publicacao } from '../../api/schema.ts'
import type { Transcription } from '../../api/export.ts'
import { part } from '../../app/parts.ts'
import { COLUMNS, type ColumnName, type Reading, rowOf } from './columns.ts'
import { type CellValue, csvHead, csvRow } from '../../lib/csv.ts'

/** The most rows of a workbook, which is made in memory; a CSV has no such limit. */
export const MOST_XLSX_ROWS = 100_000

export interface SheetOptions {
  columns: ColumnName[]
  /** The titles of the columns. */
  titles: Record<ColumnName, string>
  read: Reading
  /** The origin of this page, for links. */
  origin: string
}

/** Few visitors make a workbook, so it loads separately. */
const loadWorkbook = part(() => import('./xlsx.ts'))

/** A CSV for spreadsheets. */
export function csvTranscription({
  columns,
  titles,
  ...cells
}: SheetOptions): Transcription<Publicacao> {
  const parts: Blob[] = [new Blob([csvHead(columns.map((name) => titles[name]))])]
  return {
    add: (acts) =>
      void parts.push(new Blob([acts.map((act) => csvRow(rowOf(act, columns, cells))).join('')])),
    end: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  }
}

/** A workbook of at most {@link MOST_XLSX_ROWS} acts. */
export function xlsxTranscription({
  columns,
  titles,
  ...cells
}: SheetOptions): Transcription<Publicacao> {
  const rows: CellValue[][] = []
  return {
    add(acts) {
      for (const act of acts) rows.push(rowOf(act, columns, cells))
    },
    async end() {
      const { xlsxOf } = await loadWorkbook()
      const heads = columns.map((name) => ({ name: titles[name], width: COLUMNS[name].width }))
      return await xlsxOf(heads, rows)
    },
  }
}
