import { matchesOf } from '../../../../engine/entities.ts'
import { first, type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { unitAt, unitBehind, unitInScope, unitNamedIn, unitSentTo } from '../slots/unit-slot.ts'
import { COMPOSES, GROUP_NAME } from './committees.ts'
import { behindName, type MovementPlace, places, type ToldOffices } from './movement-place.ts'
import type { MovementKind } from './movement.ts'
import { shortenedTo, withOthersBody, withoutBodyOfOffice } from './own-body.ts'
import type { PersonnelUnit } from './personnel-units.ts'

/** Of whose body it is: not told of an act's own. */
export function wholeUnit(
  text: string,
  unit: SlotReading<string> | null,
  act: PersonnelUnit,
): SlotReading<string> | null {
  const whole = unit && withOthersBody(text, unit, (body) => isOfAuthority(body, act))
  return withoutOwnOffice(whole, act)
}

/** Universities, institutes and agencies, whose acts rarely say their letters. */
const OWN_BODIES =
  /^(?:IF(?:A[CLMP]|BA?|CE?|ES|F|G|M[AGST]|NMG|P[ABEIR]|R[JNORS]|S|SC|SP|SUL|TM|TO)|UF\p{Lu}{1,4}|UTFPR|INSS|DNIT|IBAMA)$/u

/** `9º Ofício Geral da Procuradoria Regional …` in acts of that office; and the office itself is none. */
export function withoutOwnOffice(
  unit: SlotReading<string> | null,
  act: PersonnelUnit,
): SlotReading<string> | null {
  const { signer } = act
  if (!unit || !signer.office) return unit
  if (isOwnAcronym(unit.value, act)) return null
  const [short, letters] = /\/(\p{Lu}{3,12})$/u.exec(unit.value) ?? []
  // `CH/UFCG` in acts of that university
  if (short && isOwnAcronym(letters!, act))
    return shortenedTo(unit, unit.value.length - short.length)
  const named = OWN_LETTERS.exec(unit.value)
  if (named && isOwnAcronym(named[1]!, act))
    return withoutOwnOffice(shortenedTo(unit, named.index), act)
  const without = withoutBodyOfOffice(unit, signer.office.value)
  if (without !== unit) return without
  const office = plain(signer.office.value)
  const at = unit.value.search(/ d[ao] Procuradoria/u)
  if (at !== -1 && office.includes(plain(unit.value.slice(at + 4))))
    return { ...unit, value: unit.value.slice(0, at), end: unit.start + at }
  const isHead = /^(?:Delegacia|Superintendência|Procuradoria) /u.test(unit.value)
  const rest = plain(unit.value).replace(/^\S+ /u, '')
  if (isHead && office.replace(/^\S+ /u, '') === rest) return null
  return OF_WHOLE.exec(office)?.[1] === plain(unit.value) ? null : unit
}

/** `Corregedoria da UFX` */
const OWN_LETTERS = /(?<=\p{L}.{2,}),? d[aeo] (\p{Lu}{3,12})$/u

/** Who heads the body whose act it is: `Superintendente da Controladoria Regional da União no Estado da Bahia`. */
const OF_WHOLE =
  /^(?:\S+|\S+ (?:geral|substitut[oa]|regional)) d[ao] ((?:controladoria|instituto|centro|alfandega|delegacia|superintendencia|museu|hospital|agencia|inspetoria)(?!\p{L})[^,]+)(?:,.*)?$/u

export function unitOf(
  text: string,
  place: MovementPlace,
  told: ToldOffices,
  act: PersonnelUnit,
): SlotReading<string> | null {
  const { kind } = place
  const behind = behindName(place)
  if (kind === 'alteracao_exercicio' || kind === 'remocao')
    return (
      unitSentTo(text, behind) ??
      told.office?.unit ??
      unitOfStem(text, place) ??
      unitBeforeName(text, place)
    )
  const isOwn = (body: string) => GOES.includes(kind) || isOfAuthority(body, act)
  if (told.isHeld)
    return heldUnit(text, place, told, (body) => !body.startsWith('Procuradoria') || isOwn(body))
  return (
    told.office?.unit ??
    joinedGroup(text, place, told) ??
    unitOfOffice(text, place, told, isOwn) ??
    groupOf(text, place) ??
    unitBeforeOffice(text, behind, told) ??
    scopeOf(text, place, told) ??
    (kind === 'designacao' && !told.given && !told.level ? unitSentTo(text, behind) : null)
  )
}

/** Where a list's stem sends all of its persons. */
function unitOfStem(text: string, { own, clause }: MovementPlace): SlotReading<string> | null {
  const isBelow = own.start >= clause.end
  return isBelow ? unitSentTo(text, clause) : null
}

/** `COLOCAR À DISPOSIÇÃO da Seção Judiciária do Exemplo a servidora FULANA`, `Lotar na Secretaria de Gestão a servidora FULANA` */
function unitBeforeName(text: string, { verb, name }: MovementPlace): SlotReading<string> | null {
  return name && verb.end < name.start
    ? unitSentTo(text, { start: verb.end, end: name.start })
    : null
}

/** The committee that somebody is to form, and not where the matter is that it is about. */
function joinedGroup(
  text: string,
  place: MovementPlace,
  { given, level }: ToldOffices,
): SlotReading<string> | null {
  if (given || level) return null
  const { start, end } = place.clause
  return COMPOSES.test(text.slice(start, Math.min(end, start + 600))) ? groupOf(text, place) : null
}

/** Of an office that is given for what a unit does: `como pregoeiros, no âmbito da Unidade Gestora 110099`. */
function scopeOf(
  text: string,
  place: MovementPlace,
  { given }: ToldOffices,
): SlotReading<string> | null {
  const isOfOffice = given !== null && /^(?:design|dispens|nome|delega)/u.test(place.kind)
  return isOfOffice ? first(places(place), (each) => unitInScope(text, each)) : null
}

/** `no Comando de Operações, como Prestador de Tarefa`; not where somebody works until then. */
function unitBeforeOffice(
  text: string,
  { start }: Stretch,
  told: ToldOffices,
): SlotReading<string> | null {
  if (!told.given || !told.office) return null
  const named = unitNamedIn(text, { start, end: told.office.from })
  return named?.start === told.works?.start ? null : named
}

function heldUnit(
  text: string,
  place: MovementPlace,
  { held, heldUnit, works }: ToldOffices,
  isOwn: (body: string) => boolean,
): SlotReading<string> | null {
  const { start, end } = behindName(place)
  const isFar = works && /\spara\s/u.test(text.slice(start, works.start))
  if (works && !isFar) return works
  return heldUnit ?? unitBehind(text, { start: Math.max(start, held?.end ?? 0), end }, isOwn)
}

/** Right behind the office or its code, or further on; where somebody works counts only if it is told behind. */
function unitOfOffice(
  text: string,
  place: MovementPlace,
  { office, level, given, works }: ToldOffices,
  isOwn: (body: string) => boolean,
): SlotReading<string> | null {
  const behind = behindName(place)
  if (!given && !level) return works
  if (works && office?.office && isPointedTo(text, office.office, works)) return works
  const isBefore = level !== null && level.code.start < behind.start
  const start = office
    ? (office.office?.end ?? office.from)
    : isBefore
      ? level.code.end
      : behind.start
  const end = start < place.own.end ? place.own.end : Math.max(place.clause.end, start)
  const isCodeNext = level && level.code.start >= start && level.code.start - start < 40
  const right =
    (isCodeNext ? unitBehind(text, { start, end: level.code.end + 1 }, isOwn) : null) ??
    unitBehind(text, { start: isCodeNext ? level.code.end : start, end }, isOwn)
  if (right) return right
  const named = unitNamedIn(text, { start, end })
  const isGiven = works && GIVES_PLACE.test(text.slice(Math.max(0, works.start - 40), works.start))
  const later = works && (works.start >= start || !office || isGiven) ? works : null
  if (named && later) return named.start < later.start ? named : later
  return named ?? later
}

/** `lotada no Campus Rio Bonito, da função de Coordenadora de Curso do referido campus` */
function isPointedTo(text: string, { end }: Stretch, works: SlotReading<string>): boolean {
  const [, word] = POINTS_TO.exec(text.slice(end, end + 40)) ?? []
  return word !== undefined && plain(works.value).startsWith(plain(word))
}

const POINTS_TO = /^ d[ao] (?:referid|supracitad|mencionad|citad|aludid)[oa] (\p{L}+)/u

/** Words before where somebody will work, and not where somebody does. */
const GIVES_PLACE = /(?:com (?:lotação|exercício)|para (?:exercício|compor)) [^,]*$/iu

/** Whether a body is named by whoever decides. */
function isOfAuthority(body: string, { signer }: PersonnelUnit): boolean {
  if (!signer.office) return true
  const office = plain(signer.office.value)
  if (!body.startsWith('Procuradoria') && !OF_MINISTRY.test(office)) return true
  const [start] = plain(body).split(/,| [-–(]|\/[a-z]{2}$| d[aeo]s? (?=\S+$)/u)
  return ofState(office).includes(ofState(start!))
}

/** `no Tocantins` is `no Estado do Tocantins`. */
function ofState(words: string): string {
  return words.replaceAll(/ (?:n[ao] estado d[aeo]|n[ao]|em) (?=\S)/gu, ' em ')
}

/** Ministries appoint in bodies of theirs. */
const OF_MINISTRY = /minist(?:r[ao]|erio)|casa civil/u

/** Whether letters are those of the body whose act it is: `FCRB` of `Fundação Casa de Rui Barbosa`. */
export function isOwnAcronym(name: string, { signer }: PersonnelUnit): boolean {
  const [unit = ''] = name.split(/[/-]/u)
  if (!/^\p{Lu}{2,12}$/u.test(unit) || /\p{Ll}/u.test(name)) return false
  const office = signer.office?.value ?? ''
  // A pattern of its own is made only where it may be found.
  const isNamed =
    office.includes(unit) && new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, 'u').test(office)
  if (isNamed || OWN_BODIES.test(name)) return true
  return [INITIALS, INITIALS_OF_SHORT_WORDS].some((letters) =>
    plain(matchesOf(office, letters).join('')).includes(plain(unit)),
  )
}

const INITIALS = /(?<!\p{L})\p{L}(?=\p{L}{3})/gu
/** `Rui` and `São` count, `dos` does not. */
const INITIALS_OF_SHORT_WORDS =
  /(?<!\p{L})(?!(?:d[ao]s|n[ao]s|com|por)(?!\p{L}))\p{L}(?=\p{L}{2})/giu

function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The committee that somebody joins or leaves. */
function groupOf(text: string, { kind, clause }: MovementPlace): SlotReading<string> | null {
  return kind === 'designacao' || kind === 'dispensa' ? groupIn(text, clause) : null
}

export function groupIn(text: string, clause: Stretch): SlotReading<string> | null {
  const own = text.slice(clause.start, Math.min(clause.end, clause.start + 600))
  const found = GROUP_NAME.exec(own)
  if (found) return unitAt(text, { start: clause.start + found.index, end: clause.end })
  const helpers = SMALL_GROUP.exec(own)
  return helpers && trimmed(text, stretchOf(helpers, clause.start))
}

/** It has no name of its own. */
const SMALL_GROUP = /(?<!\p{L})equipe de apoio(?!\p{L})/u

function stretchOf({ index, 0: words }: RegExpExecArray, at: number): Stretch {
  return { start: at + index, end: at + index + words.length }
}

/** Kinds that send somebody to another body. */
export const GOES: MovementKind[] = [
  'cessao',
  'requisicao',
  'remocao',
  'redistribuicao',
  'alteracao_exercicio',
]
