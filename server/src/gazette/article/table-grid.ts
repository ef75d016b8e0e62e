import type { StyledText } from './styled-text.ts'
import { plainText } from './styled-text.ts'

/** A cell at its place in the grid of a table. */
export interface Cell extends StyledText {
  column: number
  columns: number
  rows: number
  /** Whether the source calls it a head. */
  isHead: boolean
}

/** The columns that a cell of an earlier row covers, in this row and `rows` - 1 after it. */
interface Carried {
  column: number
  end: number
  rows: number
}

/**
 * Places the cells of one table as HTML does: each in the first column that no cell of an earlier row
 * covers.
 * @param room What spans may cover beyond the cells themselves, in all tables together; it is used up.
 */
export function createGrid(room: { left: number }) {
  const rows: Cell[][] = []
  let carried: Carried[] = []
  /** How many of them are behind the next cell. */
  let passed = 0
  let column = 0

  function newRow() {
    carried = carried
      .map((each) => ({ ...each, rows: each.rows - 1 }))
      .concat(spannedBy(rows.at(-1) ?? []))
      .filter((each) => each.rows > 0)
      .toSorted((a, b) => a.column - b.column)
    const covered = carried.reduce((sum, each) => sum + each.end - each.column, 0)
    if (covered > room.left) carried = []
    else room.left -= covered
    passed = 0
    column = 0
    rows.push([])
  }

  function newCell(columns: number, spannedRows: number, isHead: boolean) {
    if (rows.length === 0) newRow()
    for (; passed < carried.length && carried[passed]!.column <= column; passed++)
      column = Math.max(column, carried[passed]!.end)
    const more = Math.min(Math.max(0, columns - 1), room.left)
    room.left -= more
    const span = { column, columns: 1 + more, rows: Math.max(1, spannedRows), isHead }
    rows.at(-1)!.push({ ...plainText(''), ...span })
    column += span.columns
  }

  return {
    rows,
    newRow,
    newCell,
    /** Gives the last cell its text. */
    fill(content: StyledText) {
      if (!rows.at(-1)?.length) newCell(1, 1, false)
      Object.assign(rows.at(-1)!.at(-1)!, content)
    },
  }
}

function spannedBy(cells: Cell[]): Carried[] {
  return cells
    .filter(({ rows }) => rows > 1)
    .map(({ column, columns, rows }) => ({ column, end: column + columns, rows: rows - 1 }))
}
