import type { SlotReading, Stretch } from '../reading.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { datesIn } from '../slots/date-slot.ts'
import { CODE_BEGINS, levelCodeIn } from '../slots/level-code-slot.ts'
import { isCareer, officeAt } from '../slots/office-slot.ts'
import { unitAfterNote } from '../slots/unit-slot.ts'
import { vacancyAt } from '../slots/vacancy-slot.ts'
import type { MovementKind, MovementReadings } from './movement.ts'
import { nameAlone } from './person-names.ts'
import { type PersonCell, type PersonRow, isRoleCell } from './person-tables.ts'
import { effectColumns } from './effect-of-movement.ts'
import { holderIn } from './vacancy-of-movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Kinds whose tables tell in `cargo` what is given. */
const GIVES_POST: MovementKind[] = ['nomeacao', 'convocacao', 'contratacao', 'rescisao']

/** What the cells of a row say, by their heads. */
export function readCells(text: string, row: PersonRow, kind: MovementKind): MovementReadings {
  // `Cargo: Ordenador de Despesas`, `Função: Titular`
  const isRoleTold = row.cells.some(({ value }) => isRoleCell(value))
  const given = isRoleTold && kind === 'designacao' ? 'nomeacao' : kind
  return Object.assign(
    {},
    ...row.cells.map((cell) => {
      const isNothing = cell.value === '' || isRoleCell(cell.value)
      return isNothing ? {} : readCell(text, cell, isCareer(cell.value) ? kind : given)
    }),
  ) as MovementReadings
}

