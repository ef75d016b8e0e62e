import writeSheet, { type Cell } from 'write-excel-file/node'
import { getCellAddress, getSelfClosingTagMarkup } from 'write-excel-file/utility'
import { BULLETIN_COLUMNS, type BulletinColumn, bulletinCell } from './bulletin-columns.ts'
import type { ToldAct } from './issue-acts.ts'

/** In characters. */
const WIDTHS: Record<BulletinColumn, number> = {
  Data: 11,
  Seção: 7,
  Edição: 8,
  Página: 9,
  Órgão: 40,
  Tipo: 16,
  Título: 50,
  Ementa: 60,
  Alertas: 24,
  Termos: 24,
  Situação: 12,
  Link: 30,
  PDF: 30,
  Id: 31,
}
/** The most characters of a cell, and of a link: Excel refuses a file with longer ones. */
const LONGEST_CELL = 32_767
const LONGEST_LINK = 2_079

/**
 * The acts of a bulletin as a workbook, in base64: dates are dates, addresses are links. Text is stored as text, so
 * none of it is a formula, whatever it begins with.
 */
export async function bulletinXlsx(told: ToldAct[]): Promise<string> {
  const head = BULLETIN_COLUMNS.map((value): Cell => ({ value, fontWeight: 'bold' }))
  const rows = told.map((one) => BULLETIN_COLUMNS.map((column) => cellOf(one, column)))
  const options = {
    sheet: 'Boletim',
    columns: BULLETIN_COLUMNS.map((column) => ({ width: WIDTHS[column] })),
    stickyRowsCount: 1,
  }
  const sheet = writeSheet([head, ...rows], options, { features: [linksOf(told)] })
  return (await sheet.toBuffer()).toString('base64')
}

function cellOf(told: ToldAct, column: BulletinColumn): Cell {
  if (column === 'Data')
    // The library counts days in UTC.
    return {
      type: Date,
      value: new Date(`${told.act.data_publicacao}T00:00:00Z`),
      format: 'dd/mm/yyyy',
    }
  const value = bulletinCell(told, column).slice(0, LONGEST_CELL)
  return isLink(value)
    ? { type: String, value, textColor: '#0563c1', textDecoration: { underline: true } }
    : { type: String, value }
}

/** Makes links of the cells that are addresses; the library itself writes none. */
function linksOf(told: ToldAct[]) {
  const links = told.flatMap((one, row) =>
    BULLETIN_COLUMNS.flatMap((column, place) => {
      const target = bulletinCell(one, column)
      return isLink(target) ? [{ ref: getCellAddress(row + 1, place), target }] : []
    }),
  )
  if (links.length === 0) return {}
  const places = links.map(({ ref }, i) =>
    getSelfClosingTagMarkup('hyperlink', { ref, 'r:id': `rId-link-${i}` }),
  )
  const targets = links.map(({ target }, i) =>
    getSelfClosingTagMarkup('Relationship', {
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
