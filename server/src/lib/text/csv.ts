/** By which spreadsheets know that a file is UTF-8. */
export const BOM = '\ufeff'

/** A cell that needs quotes (RFC 4180): a bare quote, separator or line end would break the row. */
const SPECIAL = { ',': /[",\r\n]/, ';': /[";\r\n]/ }
/** The characters that spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** A row of CSV with its end. Excel in Portuguese splits cells at `;`. */
export function csvRow(cells: string[], separator: keyof typeof SPECIAL = ','): string {
  const special = SPECIAL[separator]
  const quoted = cells.map((cell) =>
    special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${quoted.join(separator)}\r\n`
}

/** A cell with a `'` before what spreadsheets would run as a formula. */
export function inertCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}
