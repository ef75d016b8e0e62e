import type { SlotReading } from '../reading.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { datesIn } from '../slots/date-slot.ts'
import { levelCodeIn } from '../slots/level-code-slot.ts'
import { officeAt } from '../slots/office-slot.ts'
import type { MovementKind, MovementReadings } from './movement.ts'
import type { PersonCell, PersonRow } from './person-tables.ts'
import { effectColumns } from './read-movement.ts'

/** Kinds whose tables tell in `cargo` what is given. */
const GIVES_POST: MovementKind[] = ['nomeacao', 'convocacao', 'contratacao', 'rescisao']

/** What the cells of a row say, by their heads. */
export function readCells(
  text: string,
  { cells }: PersonRow,
  kind: MovementKind,
): MovementReadings {
  return Object.assign(
    {},
    ...cells.map((cell) => (cell.value === '' ? {} : readCell(text, cell, kind))),
  ) as MovementReadings
}

function readCell(text: string, cell: PersonCell, kind: MovementKind): MovementReadings {
  const head = cell.head?.value ?? ''
  const { value, start, end } = cell
  const whole = { value, start, end }
  if (/matr[íi]cula|siape/iu.test(head)) return registrationCell(whole, head)
  if (/^(?:unidade|lotação|destino|setor|c[âa]mpus)/iu.test(head))
    return /\p{L}/u.test(value) ? { unidade: whole } : {}
  if (/vaga$/iu.test(head) && /^\d{5,8}$/u.test(value)) return { vaga_codigo: whole }
  if (/^(?:função|encargo|nova designação|fce|cce|das|fg)/iu.test(head)) {
    const read = officeAt(text, cell)
    return read ? { cargo_funcao: read.office, ...(read.unit ? { unidade: read.unit } : {}) } : {}
  }
  if (/^cargo/iu.test(head)) {
    const office = officeAt(text, cell)?.office ?? null
    return GIVES_POST.includes(kind) ? { cargo_funcao: office } : { cargo_efetivo: office }
  }
  if (head === '' && /^\d{6,8}$/u.test(value)) return { matricula: whole }
  if (/a partir|vigência|período|^data|efeito/iu.test(head)) return dayCell(text, whole)
  return {}
}

function registrationCell(whole: SlotReading<string>, head: string): MovementReadings {
  if (!/^[\dX.*-]{4,12}$/u.test(whole.value)) return {}
  if (!/siape/iu.test(head)) return { matricula: whole }
  return { matricula: whole, matricula_tipo: { ...whole, value: 'siape' } }
}

function dayCell(text: string, whole: SlotReading<string>): MovementReadings {
  const read = effectIn(text, whole)
  if (read) return effectColumns(read)
  const [date, ...others] = datesIn(text, whole)
  if (!date || others.length > 0) return {}
  return { data_efeito: date, data_efeito_origem: { ...date, value: 'expressa' } }
}

/** What a cell under a verb gives or takes: a code, or an office. */
export function verbCellColumns(text: string, cell: PersonCell): MovementReadings {
  const read = levelCodeIn(text, cell)
  const office = read ? null : officeAt(text, cell)
  return {
    codigo: read?.code ?? null,
    sigla_funcao: read?.acronym ?? null,
    nivel_funcao: read?.level ?? null,
    cargo_funcao: office?.office ?? null,
    cargo_efetivo: null,
  }
}
