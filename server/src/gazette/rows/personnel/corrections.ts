import { matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, first, trimmed } from '../reading.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { levelCodeIn } from '../slots/level-code-slot.ts'
import { heldOfficeIn, officeAt, officeIn, postBeside } from '../slots/office-slot.ts'
import { registrationIn } from '../slots/registration-slot.ts'
import { UNIT, unitAt, unitBehind, unitNamedIn, workplaceIn } from '../slots/unit-slot.ts'
import { isHeir, isOfHeirs, lateServant } from './heirs.ts'
import type { MovementRead, MovementReadings } from './movement.ts'
import { everyNameIn, nameAlone, personNamesIn } from './person-names.ts'
import { isOfAnother } from './persons-of-clause.ts'
import type { ActPiece, PersonnelUnit } from './personnel-units.ts'
import { effectColumns } from './effect-of-movement.ts'

const OLD = /onde[ -]se[ -]l[êe]:?/giu
/** What a corrected act says is told whole, without what it said. */
const WHOLE = /(?<!\p{L})retificar[^"“”]{0,500}?(?=pass[ea] a vigorar[^:]{0,80}:)/iu
const NEW = /(?:leia|lê)(?:-|\s-\s|\s)?se\s?:?|pass[ea] a vigorar[^:]{0,80}:/iu
const CORRECTS = /(?<!\p{L})retificar(?!\p{L})/iu

/** Whether an act corrects others. */
export function corrects(text: string, { pieces }: PersonnelUnit): boolean {
  return pieces.some(({ start, end }) => isCorrection(text.slice(start, end)))
}

/** The pieces of a unit before what it corrects, and the others. */
export function partedAtCorrections(
  text: string,
  { pieces }: PersonnelUnit,
): [before: ActPiece[], corrections: ActPiece[]] {
  let from = pieces.findIndex(({ start, end }) => isCorrection(text.slice(start, end)))
  while (from > 0 && LEADS.test(text.slice(pieces[from - 1]!.start, pieces[from - 1]!.end))) from--
  return [pieces.slice(0, from), pieces.slice(from)]
}

/** What names the act that is corrected. */
const LEADS =
  /retific(?!ad)|^[^\n]{0,50}?(?<!\p{L})(?:alter(?:ar|a)(?!\p{L})|modific|n[ao]s? (?:portaria|ato|despacho|decreto|resolução|edital|item|artigo|art\.|inciso|publicação)s?(?!\p{L}))/iu

function isCorrection(own: string): boolean {
  return own.search(OLD) !== -1 || WHOLE.test(own)
}

/** The corrections of an act, a row for each act that is corrected. */
export function correctionsIn(text: string, unit: PersonnelUnit): MovementRead[] {
  let from = unit.pieces[0]?.start ?? 0
  const last = unit.pieces.at(-1)?.end ?? from
  const begin = from
  const own = text.slice(begin, last)
  const found = Array.from(matchesOf(own, OLD), ({ index, 0: words }) => ({
    start: begin + index,
    end: begin + index + words.length,
  }))
  const olds = found.length > 0 ? found : wholeIn(own, begin)
  return olds.flatMap((old, i) => {
    const end = olds[i + 1] ? lineBefore(text, olds[i + 1]!.start) : last
    const read = correctionOf(text, { start: from, end: Math.max(end, old.end) }, old, unit)
    from = Math.max(end, old.end)
    return read ? [read] : []
  })
}

function wholeIn(own: string, begin: number): Stretch[] {
  const found = WHOLE.exec(own)
  const at = found && begin + found.index + found[0].length
  return at === null ? [] : [{ start: at, end: at }]
}

/** The beginning of the line that the next correction begins with: it names its act. */
function lineBefore(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_LINE)
  const lines = text.slice(from, at).trimEnd()
  const isOwnLine = /\S[^\n]*$/u.test(text.slice(from, at))
  const stop = isOwnLine ? at - from : lines.length
  const start = lines.lastIndexOf('\n', stop - 1)
  return start === -1 ? (from === 0 ? 0 : at) : from + start
}

/** What names an act and what was wrong in it is no longer. */
const LONGEST_LINE = 2_000

function correctionOf(
  text: string,
  place: Stretch,
  old: Stretch,
  unit: PersonnelUnit,
): MovementRead | null {
  const behind = text.slice(old.end, place.end)
  const marker = NEW.exec(behind)
  if (!marker) return null
  const at = old.end + marker.index
  const value = newValue(text, { start: at + marker[0].length, end: place.end })
  if (!value) return null
  const about = { start: place.start, end: old.start }
  const words = marker[0].replace(/\s?:?$/, '')
  const verb = verbOf(text, about) ?? { value: words, start: at, end: at + words.length }
  return {
    start: place.start,
    end: value.end,
    confidence: 'media',
    columns: {
      tipo_movimentacao: { ...verb, value: 'retificacao' },
      verbo: verb,
      ...columnsOf(text, about, value),
      autoridade_nome: unit.signer.name,
      autoridade_cargo: unit.signer.name && unit.signer.office,
    },
  }
}

