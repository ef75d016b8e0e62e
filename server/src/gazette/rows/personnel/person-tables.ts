import type { SlotReading, Stretch } from '../reading.ts'
import type { MovementKind, PersonRole } from './movement.ts'
import { nameAlone, namesAlone } from './person-names.ts'
import { roleNamed } from './person-role.ts'
import type { ActPiece } from './personnel-units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A cell of a table, and what stands above it. */
export interface PersonCell extends SlotReading<string> {
  head: SlotReading<string> | null
}

/** A row of a table that tells of one person. */
export interface PersonRow {
  name: SlotReading<string>
  cells: PersonCell[]
  piece: ActPiece
  /** What the table says that somebody is. */
  role?: PersonRole
}

/** `Professor do Magistério Superior` in a cell is no head. */
const NAME_HEAD = new RegExp(
  String.raw`^(?:${eitherOf(
    String.raw`nomes?(?!\p{L})|nomead`,
    String.raw`(?:[\p{L}. ]{3,16} ?\/ ?)?(?:${eitherOf(
      'servidor(?:a|es|as)?|professor(?:a|es|as)?|candidat[oa]s?|docentes?|empregad[oa]s?',
      'interessad[oa]s?|requerentes?|membr[oa]s?|titular(?:es)?|representantes?|funcionári[oa]s?',
      'integrantes?|militar(?:es)?|agentes?',
    )})(?: ?\([^)]{1,8}\))*(?: (?:titular(?:es)?|suplentes?|indicad[oa]s?|públic[oa]s?|designad[oa]s?))*(?: ?[/:–-].*)?$`,
  )})`,
  'iu',
)
/** Beside it `Titular` is who is stood in for. */
const SUBSTITUTE_HEAD =
  /^(?:nome d[oa]s? )?substitut[oa]s?(?: ?\([^)]{1,8}\))*(?: (?:legal|legais|eventual|eventuais))?$/iu
/** In a line it is what somebody is; two beside each other are heads. */
const ROLE_CELL = /^(?:titular|suplente|substitut[oa]|membr[oa]|president[ea])$/iu
/** What stands below these is no name, though it looks like one: `Porto Velho`. */
const OTHER_HEAD = new RegExp(
  String.raw`^(?:${eitherOf(
    'c[âa]mpus|unidade|lotação|cidade|município|localidade|local|uf|estado|país|departamento|órgão',
    'setor|área|instituto|cargo|função|emprego|código|cód|curso|disciplina|situação|vínculo|regime',
    'classe|nível|origem|tipo|perfil|processo',
  )})(?!\p{L})`,
  'iu',
)
/** What is above an heir. */
const HEIR_HEAD = /^(?:nome d[aeo]s? )?(?:(?:co-?)?benefici[áa]ri|pensionista|dependente|herdeir)/iu
const LATE_HEAD =
  /instituidor|^(?:nome d[oa] )?(?:ex-?\s?servidor|servidora?(?:\([ao]\))? falecid)/iu
const SHORTEST_NUMBER = /\d{4}/

/** Whom the lines of a table are about, in order, and whom it names as heirs. */
interface PersonTable {
  rows: PersonRow[]
  heirs: string[]
}

/**
 * Reads the lines of tables; the head of a table tells what its cells are. Of what heirs are paid, only what stands
 * below the late servant is read.
 */
export function readPersonTable(text: string, pieces: ActPiece[], isOfHeirs: boolean): PersonTable {
  const table: PersonTable = { rows: [], heirs: [] }
  let heads: SlotReading<string>[] = []
  const records = recordsIn(text, pieces)
  if (records.length > 0 && !isOfHeirs) return { rows: records, heirs: [] }
  for (const piece of pieces) {
    const cells = cellsOf(text, piece)
    if (isHead(cells)) {
      heads = cells
      continue
    }
    const own = headed(cells, heads)
    const row = isOfHeirs ? lateRow(own, piece) : rowOf(own, piece)
    const members = isOfHeirs ? [] : memberRows(own, piece)
    if (members.length > 0) table.rows.push(...members)
    else if (row) table.rows.push(row)
    table.heirs.push(...own.filter(isBelowHeir).map(({ value }) => value))
  }
  return table
}

/** Heads that stand beside what they tell: `Servidor(a)`, `FULANA`, and `Cargo`, `Analista` on the next line. */
function recordsIn(text: string, pieces: ActPiece[]): PersonRow[] {
  const rows: PersonRow[] = []
  for (const piece of pieces) {
    const [head, told, ...others] = cellsOf(text, piece)
    if (!head || !told || others.length > 0) return []
    const name = NAME_HEAD.test(head.value) ? nameAlone(told.value, told.start) : null
    const row = rows.at(-1)
    if (name) rows.push({ name, cells: [], piece })
    else if (row) {
      row.cells.push({ ...told, head })
      row.piece = { ...row.piece, end: piece.end }
    } else return []
  }
  return rows.every(({ cells }) => cells.length > 0) ? rows : []
}

