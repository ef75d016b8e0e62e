import type { Stretch } from '../reading.ts'
import { type LabelledClause, kindOfLabel } from './clauses.ts'

/** Heads of a table that say what extracts say, and no fewer. */
const FEWEST = 3

/**
 * The rows of the tables in a stretch whose heads are labels of extracts (`CONTRATO`, `CONTRATADO`, `OBJETO`), as
 * clauses. A table is lines whose cells are separated by tabs.
 */
export function tableClauses(text: string, { start, end }: Stretch): LabelledClause[][] {
  const rows: LabelledClause[][] = []
  let heads: string[] = []
  let at = start
  for (const line of text.slice(start, end).split('\n')) {
    const cells = line.includes('\t') ? line.split('\t') : []
    if (cells.length === 0) heads = []
    else if (isHead(cells)) heads = cells
    else if (heads.length === cells.length) rows.push(rowOf(cells, heads, at))
    at += line.length + 1
  }
  return rows
}

function isHead(cells: string[]): boolean {
  return cells.filter((cell) => kindOfLabel(cell) !== null).length >= FEWEST
}

function rowOf(cells: string[], heads: string[], start: number): LabelledClause[] {
  let at = start
  return cells.map((cell, i) => {
    const clause = {
      kind: kindOfLabel(heads[i]!) ?? ('outra' as const),
      label: heads[i]!,
      from: at,
      start: at,
      end: at + cell.length,
    }
    at += cell.length + 1
    return clause
  })
}
