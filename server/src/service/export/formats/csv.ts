import type { ActRecord } from '../../archive/read-acts.ts'
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
    head: (fields) => Buffer.from(`${forSpreadsheets ? BOM : ''}${fields.join()}\r\n`),
    body: (fields, acts) => ({
      bytes: Buffer.from(
        acts
          .map((act) => `${fields.map((f) => quoted(guarded(cell(act[f])))).join()}\r\n`)
          .join(''),
      ),
      note: null,
    }),
    tail: () => NOTHING,
  }
}

function cell(value: ActRecord[keyof ActRecord] | null): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function guard(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function quoted(text: string): string {
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
