import type { SlotReading, Stretch } from '../reading.ts'
import type { MovementKind } from './movement.ts'
import { nameAlone } from './person-names.ts'
import type { ActPiece } from './personnel-units.ts'

/** A cell of a table, and what stands above it. */
export interface PersonCell extends SlotReading<string> {
  head: SlotReading<string> | null
}

/** A row of a table that tells of one person. */
export interface PersonRow {
  name: SlotReading<string>
  cells: PersonCell[]
  piece: ActPiece
}

const NAME_HEAD =
  /^(?:nome|servidora?|professora?|candidat|docente|empregad|interessad|membro|titular|represent|funcionári|integrante)/iu
const SHORTEST_NUMBER = /\d{4}/

/** The rows of persons in the lines of tables, in order; the head of a table tells what its cells are. */
export function personRows(text: string, pieces: ActPiece[]): PersonRow[] {
  let heads: SlotReading<string>[] = []
  return pieces.flatMap((piece) => {
    const cells = cellsOf(text, piece)
    const isHead = cells.some(({ value }) => NAME_HEAD.test(value))
    if (isHead && !cells.some(({ value }) => SHORTEST_NUMBER.test(value))) {
      heads = cells
      return []
    }
    const row = rowOf(cells, heads, piece)
    return row ? [row] : []
  })
}

function cellsOf(text: string, { start, end }: Stretch): SlotReading<string>[] {
  let at = start
  return text
    .slice(start, end)
    .split('\t')
    .map((printed) => {
      const from = at + printed.length - printed.trimStart().length
      at += printed.length + 1
      const value = printed.trim()
      return { value, start: from, end: from + value.length }
    })
}

function rowOf(
  cells: SlotReading<string>[],
  heads: SlotReading<string>[],
  piece: ActPiece,
): PersonRow | null {
  // The first cell of a head is empty above ordinals, and a line begins with its first word.
  const shift = cells.length > heads.length && /^\d{1,4}[.ºª)]?$/u.test(cells[0]!.value) ? 1 : 0
  const own = cells.map((cell, i) => ({ ...cell, head: heads[i - shift] ?? null }))
  const told = own.find(({ head }) => head && NAME_HEAD.test(head.value))
  const name = told ? nameAlone(told.value, told.start) : firstName(cells)
  return name && { name, cells: own, piece }
}

function firstName(cells: SlotReading<string>[]): SlotReading<string> | null {
  for (const cell of cells) {
    const name = nameAlone(cell.value, cell.start)
    if (name) return name
  }
  return null
}

/** Verbs above columns, with a row for each cell that is filled. */
const VERB_HEADS: [RegExp, MovementKind][] = [
  [/^exonera/iu, 'exoneracao'],
  [/^nomea/iu, 'nomeacao'],
  [/^dispensa/iu, 'dispensa'],
  [/^designar|^nova designação/iu, 'designacao'],
]
const UNFILLED = /^(?:[-–*\s]*|não possui|permanece.*|nenhum.*)$/iu

/** The cells of a row that stand under a verb, each with what it does. */
export function verbCells({ cells }: PersonRow): { cell: PersonCell; kind: MovementKind }[] {
  return cells.flatMap((cell) => {
    const kind = VERB_HEADS.find(([head]) => head.test(cell.head?.value ?? ''))?.[1]
    if (!kind || UNFILLED.test(cell.value)) return []
    const head = cell.head!
    const start = head.end - head.value.replace(/^nova /iu, '').length
    return [
      {
        cell: { ...cell, head: { ...head, start, value: head.value.slice(start - head.end) } },
        kind,
      },
    ]
  })
}

/** Whether the head of a row has verbs, whatever its cells hold. */
export function hasVerbHeads({ cells }: PersonRow): boolean {
  return cells.some(({ head }) => head && VERB_HEADS.some(([verb]) => verb.test(head.value)))
}
