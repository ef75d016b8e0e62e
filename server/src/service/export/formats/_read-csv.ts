/** Reads CSV by RFC 4180, to compare it with what was written. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at + 1) : plainCell(text, at)
    row.push(cell)
    if (text[end] === ',') at = end + 1
    else if (text.startsWith('\r\n', end)) {
      rows.push(row)
      row = []
      at = end + 2
    } else throw new Error(`a cell ends with ${JSON.stringify(text.slice(end, end + 5))}`)
    // A comma before the line end begins an empty cell.
    if (text[end] === ',' && text.startsWith('\r\n', at)) {
      rows.push([...row, ''])
      row = []
      at += 2
    }
  }
  return rows
}

function plainCell(text: string, from: number): [string, number] {
  const end = text.slice(from).search(/[,\r\n"]/)
  return [text.slice(from, from + end), from + end]
}

function quotedCell(text: string, from: number): [string, number] {
  let cell = ''
  for (let at = from; ; at++) {
    if (text[at] === undefined) throw new Error('a quote is not closed')
    if (text[at] !== '"') cell += text[at]
    else if (text[at + 1] === '"') {
      cell += '"'
      at++
    } else return [cell, at + 1]
  }
}
