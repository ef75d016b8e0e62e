import type { Cell } from 'write-excel-file/node'
import type { getCellAddress, getSelfClosingTagMarkup } from 'write-excel-file/utility'
import { type Sheet, type SheetColumn, sheetText } from './sheet.ts'

/** The most characters of a cell, and of a link: Excel refuses a file with longer ones. */
const LONGEST_CELL = 32_767
const LONGEST_LINK = 2_079

/** The library's parts that write addresses of cells and elements. */
interface Markup {
  getCellAddress: typeof getCellAddress
  getSelfClosingTagMarkup: typeof getSelfClosingTagMarkup
}

/** The library, which the first workbook loads, so that no thread's start waits for it. */
export async function loadWorkbooks() {
  const [{ default: writeSheet }, markup] = await Promise.all([
    import('write-excel-file/node'),
    import('write-excel-file/utility'),
  ])
  return { writeSheet, markup }
}

/**
 * A sheet as a workbook: dates are dates, addresses are links. Text is stored as text, so none of it is a formula,
 * whatever it begins with.
 */
export async function sheetXlsx<Row>(sheet: Sheet<Row>, rows: Row[]): Promise<Buffer> {
  const { name, columns } = sheet
  const head = columns.map((column): Cell => ({ value: column.name, fontWeight: 'bold' }))
  const cells = rows.map((row) => columns.map((column) => cellOf(row, column)))
  const options = {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }
  const { writeSheet, markup } = await loadWorkbooks()
  const links = linksOf(sheet, rows, markup)
  const written = writeSheet([head, ...cells], options, { features: [links] })
  return await written.toBuffer()
}

function cellOf<Row>(row: Row, column: SheetColumn<Row>): Cell {
  const given = column.value(row)
  if (typeof given !== 'string' && given.day !== null)
    // The library counts days in UTC.
    return { type: Date, value: new Date(`${given.day}T00:00:00Z`), format: 'dd/mm/yyyy' }
  const value = sheetText(given).slice(0, LONGEST_CELL)
  return isLink(value)
    ? { type: String, value, textColor: '#0563c1', textDecoration: { underline: true } }
    : { type: String, value }
}

/** Makes links of the cells that are addresses; the library itself writes none. */
function linksOf<Row>(
  { columns }: Sheet<Row>,
  rows: Row[],
  { getCellAddress: addressOf, getSelfClosingTagMarkup: element }: Markup,
) {
  const links = rows.flatMap((row, at) =>
    columns.flatMap(({ value }, place) => {
      const target = sheetText(value(row))
      return isLink(target) ? [{ ref: addressOf(at + 1, place), target }] : []
    }),
  )
  if (links.length === 0) return {}
  const places = links.map(({ ref }, i) => element('hyperlink', { ref, 'r:id': `rId-link-${i}` }))
  const targets = links.map(({ target }, i) =>
    element('Relationship', {
      Id: `rId-link-${i}`,
      Type: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
      Target: target,
      TargetMode: 'External',
    }),
  )
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          insert: () => `<hyperlinks>${places.join('')}</hyperlinks>`,
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': { insert: () => targets.join('') },
      },
    },
  }
}

function isLink(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && value.length <= LONGEST_LINK
}