/** Behind `leia-se`, up to the end of the paragraph, or of its quotation. */
function newValue(text: string, { start, end }: Stretch): Stretch | null {
  const own = text.slice(start, end)
  const lead = /^\s*/u.exec(own)![0].length
  const stop = own.slice(lead).search(/\n/u)
  return trimmed(text, { start, end: stop === -1 ? end : start + lead + stop })
}

function verbOf(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = CORRECTS.exec(text.slice(start, end))
  if (!found) return null
  const at = start + found.index
  return { value: found[0], start: at, end: at + found[0].length }
}

function columnsOf(text: string, about: Stretch, value: Stretch): MovementReadings {
  const isPension = isOfHeirs(text, { start: about.start, end: value.end })
  const named = isPension ? lateIn(text, value) : personIn(text, value)
  const earlier = named || isPension ? null : personIn(text, about)
  const name = named ?? earlier
  const within = named ? value : about
  const registration =
    name && registrationIn(text, { start: name.end, end: Math.min(within.end, name.end + 200) })
  const level = levelCodeIn(text, value)
  const held = heldOfficeIn(text, value)
  const office = officeIn(text, value, held ? [{ start: held.from, end: held.end }] : [])
  const bare = office ? null : bareIn(text, value)
  const substitute = /(?<!\p{L})substitut[oa](?= eventual| d)/iu.exec(
    text.slice(value.start, value.end),
  )
  const at = substitute && {
    start: value.start + substitute.index,
    end: value.start + substitute.index + substitute[0].length,
  }
  return {
    pessoa_nome: name,
    pessoa_papel: name && {
      value: isPension ? 'instituidor' : at ? 'substituto' : 'titular',
      start: name.start,
      end: name.end,
    },
    substituto: at && { value: true, ...at },
    matricula: registration?.number ?? null,
    matricula_tipo: registration?.kind ?? null,
    cargo_efetivo: held ?? (name && (postBeside(text, name, within)?.office ?? null)),
    codigo: level?.code ?? null,
    sigla_funcao: level?.acronym ?? null,
    nivel_funcao: level?.level ?? null,
    cargo_funcao: office?.office ?? bare?.cargo_funcao ?? null,
    unidade:
      office?.unit ??
      bare?.unidade ??
      unitOfNew(text, value, [office?.office ?? null, level?.code ?? null]) ??
      (earlier ? workplaceIn(text, about) : null),
    ...effectColumns(effectIn(text, value)),
  }
}

/** The unit behind the office, or behind its code. */
function unitOfNew(
  text: string,
  value: Stretch,
  behind: (Stretch | null)[],
): SlotReading<string> | null {
  const places = behind.flatMap((each) => (each ? [{ start: each.end, end: value.end }] : []))
  return (
    first(places, (place) => unitBehind(text, place, () => true)) ??
    first(places, (place) => unitNamedIn(text, place))
  )
}

/** Of what heirs are paid, the late servant alone. */
function lateIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const place = { start, end: Math.min(end, start + 2_000) }
  return lateServant(text, everyNameIn(text, place), { from: start, isGiven: true })
}

function personIn(text: string, place: Stretch): SlotReading<string> | null {
  const [name] = personNamesIn(text, {
    start: place.start,
    end: Math.min(place.end, place.start + 2_000),
  })
  const found =
    name ?? nameAlone(text.slice(place.start, place.end).replace(/[.,;]$/, ''), place.start)
  return found && !isHeir(text, found) && !isOfAnother(text, found) ? found : null
}

const UNIT_AT_ONCE = new RegExp(`^${UNIT}`, 'u')

/** An office or a unit that stands alone behind `leia-se`. */
function bareIn(
  text: string,
  value: Stretch,
): Pick<MovementReadings, 'cargo_funcao' | 'unidade'> | null {
  const lead = /^d[ao] (?=\p{Lu})/u.exec(text.slice(value.start, value.end))?.[0].length ?? 0
  const from = value.start + lead
  const words = text.slice(from, value.end)
  if (UNIT_AT_ONCE.test(words))
    return { unidade: unitAt(text, { start: from, end: value.end }), cargo_funcao: null }
  const read = TITLED.test(words) ? officeAt(text, value) : null
  return read && { cargo_funcao: read.office, unidade: read.unit }
}

const TITLED =
  /^(?:Chefe|Coordenadora?|Diretora?|Assessora?|Assistente|Gerente|Superintendente|Secretári[oa]|Professora?|Analista|Técnic[oa])/u
