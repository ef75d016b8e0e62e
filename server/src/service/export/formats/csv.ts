import { columnsOf } from '../columns.ts'
import { type ExportFormat, NOTHING } from '../format.ts'

const BOM = '\ufeff'
/** A cell that needs quotes (RFC 4180): a bare quote, comma or line end would break the row. */
const SPECIAL = /[",\r\n]/
/** The characters that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * CSV by RFC 4180: a row of names, commas, CRLF; lists and objects are JSON, null is empty. The
 * form for spreadsheets has a byte order mark, which they need to read UTF-8, and a `'` before what
 * they would run as a formula.
 */
export function csv({ forSpreadsheets }: { forSpreadsheets: boolean }): ExportFormat {
  const guarded = forSpreadsheets ? guard : (text: string) => text
  return {
    pieceLength: 512 * 1_024,
    head: (fields) => {
      const names = columnsOf(fields).map(({ name }) => name)
      return Buffer.from(`${forSpreadsheets ? BOM : ''}${names.join()}\r\n`)
    },
    body(fields, rows) {
      const columns = columnsOf(fields)
      const written = rows.map(
        (row) => `${columns.map(({ cell }) => quoted(guarded(`${cell(row) ?? ''}`))).join()}\r\n`,
      )
      return { bytes: Buffer.from(written.join('')), note: null }
    },
    tail: () => NOTHING,
  }
}

function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
