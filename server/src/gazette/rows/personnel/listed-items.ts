import { anyCase, matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'
import { effectIn } from '../slots/effect-slot.ts'
import { isTitled, officeAt } from '../slots/office-slot.ts'
import { UNIT, unitAt } from '../slots/unit-slot.ts'
import type { MovementReadings, PersonRole } from './movement.ts'
import { effectColumns } from './read-movement.ts'
import { nameAhead } from './person-names.ts'

/** The stretches of a list on one line, if each begins with a name; else the whole. */
export function listedIn(text: string, piece: Stretch): Stretch[] {
  const own = text.slice(piece.start, piece.end)
  const cuts = matchesOf(own, NEXT_ITEM).map(({ index, 0: { length } }) => index + length)
  const items = [0, ...cuts].map((from, i) => ({
    start: piece.start + from,
    end: piece.start + (cuts[i] ?? own.length),
  }))
  const isNamed = items.length > 1 && items.every((item) => nameAhead(text, item) !== null)
  return isNamed ? items : [piece]
}

const NEXT_ITEM = /; (?:e )?(?=\p{Lu})/gu
const PLACE_AND_DAY = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’() /-]{2,40}?(?:[,/ –-]{1,3}[A-Z]{2})?,? (?:em )?\d{1,2}[º°]? de \p{L}{4,9} de \d{4}\.?\s*$`,
  'u',
)

/** `Porto Alegre, RS 11 de maio de 2023.` is no item. */
export function isPlaceAndDay(words: string): boolean {
  return PLACE_AND_DAY.test(words)
}

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
  String.raw`^(?:${UNIT}|BATALHÃO|BASE|GRUPAMENTO|COLÉGIO|COMANDO|CAPITANIA|COMPANHIA|HOSPITAL|POLICLÍNICA|ESTAÇÃO|ESQUADRÃO|FORÇA|NAVIO|FRAGATA|CORVETA|ARSENAL|(?:\d{1,3}[ªº°]\s)?(?:BATALHÃO|COMPANHIA|REGIMENTO|ESQUADRÃO|GRUPO|REGIÃO)|COMISSÃO|CONSELHO|COMITÊ)(?!\p{Ll})[^.:;\t\n]{0,110}:?$`,
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

function roleNamed(word: string): PersonRole | null {
  if (/^president/iu.test(word)) return 'presidente'
  if (/^supl/iu.test(word)) return 'suplente'
  if (/^subst/iu.test(word)) return 'substituto'
  if (/^(?:titulares|membr)/iu.test(word)) return 'membro'
  return /^(?:titular|interin)/iu.test(word) ? 'titular' : null
}

/** What somebody is; who is a substitute stands in for somebody. */
export function roleColumns(value: PersonRole, { start, end }: Stretch): MovementReadings {
  const isSubstitute = value === 'substituto'
  return {
    pessoa_papel: { value, start, end },
    substituto: isSubstitute ? { value: true, start, end } : null,
  }
}

/** What stands before a name and a colon: `Ordenador de Despesas Titular: FULANA`, `Suplente: SICRANO`. */
export function leadColumns(
  text: string,
  lead: Stretch,
  name: Stretch | null | undefined,
): MovementReadings {
  const words = text.slice(lead.start, lead.end)
  const told = ITEM_LEAD.exec(words) ?? ROLE_LEAD.exec(words)
  if (!told || !name) return {}
  const { office = '', role = '' } = told.groups!
  const value = roleNamed(role)
  const roles = value ? roleColumns(value, name) : {}
  const end = lead.start + office.length
  const read = office === '' ? null : officeAt(text, { start: lead.start, end })
  return read?.office ? { ...roles, cargo_funcao: read.office } : roles
}

/** Whether what stands before a name is an office, and no reason: `Responsável pela Conformidade Titular: `. */
export function tellsOffice(lead: string): boolean {
  return ROLE_LEAD.test(lead) || (isTitled(lead) && ITEM_LEAD.test(lead))
}

export const ITEM_LEAD = new RegExp(
  anyCase(
    String.raw`^(?:(?:(?:primeir|segund|terceir|quart)[oa] |\d[ºª°] ?)?(?<role>titular|substitut[oa]|suplente|president[ea]|membr[oa]|interin[oa])s?|(?!candidat|vacância|nome|servidor|interessad|docente|represent|integrante|inscri|(?:primeir|segund|terceir|quart)[oa] ?:|\d[ºª°] ?suplente)(?<office>(?-i:\p{Lu})[^:;,\t\n]{3,120}?)(?: [-–]? ?(?<role>titular|substitut[oa]|suplente|interin[oa]))?) ?: $`,
  ),
  'u',
)
/** `Inscrição de Nota de Empenho (NE) em restos a pagar - Titular: ` */
const ROLE_LEAD = /^(?<office>\p{Lu}[^;\n]{3,140}) [-–] (?<role>Titular|Suplente|Substitut[oa]): $/u