function readCell(text: string, cell: PersonCell, kind: MovementKind): MovementReadings {
  const head = cell.head?.value ?? ''
  const whole = withoutEnd(cell)
  const { value } = whole
  if (/matr[íi]cula|siape/iu.test(head)) return registrationCell(whole, head)
  const isLeave = kind === 'afastamento' || kind === 'licenca'
  if (!isLeave && /destino$|^órgão|^entidade/iu.test(head) && ORGANISATION.test(value))
    return { orgao_destino: whole }
  if (UNIT_HEAD.test(head)) return /\p{L}/u.test(value) ? { unidade: whole } : {}
  if (/vaga$/iu.test(head) && /^\d{5,8}\*?$/u.test(value))
    return { vaga_codigo: withoutStar(whole) }
  if (/^(?:código|símbolo|nível)/iu.test(head)) return codeCell(text, cell)
  if (
    /^(?:função|encargo|denominação|nova designação|cargo comissionado|fce|cce|das|fg)/iu.test(head)
  ) {
    const code = codeCell(text, cell)
    const read = officeAt(text, behindCode(text, cell))
    if (!read) return code
    const unit =
      read.unit ?? (read.office && unitAfterNote(text, { start: read.office.end, end: cell.end }))
    return { cargo_funcao: read.office, ...code, ...(unit ? { unidade: unit } : {}) }
  }
  if (/ocupante anterior|antecessor/iu.test(head))
    return { vaga_antecessor: nameAlone(value, whole.start) }
  if (/^número d[eo] cargo$/iu.test(head) && /^\d{1,8}$/u.test(value)) return { vaga_codigo: whole }
  if (
    /^(?:origem (?:da vaga|legal)|motivo da vaga|vacância(?! \((?:número|publicação)))/iu.test(head)
  )
    return vacancyCell(text, cell)
  if (/^emprego/iu.test(head)) return { cargo_efetivo: withoutLevel(whole) }
  if (/^(?:segmento|categoria|carreira)/iu.test(head) || (head === '' && isPost(value)))
    return { cargo_efetivo: officeAt(text, cell)?.office ?? null }
  if (/^cargo/iu.test(head)) {
    const office = officeAt(text, cell)?.office ?? null
    return GIVES_POST.includes(kind) ? { cargo_funcao: office } : { cargo_efetivo: office }
  }
  if (head === '' && /^\d{6,8}$/u.test(value)) return { matricula: whole }
  if (/^(?:data d[eo] )?(?:início|término|fim)$|^(?:prorroga\p{L}* )?até$/iu.test(head))
    return boundCell(text, whole, /início$/iu.test(head))
  if (/(?:a partir|vigência|período|^data|efeito)(?! (?:coberto|aquisitivo))/iu.test(head))
    return dayCell(text, whole, /período/iu.test(head))
  return isCodeAlone(text, cell) ? codeCell(text, cell) : {}
}

/** `FG-07` below `Tipo` */
function isCodeAlone(text: string, cell: PersonCell): boolean {
  const code = levelCodeIn(text, cell)?.code
  return code?.start === cell.start && code.end === cell.end
}

const UNIT_HEAD = new RegExp(
  String.raw`^(?:${eitherOf(
    String.raw`(?:sub)?unidade|inst(?:ituto)?\.?\/|local de (?:lotação|exercício)|nova lotação|lotação`,
    'exercício|destino|setor(?! de estudo)|c[âa]mpus|instituto|faculdade|departamento|centro',
    'vinculação|cadeia|órgão|om (?:de )?origem',
  )})`,
  'iu',
)

/** Lists within a table end their cells as sentences do: `MD; e`. */
function withoutEnd({ value, start }: PersonCell): SlotReading<string> {
  const words = value.replace(/;(?: e)?$/u, '')
  return { value: words, start, end: start + words.length }
}

/** `Técnico Bancário - NI` */
function withoutLevel({ value, start }: SlotReading<string>): SlotReading<string> {
  const words = value.replace(/ [-–] N[AIS]$/u, '')
  return { value: words, start, end: start + words.length }
}

/** `FG 2 - Coordenação de Obras` */
function behindCode(text: string, { start, end }: PersonCell): Stretch {
  const lead = CODE_AHEAD.exec(text.slice(start, end))?.[0].length ?? 0
  return { start: start + lead, end }
}

const CODE_AHEAD = new RegExp(String.raw`^${CODE_BEGINS}[^-–]{0,8} [-–] (?=\p{Lu}\p{L})`, 'u')

const ORGANISATION = new RegExp(
  String.raw`^(?:${eitherOf(
    'Ministério|Universidade|Instituto (?:Federal|Nacional|Brasileiro|Chico)|Fundação|Agência',
    'Tribunal|Advocacia-Geral|Controladoria-Geral|Presidência|Casa Civil|Superintendência d',
    'Defensoria|Departamento Nacional|Estado|Município|Prefeitura|Governo|Câmara|Senado|Empresa',
  )})(?!\p{L})`,
  'iu',
)

/** A post that stands below no head. */
function isPost(value: string): boolean {
  return isCareer(value) && !/\d/u.test(value)
}

function codeCell(text: string, cell: PersonCell): MovementReadings {
  const read = levelCodeIn(text, cell)
  return read ? { codigo: read.code, sigla_funcao: read.acronym, nivel_funcao: read.level } : {}
}

function vacancyCell(text: string, cell: PersonCell): MovementReadings {
  const read = vacancyAt(text, cell)
  const holder = holderIn(text, { start: read.from, end: cell.end })
  return { vaga_causa: read.cause, ...(holder ? { vaga_antecessor: holder } : {}) }
}

function registrationCell(whole: SlotReading<string>, head: string): MovementReadings {
  if (!/^[\dX.*-]{4,12}$/u.test(whole.value)) return {}
  if (!/siape/iu.test(head)) return { matricula: whole }
  return { matricula: whole, matricula_tipo: { ...whole, value: 'siape' } }
}

/** `0304335*` */
function withoutStar({ value, start }: SlotReading<string>): SlotReading<string> {
  const words = value.replace(/\*$/u, '')
  return { value: words, start, end: start + words.length }
}

/** A day below `INÍCIO` or `TÉRMINO`. */
function boundCell(text: string, whole: SlotReading<string>, isFirst: boolean): MovementReadings {
  const [day] = datesIn(text, whole)
  if (!day) return {}
  const origin = { ...day, value: 'periodo' as const }
  return isFirst
    ? { periodo_inicio: day, data_efeito_origem: origin }
    : { periodo_fim: day, data_efeito_origem: origin }
}

function dayCell(text: string, whole: SlotReading<string>, isPeriod: boolean): MovementReadings {
  const read = effectIn(text, whole)
  if (read) return effectColumns(read)
  if (isPeriod) return {} // one of its days cannot be read
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
