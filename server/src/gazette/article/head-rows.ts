import type { Cell } from './table-grid.ts'

/** No head of the gazette has more rows. */
const MOST_ROWS = 6
const DIGIT = /\d/

/**
 * How many of a table's first rows are its head. The source nearly never says so: a head names its columns
 * in words, and what stands below differs from it.
 */
export function headRows(rows: Cell[][]): number {
  const told = rows.findIndex((cells) => cells.some(({ isHead }) => !isHead))
  if (told > 0) return told
  const width = Math.max(...rows.map(widthOf))
  if (told < 0 || width < 2) return 0
  const captions = rows.findIndex((cells) => !isAcross(cells, width))
  if (captions < 0) return 0
  const end = namesEnd(rows, captions)
  const names = rows.slice(captions, end).flat()
  const body = rows.slice(end).filter((cells) => !isAcross(cells, width))
  return end <= MOST_ROWS && areNames(names) && differs(rows[end - 1]!, body) ? end : 0
}

function widthOf(cells: Cell[]): number {
  const last = cells.at(-1)
  return last ? last.column + last.columns : 0
}

/** A row of one cell names the table, or a part of it. */
function isAcross(cells: Cell[], width: number): boolean {
  return cells.length === 1 && cells[0]!.columns === width
}

/** The row after the names of columns; a name of several columns has others below it. */
function namesEnd(rows: Cell[][], first: number): number {
  const tallest = Math.max(...rows[first]!.map((cell) => cell.rows))
  const hasGroups = rows[first]!.some(({ columns }) => columns > 1)
  const isOneRow = tallest === 1 && rows[first + 1]?.every(({ columns }) => columns === 1)
  return first + (hasGroups && isOneRow ? 2 : tallest)
}

function areNames(cells: Cell[]): boolean {
  const texts = cells.map(({ text }) => text).filter((text) => text !== '')
  const empty = cells.length - texts.length
  return texts.length >= 2 && empty <= cells.length / 3 && texts.every(isName)
}

/** A name has letters, begins with none but letters or signs, and introduces no value. */
function isName(text: string): boolean {
  return /\p{L}/u.test(text) && !/^\d|:$/.test(text) && (text.match(/\d/g)?.length ?? 0) <= 4
}

/** Whether a column has numbers under a name without one, or capitals stand above other letters. */
function differs(names: Cell[], body: Cell[][]): boolean {
  if (body.length === 0) return false
  const isLoud = (cells: Cell[]) =>
    cells.every(({ text }) => text === text.toLocaleUpperCase('pt-BR'))
  if (isLoud(names) && !body.every(isLoud)) return true
  return names.some((name) => {
    if (name.text === '' || DIGIT.test(name.text)) return false
    const cells = body.flat().filter(({ column, text }) => column === name.column && text !== '')
    const numbers = cells.filter(({ text }) => DIGIT.test(text))
    return numbers.length > 0 && numbers.length >= cells.length / 2
  })
}
