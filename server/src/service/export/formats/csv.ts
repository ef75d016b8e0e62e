import { BOM, csvRow, inertCell } from '../../../lib/text/csv.ts'
import { cellText } from '../file-table.ts'
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
    head: ({ columns }) => {
      const names = columns.map(({ name }) => name)
      return Buffer.from(`${forSpreadsheets ? BOM : ''}${names.join()}\r\n`)
    },
    body({ columns }, rows) {
      const written = rows.map((row) =>
        csvRow(columns.map(({ value }) => guarded(cellText(value(row))))),
      )
      return { bytes: Buffer.from(written.join('')), note: null }
    },
    tail: () => NOTHING,
  }
}