function isHead(cells: SlotReading<string>[]): boolean {
  if (cells.some(({ value }) => SHORTEST_NUMBER.test(value))) return false
  // Further on `Pensionista` may be what a row says of somebody.
  if (cells.slice(0, 2).some(({ value }) => HEIR_HEAD.test(value))) return true
  const told = cells.filter(({ value }) => NAMES_HEAD.some((head) => head.test(value)))
  const isOfRole = told.length === 1 && ROLE_CELL.test(told[0]!.value)
  return told.length > 0 && !(isOfRole && cells.some(isNamed))
}

const NAMES_HEAD = [NAME_HEAD, SUBSTITUTE_HEAD, LATE_HEAD]

function isNamed({ value, start }: SlotReading<string>): boolean {
  return nameAlone(value, start) !== null
}

function isBelowHeir({ head }: PersonCell): boolean {
  return head !== null && HEIR_HEAD.test(head.value)
}

function cellsOf(text: string, { start, end }: Stretch): SlotReading<string>[] {
  // A line is told from its first word on; cells before it may be empty.
  let at = start - /\t*$/u.exec(text.slice(Math.max(0, start - MOST_EMPTY), start))![0].length
  return text
    .slice(at, end)
    .split('\t')
    .map((printed) => {
      const from = at + printed.length - printed.trimStart().length
      at += printed.length + 1
      const value = printed.trim()
      return { value, start: from, end: from + value.length }
    })
}

const MOST_EMPTY = 8

function headed(cells: SlotReading<string>[], heads: SlotReading<string>[]): PersonCell[] {
  // The first cell of a head is empty above ordinals, and a line begins with its first word.
  const isOrdinal = /^\d{0,4}[.ºª)]?$/u.test(cells[0]!.value)
  const shift = cells.length > heads.length && isOrdinal ? 1 : 0
  return cells.map((cell, i) => ({ ...cell, head: heads[i - shift] ?? null }))
}

function rowOf(cells: PersonCell[], piece: ActPiece): PersonRow | null {
  const own = cells.filter((cell) => !isBelowHeir(cell))
  const substitute = own.find(({ head }) => head && SUBSTITUTE_HEAD.test(head.value))
  const told = substitute ?? own.find(({ head }) => head && NAME_HEAD.test(head.value))
  const name = (told && nameIn(told)) ?? (isFilled(told) ? null : firstName(own))
  if (!name) return null
  const role = roleIn(own) ?? (substitute ? 'substituto' : null)
  return { name, cells: own, piece, ...(role ? { role } : {}) }
}

/** A merged head stands above an ordinal, too: `Servidor`, above `1` and `FULANA`. */
function isFilled(cell: PersonCell | undefined): boolean {
  return cell !== undefined && !/^(?:\d{0,4}[.ºª)]?|[\d.-]{5,12})$/u.test(cell.value)
}

/** `3º Fulana de Tal` */
function nameIn({ value, start }: PersonCell): SlotReading<string> | null {
  const lead = /^\d{1,4}[.ºª°)]+ ?(?:[-–] ?)?/u.exec(value)?.[0].length ?? 0
  return nameAlone(value.slice(lead), start + lead)
}

/** What a cell says that somebody is, and no more. */
function roleIn(cells: PersonCell[]): PersonRole | null {
  return roleNamed(cells.find(({ value }) => ROLE_CELL.test(value))?.value ?? '')
}

/** Whether a cell tells only what somebody is. */
export function isRoleCell(value: string): boolean {
  return ROLE_CELL.test(value)
}

/** Members and alternates side by side are a row each: `Representante`, `Titular`, `Suplente`. */
function memberRows(cells: PersonCell[], piece: ActPiece): PersonRow[] {
  const role = ({ head }: PersonCell) => MEMBER_HEAD.exec(head?.value ?? '')?.[1]
  const roles = cells.map(role)
  if (
    !roles.some((each) => /^t/iu.test(each ?? '')) ||
    !roles.some((each) => /^s/iu.test(each ?? ''))
  )
    return []
  return cells.flatMap((cell, i) => {
    const names = roles[i] === undefined ? [] : namesAlone(cell.value, cell.start)
    const role = /^s/iu.test(roles[i] ?? '') ? 'suplente' : 'titular'
    return names.map((name) => ({ name, cells: [cell], piece, role }) as const)
  })
}

const MEMBER_HEAD = /^(?:membros? |representantes? )?(titular|suplente)(?:es|s)?$/iu

function lateRow(cells: PersonCell[], piece: ActPiece): PersonRow | null {
  const late = cells.find(({ head }) => head && LATE_HEAD.test(head.value))
  const name = late && nameAlone(late.value, late.start)
  return name
    ? { name, cells: [late], piece: { ...piece, start: late.start, end: late.end } }
    : null
}

/** Whom a labelled line begins to tell of. */
export function recordName(cells: PersonCell[]): SlotReading<string> | null {
  const [told] = cells
  if (!told?.head || !NAME_HEAD.test(told.head.value)) return null
  // `FULANA (vaga reservada a pessoas com deficiência)`
  return nameAlone(told.value.replace(/\s*\(.*$/u, ''), told.start)
}

function firstName(cells: PersonCell[]): SlotReading<string> | null {
  for (const cell of cells) {
    if (cell.head && OTHER_HEAD.test(cell.head.value)) continue
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
