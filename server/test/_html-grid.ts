/** A cell of HTML at its place; the letters of its text without spaces. Shares no code with the service. */
export interface GridCell {
  row: number
  column: number
  columns: number
  rows: number
  letters: string
}

/**
 * The tables of an article's HTML, read as the HTML standard forms a table: each cell in the first
 * free place of its row. Leading rows without cells do not count.
 */
export function htmlTables(html: string): GridCell[][] {
  return html
    .split('<table>')
    .slice(1)
    .map((rest) => grid(rest.split('</table>')[0]!))
}

function grid(table: string): GridCell[] {
  const rows = table
    .replace(/^(\s*<tr ?\/>)+/, '')
    .split(/<tr ?\/?>/)
    .slice(1)
  const taken = new Set<string>()
  return rows.flatMap((html, row) => {
    let column = 0
    return html
      .split('<td')
      .slice(1)
      .map((cell): GridCell => {
        while (taken.has(`${row} ${column}`)) column++
        const tag = cell.slice(0, cell.indexOf('>'))
        const columns = Number(/colspan="(\d+)"/.exec(tag)?.[1] ?? 1)
        const spanned = Number(/rowspan="(\d+)"/.exec(tag)?.[1] ?? 1)
        for (let y = row; y < row + spanned; y++)
          for (let x = column; x < column + columns; x++) taken.add(`${y} ${x}`)
        return {
          row,
          column,
          columns,
          rows: Math.min(spanned, rows.length - row),
          letters: letters(cell.slice(cell.indexOf('>') + 1)),
        }
      })
  })
}

function letters(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&(amp;)+/g, '&')
    .replaceAll('&nbsp;', ' ')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '')
}

/** The same letters of a text of ours. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}\p{P}\p{S}]/gu, '')
}
