import { BOM, csvRow, inertCell } from '../../../lib/text/csv.ts'
import { columnsOf } from '../columns.ts'
import { type ExportFormat, NOTHING } from '../format.ts'

/**
 * CSV by RFC 4180: a row of names, commas, CRLF; lists and objects are JSON, null is empty. The
 * form for spreadsheets has a byte order mark, which they need to read UTF-8, and a `'` before what
 * they would run as a formula.
 */
export function csv({ forSpreadsheets }: { forSpreadsheets: boolean }): ExportFormat {
  const guarded = forSpreadsheets ? inertCell : (text: string) => text
  return {
    pieceLength: 512 * 1_024,
    head: (fields) => {
      const names = columnsOf(fields).map(({ name }) => name)
      return Buffer.from(`${forSpreadsheets ? BOM : ''}${names.join()}\r\n`)
    },
    body(fields, rows) {
      const columns = columnsOf(fields)
      const written = rows.map((row) =>
        csvRow(columns.map(({ cell }) => guarded(`${cell(row) ?? ''}`))),
      )
      return { bytes: Buffer.from(written.join('')), note: null }
    },
    tail: () => NOTHING,
  }
}
