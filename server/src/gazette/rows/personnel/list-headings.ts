import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { isTitled, officeAt } from '../slots/office-slot.ts'
import { UNIT, unitAt } from '../slots/unit-slot.ts'
import type { MovementReadings } from './movement.ts'
import { roleColumns, roleNamed } from './person-role.ts'
import { effectColumns } from './effect-of-movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A line that tells what the items below it share, and what of it holds for those only whose stem says so. */
interface ListHeading {
  columns: MovementReadings
  /** `13FEV2023`, where the stem tells of a date above the names. */
  isDate: boolean
}

/**
 * What a line between a stem and its items says of all of them: `Cargo: …`, `Pregoeiros:`, `Equipe de Apoio:`,
 * `COLÉGIO NAVAL`, `13FEV2023`, `A partir de 22/3/2023:`; null: it says nothing of them.
 */
export function listHeading(text: string, place: Stretch): ListHeading | null {
  const words = text.slice(place.start, place.end)
  const columns =
    sharedOf(text, place, words) ??
    labelledOf(text, place, words) ??
    unitHeading(text, place, words) ??
    officeHeading(text, place, words)
  if (columns) return { columns, isDate: false }
  const date = DATE_LINE.test(words) ? datesIn(text, place)[0] : undefined
  return date
    ? { columns: effectColumns({ ...NO_PERIOD, date, origin: expressly(date) }), isDate: true }
    : null
}

const NO_PERIOD = { from: null, to: null }
const DATE_LINE =
  /^(?:Em )?\d{1,2}[º°]?(?: ?\p{Lu}{3} ?\d{4}|\/\d{1,2}\/\d{4}| de \p{L}+ de \d{4}) ?:?$/iu

function expressly({ start, end }: Stretch): SlotReading<'expressa'> {
  return { value: 'expressa', start, end }
}

/** `II - A partir de 22/3/2023:`, `Como suplentes:` */
function sharedOf(text: string, { start }: Stretch, words: string): MovementReadings | null {
  const heading = SHARED.exec(words)
  if (!heading) return null
  const place = { start, end: start + words.length }
  const value = roleNamed(heading.groups!.role ?? '')
  if (value) return roleColumns(value, place)
  const read = effectIn(text, place)
  return read && effectColumns(read)
}

const SHARED =
  /^(?:Como )?(?:(?:[Mm]embros )?(?<role>titulares|suplentes|membros|president[ea]|substitutos)|(?:a partir|a contar|em|no período|com efeitos?)[^:;]{3,60}) ?:$/iu

/** `Cargo: Técnico`, `LOTAÇÃO: Reitoria` */
function labelledOf(text: string, { start, end }: Stretch, words: string): MovementReadings | null {
  const label = LABELLED.exec(words)?.[0]
  if (!label) return null
  const place = { start: start + label.length, end }
  return /(?:lotação|unidade)\s*:/iu.test(label)
    ? { unidade: { value: text.slice(place.start, end).trim(), ...place } }
    : { cargo_funcao: officeAt(text, place)?.office ?? null }
}

const LABELLED = /^(?:[IVX]{1,4} )?(?:cargo|função|lotação|unidade)\s*:\s*/iu

/** `GRUPAMENTO DE FUZILEIROS NAVAIS DE NATAL`; who is named below a committee is a member, and has no office. */
function unitHeading(text: string, place: Stretch, words: string): MovementReadings | null {
  const lead = OWN_BODY.exec(words)?.[0].length ?? 0
  const named = words.slice(lead)
  if (!UNIT_LINE.test(named) || / [-–] Sess/u.test(named)) return null
  if (/^D[ao] /u.test(words) && MEETS.test(named)) return null
  const unidade = unitAt(text, { start: place.start + lead, end: place.end })
  if (!unidade) return null
  return MEETS.test(named)
    ? { unidade, cargo_funcao: null, ...roleColumns('membro', unidade) }
    : { unidade }
}

/** `IFMG - Campus Bambuí` */
const OWN_BODY = /^(?:Da |Do |Na |No |D[AO] )?(?:\p{Lu}[\p{Lu}\d-]+ [-–] )?/u
const UNIT_LINE = new RegExp(
  String.raw`^(?:${eitherOf(
    String.raw`${UNIT}|BATALHÃO|BASE|GRUPAMENTO|COLÉGIO|COMANDO|CAPITANIA|COMPANHIA|HOSPITAL|POLICLÍNICA`,
    'ESTAÇÃO|ESQUADRÃO|FORÇA|NAVIO|FRAGATA|CORVETA|ARSENAL',
    String.raw`(?:\d{1,3}[ªº°]\s)?(?:BATALHÃO|COMPANHIA|REGIMENTO|ESQUADRÃO|GRUPO|REGIÃO)|COMISSÃO|CONSELHO`,
    'COMITÊ',
  )})(?!\p{Ll})[^.:;\t\n]{0,110}:?$`,
  'u',
)
/** Councils whose seats a list tells have names of this kind, too, and are no unit of who sits for them. */
const MEETS =
  /^(?:equipe|(?:sub)?comissão|comitê|colegiado|banca|junta|grupo de trabalho|câmara técnica)(?!\p{L})/iu

/** `ANALISTA JUDICIÁRIO - ÁREA JUDICIÁRIA, Nível Superior:`, `Pregoeiros:` */
function officeHeading(text: string, place: Stretch, words: string): MovementReadings | null {
  if (!isTitled(words) || !OFFICE_LINE.test(words) || /^membr/iu.test(words)) return null
  const read = officeAt(text, place)
  return read?.office
    ? { cargo_funcao: read.office, ...(read.unit ? { unidade: read.unit } : {}) }
    : null
}

/** It ends with a colon, or is in capitals. */
const OFFICE_LINE =
  /^(?:[^.;\t\n]{4,170}:|[^.;\t\n\p{Ll}]{8,90}(?:, (?:Nível|Classe|Padrão|NÍVEL)[^.;\t\n]{0,60})?)$/u

/** What lines above have told, and one more line: an office, a committee or a role ends what was told before. */
export function toldBelow(
  before: MovementReadings,
  heading: MovementReadings,
  isOfCommittee: boolean,
): MovementReadings {
  const { unidade, cargo_funcao, pessoa_papel } = heading
  // A committee's seats are told by whom they are of.
  if (unidade && !pessoa_papel && isOfCommittee) return before
  const told: MovementReadings = { ...before }
  if (unidade !== undefined || cargo_funcao !== undefined) {
    delete told.pessoa_papel
    delete told.substituto
    if (told.cargo_funcao === null) delete told.cargo_funcao
    if (cargo_funcao && before.pessoa_papel?.value === 'membro') delete told.unidade
  }
  return { ...told, ...heading }
}

/** What is told above, but for what an item tells itself. */
export function withoutOwn(
  above: MovementReadings,
  read: MovementReadings,
  { start, end }: Stretch,
): MovementReadings {
  const isToldOf = (own: Stretch | null | undefined) => own && own.start >= start && own.end <= end
  const told: MovementReadings = { ...above }
  if (isToldOf(read.cargo_funcao)) delete told.cargo_funcao
  if (isToldOf(read.unidade)) delete told.unidade
  if (/^(?:suplente|presidente)$/u.test(read.pessoa_papel?.value ?? '')) delete told.pessoa_papel
  return told
}
