import type { Stretch } from '../reading.ts'
import { type ClauseKind, type LabelledClause, kindOfLabel } from './clauses.ts'

/** Heads of a table that say what extracts say, and no fewer. */
const FEWEST = 3

/** A row of a table, and what stands before the table and tells of all its rows. */
export interface TableRow {
  clauses: LabelledClause[]
  before: Stretch
}

/**
 * The rows of the tables in a stretch whose heads are labels of extracts (`CONTRATO`, `CONTRATADO`, `OBJETO`), as
 * clauses. A table is lines whose cells are separated by tabs.
 */
export function tableRows(text: string, { start, end }: Stretch): TableRow[] {
  const rows: TableRow[] = []
  let heads: string[] = []
  let before = { start, end: start }
  let last = start
  let at = start
  for (const line of text.slice(start, end).split('\n')) {
    const cells = line.includes('\t') ? line.split('\t') : []
    if (cells.length === 0) heads = []
    else if (isHead(cells)) {
      heads = cells
      before = { start: last, end: at }
    } else if (heads.length === cells.length) {
      rows.push({ clauses: rowOf(cells, heads, at), before })
      last = at + line.length
    }
    at += line.length + 1
  }
  return rows
}

function isHead(cells: string[]): boolean {
  return cells.filter((cell) => kindOfHead(cell) !== null).length >= FEWEST
}

function kindOfHead(head: string): ClauseKind | null {
  const found = HEADS.find(([, words]) => words.test(head))
  return found ? found[0] : kindOfLabel(head)
}

/** What is no label in a sentence. */
const HEADS: [ClauseKind, RegExp][] = [
  ['fornecedor', /^\s*nome(?: d[oa] contratad[oa])?\s*$/iu],
  ['contrato', /^\s*n[º°.o]{1,2}\s(?:d[oa] )?contrato\s*$/iu],
  ['especie', /^\s*termo aditivo\s*$/iu],
  ['licitacao', /^\s*(?:n[º°.o]{1,2}|n[úu]mero) d[ao] (?:inexigibilidade|dispensa|preg[ãa]o)/iu],
  ['parte', /(?<!\p{L})aderentes\s*$/iu],
]

function rowOf(cells: string[], heads: string[], start: number): LabelledClause[] {
  let at = start
  return cells.map((cell, i) => {
    const clause = {
      kind: kindOfHead(heads[i]!) ?? ('outra' as const),
      label: heads[i]!,
      from: at,
      start: at,
      end: at + cell.length,
    }
    at += cell.length + 1
    return clause
  })
}
