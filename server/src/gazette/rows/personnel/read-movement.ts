import { matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, first, trimmed } from '../reading.ts'
import { datesIn } from '../slots/date-slot.ts'
import { type EffectRead, effectIn } from '../slots/effect-slot.ts'
import { type LevelCode, levelCodeIn } from '../slots/level-code-slot.ts'
import {
  type OfficeRead,
  heldOfficeIn,
  isCareer,
  officeIn,
  officeToldBelow,
  postBeside,
  sharedPost,
} from '../slots/office-slot.ts'
import { listedRegistration, registrationIn } from '../slots/registration-slot.ts'
import {
  unitAt,
  unitBehind,
  unitInScope,
  unitNamedIn,
  unitSentTo,
  workplaceIn,
} from '../slots/unit-slot.ts'
import { vacancyBehind, vacancyCodeIn, vacancyIn, vacancyToldIn } from '../slots/vacancy-slot.ts'
import { destinationIn } from './destination.ts'
import { GROUP, GROUP_NAME, isOfGroup } from './committees.ts'
import type { MovementKind, MovementReadings, PersonRole } from './movement.ts'
import { shortenedTo, withOthersBody, withoutBodyOfOffice } from './own-body.ts'
import { nameFrom, personNamesIn } from './person-names.ts'
import type { MovementClause } from './persons-of-clause.ts'
import type { ActPiece, PersonnelUnit } from './personnel-units.ts'

/**
 * One person in one movement, and where the text tells of both: what is told of the movement is its clause, or the
 * stem of a list.
 */
export interface MovementPlace extends MovementClause {
  name: SlotReading<string> | null
  /** What is told of this person alone. */
  own: Stretch
  /** The persons before this one in the same list. */
  ordinal: number
  piece: ActPiece
}

/** Kinds that leave the office that is held, and give none. */
const OF_HELD: MovementKind[] = [
  'aposentadoria',
  'pensao',
  'vacancia',
  'afastamento',
  'licenca',
  'promocao',
  'demissao',
  'remocao',
  'redistribuicao',
  'transferencia_reserva',
  'reversao',
]

/** The columns of a movement. */
export function readMovement(
  text: string,
  place: MovementPlace,
  unit: PersonnelUnit,
): MovementReadings {
  const offices = officesOf(text, place, unit)
  const role = roleOf(text, place, offices)
  return {
    tipo_movimentacao: { ...place.verb, value: place.kind },
    verbo: place.verb,
    ...requestOf(text, place),
    pessoa_nome: place.name,
    ...role,
    ...registrationOf(text, place),
    ...offices,
    ...destinationOf(text, place, offices),
    ...effectOf(text, place),
    ...vacancyOf(text, place, unit),
    autoridade_nome: unit.signer.name,
    autoridade_cargo: unit.signer.office,
  }
}

/** Where something is looked for: of the person first, then of all. */
function places({ own, clause }: MovementPlace): Stretch[] {
  const isSame = own.start >= clause.start && own.end === clause.end
  return isSame ? [own, { start: clause.start, end: own.start }] : [own, clause]
}

/** What is told behind the name, or of somebody who was named before. */
function behindName({ name, own }: MovementPlace): Stretch {
  const isNamedHere = name !== null && name.start >= own.start && name.end <= own.end
  return { start: isNamedHere ? name.end : own.start, end: own.end }
}

function requestOf(text: string, place: MovementPlace): MovementReadings {
  const find = (pattern: RegExp) =>
    first(places(place), ({ start, end }) => {
      const found = pattern.exec(text.slice(start, Math.min(end, start + 600)))
      if (!found) return null
      const at = start + found.index
      return { value: true, start: at, end: at + found[0].length }
    })
  return {
    a_pedido: find(/(?<!\p{L})a pedido(?!\p{L})/iu),
    de_oficio: find(/(?<!\p{L})(?:de of[íi]cio|ex[ -]of[fí]+[íi]cio)(?!\p{L})/iu),
  }
}

function registrationOf(text: string, place: MovementPlace): MovementReadings {
  const { name, own, clause } = place
  if (place.isOfHeirs) return lateRegistration(text, place)
  const reach = text.slice(behindName(place).start, Math.min(own.end, own.start + 600))
  const end = behindName(place).start + (OF_REPLACED.exec(reach)?.index ?? reach.length)
  const isApart = name && name.start >= clause.start && name.end < own.start
  const behind = isApart
    ? registrationIn(text, { start: name.end, end: own.start })
    : registrationIn(text, { start: behindName(place).start, end })
  const isBefore = name !== null && own.start < name.start
  const before = isBefore ? registrationIn(text, { start: own.start, end: name.start }) : null
  const near = name
    ? registrationIn(text, { start: Math.max(clause.start, name.start - 40), end: name.start })
    : null
  const isMilitary = near?.kind?.value === 'militar' && name && own.start === name.start
  const listed = name && listedRegistration(text, { start: own.start, end: name.start })
  const read = behind ?? before ?? listed ?? (isMilitary ? near : null)
  return { matricula: read?.number ?? null, matricula_tipo: read?.kind ?? null }
}

/** Behind these words it is somebody else's. */
const OF_REPLACED = /(?<!\p{L})(?:em substituição (?:ao?|à)|no lugar d|para substituir) /iu

/** The number of a late servant, behind the name and before that of an heir. */
function lateRegistration(text: string, { name, own }: MovementPlace): MovementReadings {
  if (!name) return {}
  const place = { start: name.end, end: Math.min(own.end, name.end + 300) }
  const next = personNamesIn(text, place).find(({ start }) =>
    isGivenTo(text.slice(name.end, start)),
  )
  const read = registrationIn(text, { ...place, end: next?.start ?? place.end })
  return { matricula: read?.number ?? null, matricula_tipo: read?.kind ?? null }
}

function isGivenTo(before: string): boolean {
  return /(?<!\p{L})(?:ao?|à|para|favor de)(?: \S+)? $/iu.test(before.slice(-30))
}

type Offices = Pick<
  MovementReadings,
  'cargo_efetivo' | 'cargo_funcao' | 'codigo' | 'sigla_funcao' | 'nivel_funcao' | 'unidade'
>

/** What is told of offices and units, each found apart from the others. */
interface Told {
  /** The post that somebody holds anyway. */
  held: SlotReading<string> | null
  heldUnit: SlotReading<string> | null
  works: SlotReading<string> | null
  office: OfficeRead | null
  level: LevelCode | null
  /** The office that is given or taken. */
  given: SlotReading<string> | null
  /** Nothing is given: somebody has a post, and leaves it. */
  isHeld: boolean
}

function officesOf(text: string, place: MovementPlace, unit: PersonnelUnit): Offices {
  const told = toldIn(text, place, unit)
  const { held, office, level, given, isHeld } = told
  const isContract = isOfContract(text, place)
  const code = isHeld && !given ? null : level
  return {
    cargo_efetivo: isContract ? null : (held ?? (isHeld ? (office?.office ?? null) : null)),
    cargo_funcao: given,
    codigo: code?.code ?? null,
    sigla_funcao: code?.acronym ?? null,
    nivel_funcao: code?.level ?? null,
    unidade: wholeUnit(text, unitOf(text, place, told, unit), unit),
  }
}

/** Of whose body it is: not told of an act's own. */
function wholeUnit(
  text: string,
  unit: SlotReading<string> | null,
  act: PersonnelUnit,
): SlotReading<string> | null {
  const whole = unit && withOthersBody(text, unit, (body) => isOfAuthority(body, act))
  return withoutOwnOffice(whole, act)
}

/** Whose post is given by contract, which may be what is undone. */
function isOfContract(text: string, { kind, clause, verb }: MovementPlace): boolean {
  if (kind === 'contratacao' || kind === 'rescisao') return true
  if (kind !== 'tornar_sem_efeito') return false
  return /^[^;.]{0,60}(?<!\p{L})contrata(?:ção|ções)(?!\p{L})/iu.test(
    text.slice(verb.end, clause.end),
  )
}

/** What is told, without the body whose act it is; a name for short before a unit is part of the office. */
function toldIn(text: string, place: MovementPlace, act: PersonnelUnit): Told {
  const told = withoutOwnBody(toldOf(text, place), act)
  const { office, given } = told
  const short = office?.unit && SHORT.exec(office.unit.value)?.[0]
  if (!short || !office.office || !office.unit) return told
  const end = office.unit.start + short.length
  if (isOwnAcronym(short, act)) return { ...told, office: { ...office, unit: null } }
  if (!unitNamedIn(text, { start: end, end: place.own.end })) return told
  const whole = trimmed(text, { start: office.office.start, end })
  const isGiven = given?.start === office.office.start
  return {
    ...told,
    office: { ...office, office: whole, unit: null },
    given: isGiven ? whole : given,
  }
}

/** `Superintendente Executivo da ANM`, in an act of that agency. */
function withoutOwnBody(told: Told, act: PersonnelUnit): Told {
  const { office, given } = told
  const found = office?.office && / d[ao] (\p{Lu}{2,8})$/u.exec(office.office.value)
  if (!found || !office?.office || !isOwnAcronym(found[1]!, act)) return told
  const { value, start } = office.office
  const cut = { value: value.slice(0, found.index), start, end: start + found.index }
  return {
    ...told,
    office: { ...office, office: cut },
    given: given?.start === start ? cut : given,
  }
}

const SHORT = /^\p{Lu}[^\p{Ll}\s,]+(?=$|, )/u

function toldOf(text: string, place: MovementPlace): Told {
  const { kind, own } = place
  const post = first(places(place), (each) => heldOfficeIn(text, each))
  const beside = postBesideName(text, place)
  const works = first(places(place), (each) => workplaceIn(text, each))
  const taken = [post && { start: post.from, end: post.end }, beside?.office ?? null, works].filter(
    (each) => each !== null,
  )
  const behind = behindName(place)
  const named = first([behind, ...places(place)], (each) => officeIn(text, each, taken))
  const isNone = named && (tellsNone(text, kind, named) || isOfMatter(text, place, named))
  const office = isNone ? null : named
  const level = first(
    office
      ? [{ start: office.from, end: Math.max(own.end, office.from) }, ...places(place)]
      : places(place),
    (each) => levelCodeIn(text, each),
  )
  const listed = office ? null : listedOffice(kind, beside, level)
  const held = post ?? (listed ? null : (beside?.office ?? null))
  const isHeld = leavesPost(text, kind, office, level)
  const isContract = isOfContract(text, place)
  const isMember = isOfGroup(place.verb.value) && !level && MEMBER.test(office?.office?.value ?? '')
  const told = office?.office ?? listed ?? officeToldBelow(text, place.clause)
  const given = isHeld || isMember ? null : (told ?? (isContract ? held : null))
  return { held, heldUnit: beside?.unit ?? null, works, office, level, given, isHeld }
}

/** What a committee is about: `para constituírem Comissão … visando apurar o acúmulo de cargos de Assistente`. */
function isOfMatter(text: string, { clause }: MovementPlace, { from }: OfficeRead): boolean {
  return (
    COMPOSES.test(text.slice(clause.start, from)) && /^d[aeo]s? /u.test(text.slice(from, from + 5))
  )
}

const COMPOSES =
  /(?<!\p{L})(?:constituír?em|comporem|integrarem|constituir|compor|integrar),? [^;.]{0,40}?(?<!\p{L})(?:Comiss|Comit|Sindic|Grupo|COMISS)/u

/** What somebody takes part as on a journey is no office, nor what a delegation is about. */
function tellsNone(text: string, kind: MovementKind, { from }: OfficeRead): boolean {
  const lead = text.slice(from, from + 12)
  if (kind === 'afastamento' || kind === 'licenca') return lead.startsWith('como ')
  return kind === 'delegacao' && /^d[oa]s? (?!função|cargo)/u.test(lead)
}

/** In lists the office stands where a post does, and its code behind it: `FULANA, Chefe da Seção, código FC-6`. */
function listedOffice(
  kind: MovementKind,
  beside: Omit<OfficeRead, 'from'> | null,
  level: LevelCode | null,
): SlotReading<string> | null {
  const office = beside?.office
  if (!office || !level || OF_HELD.includes(kind)) return null
  const between = level.code.start - office.end
  return between >= 0 && between < CODE_WITHIN ? office : null
}

const CODE_WITHIN = 14

/** What somebody is in a committee is no office. */
const MEMBER =
  /^(?:coordenador|president|secretári[oa] d|membr|suplent|titular|relator|vice-?\s?(?:president|coordenador))/iu

/** `, Analista, `, or what several are: `ambos Especialistas`. */
function postBesideName(text: string, { name, own, clause }: MovementPlace) {
  if (!name) return null
  const isFirst = name.start === own.start
  const start = isFirst ? Math.min(own.start, clause.start) : own.start
  return postBeside(text, name, { start, end: own.end }) ?? sharedPost(text, clause, name)
}

function leavesPost(
  text: string,
  kind: MovementKind,
  office: OfficeRead | null,
  level: LevelCode | null,
): boolean {
  const isPromoted = kind === 'promocao' && office
  if (isPromoted && /^\S+ (?:posto|graduação)/u.test(text.slice(office.from, office.from + 20)))
    return false
  if (OF_HELD.includes(kind)) return true
  return kind === 'exoneracao' && !level && !!office?.office && isCareer(office.office.value)
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

function unitOf(
  text: string,
  place: MovementPlace,
  told: Told,
  act: PersonnelUnit,
): SlotReading<string> | null {
  const { kind } = place
  const behind = behindName(place)
  if (kind === 'alteracao_exercicio' || kind === 'remocao')
    return unitSentTo(text, behind) ?? told.office?.unit ?? unitOfStem(text, place)
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

/** The committee that somebody is to form, and not where the matter is that it is about. */
function joinedGroup(
  text: string,
  place: MovementPlace,
  { given, level }: Told,
): SlotReading<string> | null {
  if (given || level) return null
  const { start, end } = place.clause
  return COMPOSES.test(text.slice(start, Math.min(end, start + 600))) ? groupOf(text, place) : null
}

/** Of an office that is given for what a unit does: `como pregoeiros, no âmbito da Unidade Gestora 110099`. */
function scopeOf(text: string, place: MovementPlace, { given }: Told): SlotReading<string> | null {
  const isOfOffice = given !== null && /^(?:design|dispens|nome|delega)/u.test(place.kind)
  return isOfOffice ? first(places(place), (each) => unitInScope(text, each)) : null
}

/** `no Comando de Operações, como Prestador de Tarefa`; not where somebody works until then. */
function unitBeforeOffice(
  text: string,
  { start }: Stretch,
  told: Told,
): SlotReading<string> | null {
  if (!told.given || !told.office) return null
  const named = unitNamedIn(text, { start, end: told.office.from })
  return named?.start === told.works?.start ? null : named
}

function heldUnit(
  text: string,
  place: MovementPlace,
  { held, heldUnit, works }: Told,
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
  { office, level, given, works }: Told,
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
function isOwnAcronym(name: string, { signer }: PersonnelUnit): boolean {
  const [unit = ''] = name.split(/[/-]/u)
  if (!/^\p{Lu}{2,12}$/u.test(unit) || /\p{Ll}/u.test(name)) return false
  const office = signer.office?.value ?? ''
  // A pattern of its own is made only where it may be found.
  const isNamed =
    office.includes(unit) && new RegExp(`(?<!\\p{L})${unit}(?!\\p{L})`, 'u').test(office)
  if (isNamed || OWN_BODIES.test(name)) return true
  const initials = matchesOf(office, /(?<!\p{L})\p{L}(?=\p{L}{3})/gu)
  return plain(initials.join('')).includes(plain(unit))
}

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

function destinationOf(text: string, place: MovementPlace, offices: Offices): MovementReadings {
  const { kind } = place
  const isUndone =
    kind === 'tornar_sem_efeito' &&
    /à disposição d|requisição|cessão/iu.test(
      text.slice(place.clause.start, place.clause.start + 1_500),
    )
  if (!isUndone && !GOES.includes(kind)) return {}
  const { own, clause } = place
  const isItem = own.start >= clause.end || own.end <= clause.start
  // `Remover, para o Tribunal …, a servidora FULANA`: it may be told before who goes.
  const ahead = { start: place.verb.end, end: Math.max(place.verb.end, behindName(place).start) }
  const isAhead = /(?<!\p{L})para(?!\p{L})/iu.test(text.slice(ahead.start, ahead.end))
  const within = isItem ? [own, clause] : [behindName(place), ...(isAhead ? [ahead] : [])]
  return first(within, (each) => destinationIn(text, each, offices.unidade ?? null)) ?? {}
}

/** Kinds that send somebody to another body. */
const GOES: MovementKind[] = [
  'cessao',
  'requisicao',
  'remocao',
  'redistribuicao',
  'alteracao_exercicio',
]

/** What somebody is in the movement: stands in for another, or is a member. */
function roleOf(text: string, place: MovementPlace, { cargo_funcao }: Offices): MovementReadings {
  const { kind, name, verb, own, clause } = place
  const role = (value: PersonRole, { start, end }: Stretch) => ({
    pessoa_papel: { value, start, end },
  })
  if (!name) return {}
  if (place.isOfHeirs) return role('instituidor', name)
  const until = cargo_funcao ? cargo_funcao.start : Math.min(own.end, behindName(place).start + 400)
  const from = behindName(place).start
  const substitute = first(
    [
      { start: from, end: Math.max(until, from) },
      { start: clause.start, end: Math.min(clause.end, clause.start + 300) },
    ],
    (each) => substituteIn(text, each),
  )
  const behind =
    cargo_funcao &&
    /^(?: d[ao] \p{Lu}{2,8})?\s*,?\s*\(?substitut/iu.test(
      text.slice(cargo_funcao.end, cargo_funcao.end + 32),
    )
      ? cargo_funcao
      : null
  const found = substitute ?? behind
  if (
    found &&
    [
      'designacao',
      'dispensa',
      'nomeacao',
      'exoneracao',
      'retificacao',
      'tornar_sem_efeito',
      'substituicao',
      'outro',
    ].includes(kind)
  )
    return { ...role('substituto', found), substituto: { ...found, value: true } }
  return role(memberRole(text, place, verb, cargo_funcao ?? null), name)
}

const SUBSTITUTE =
  /(?<!\p{L})(?<!destinad[oa]s? (?:a|à|ao|às|aos) )(?:substitu(?:ir|iu)|(?<!professora? )(?<!(?:Ju[ií]z[a]?|Desembargadora?)(?: de Direito| Federal| do Trabalho)? )substitut[oa]s?(?: ?\([ao]\))?(?= (?:eventua|interin[oa]|d[oae]s?(?:\([oa]\))? |n[ao] \p{Lu}|e eventual|legal|que (?:atualmente )?(?:ocupa|exerce)))|substituição(?= (?:d[oa]|eventual))|substituta?o?(?=,? (?:nos|em su)))/iu

function substituteIn(text: string, { start, end }: Stretch): Stretch | null {
  const found = SUBSTITUTE.exec(text.slice(start, Math.max(start, end + 12)))
  if (!found) return null
  const at = start + found.index
  return { start: at, end: at + found[0].length }
}

function memberRole(
  text: string,
  { kind, own, clause, name, ordinal }: MovementPlace,
  verb: SlotReading<string>,
  office: SlotReading<string> | null,
): PersonRole {
  const stem = text.slice(clause.start, Math.min(clause.end, clause.start + 700))
  const [, beside = ''] =
    /^ ?[-–(] ?(titular|suplente)(?!\p{L})/iu.exec(
      name ? text.slice(name.end, name.end + 14) : '',
    ) ?? []
  if (/^s/iu.test(beside)) return 'suplente'
  const isGroup =
    (isOfGroup(verb.value) && kind !== 'outro') ||
    (!office &&
      GROUP.test(stem) &&
      /integra|compor|comp[õo]|constitu|membr|presid[eê]n/iu.test(stem))
  if (!isGroup && /^membr[oa](?: titular)?$/iu.test(office?.value ?? '')) return 'membro'
  if (!isGroup || !['designacao', 'dispensa', 'outro', 'tornar_sem_efeito'].includes(kind))
    return 'titular'
  const about =
    text.slice(own.start, Math.min(own.end, own.start + 300)) +
    (name
      ? text
          .slice(Math.max(0, name.start - 40), name.start)
          .split(/[;\n]/u)
          .at(-1)!
      : '')
  if (/suplente/iu.test(about)) return 'suplente'
  if (UNDER_FIRST.test(stem)) return ordinal === 0 ? 'presidente' : 'membro'
  if (/(?<!vice-?\s?)president[ea]|coordenador/iu.test(about)) return 'presidente'
  return 'membro'
}

const UNDER_FIRST = /(?:presidência|coordenação) d[oa] primeir/iu

function effectOf(text: string, place: MovementPlace): MovementReadings {
  const told = first(places(place), (each) => effectIn(text, newPeriod(text, each, place)))
  const read = told?.from && ENDS.test(place.verb.value) ? (dayOfEnd(text, place) ?? told) : told
  const isOfAnother = read?.from && (OPEN_ENDED.includes(place.kind) || ENDS.test(place.verb.value))
  return effectColumns((isOfAnother ? null : read) ?? lastDayOf(text, place) ?? place.piece.force)
}

/** `Prorrogar, até 31/05/2023, a vigência do contrato`: the last day is all that is told. */
function lastDayOf(text: string, { verb, own }: MovementPlace): EffectRead | null {
  const until = /^prorrog/iu.test(verb.value)
    ? UNTIL
    : /^design/iu.test(verb.value)
      ? EXERTS_UNTIL
      : null
  if (!until) return null
  const to = datesIn(text, { start: own.start, end: Math.min(own.end, own.start + 600) }).find(
    ({ start }) => until.test(text.slice(Math.max(0, start - 30), start)),
  )
  return to
    ? { origin: { value: 'periodo', start: to.start, end: to.end }, date: null, from: null, to }
    : null
}

const UNTIL = /(?<!\p{L})até (?:o dia )?$/iu
/** `para exercer, até 19 de março de 2023, o encargo` */
const EXERTS_UNTIL = /(?<!\p{L})exercer, até (?:o dia )?$/iu

/** `Altera o afastamento …, de A para B`: what it was is over. */
function newPeriod(text: string, { start, end }: Stretch, { verb }: MovementPlace): Stretch {
  if (!/^alter/iu.test(verb.value)) return { start, end }
  const found = /\d,? para (?=(?:o período )?(?:de )?\d)/u.exec(text.slice(start, end))
  return { start: found ? start + found.index + found[0].length : start, end }
}

/** A period beside these is that of something else. */
const OPEN_ENDED: MovementKind[] = ['tornar_sem_efeito', 'aposentadoria', 'pensao']

/** `INTERROMPER, a partir de 20 de março de 2023, o afastamento …, no período de …` */
function dayOfEnd(text: string, { verb }: MovementPlace): EffectRead | null {
  const read = effectIn(text, { start: verb.end, end: verb.end + 60 })
  return read?.date ? read : null
}

/** What ends has a period of its own, which is over. */
const ENDS = /^(?:encerr|revog|exoner|dispens|cess|interromp)/iu

export function effectColumns(read: EffectRead | null): MovementReadings {
  if (!read) return {}
  const { origin, date, from, to } = read
  return { data_efeito: date, data_efeito_origem: origin, periodo_inicio: from, periodo_fim: to }
}

/** Who held a post before: the name behind why it is vacant. */
/** `em substituição a FULANA` */
function replacedIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const found = REPLACED.exec(text.slice(start, end))
  return found && nameFrom(text, { start: start + found.index + found[0].length, end })
}

/** Ranks, and the numbers of soldiers, stand before a name. */
const REPLACED =
  /(?<!\p{L})em substituição (?:ao?|à)(?: (?:servidora?|[Cc]onselheir[oa]|(?:Capitão|Tenente|Major|Coronel|Sargento|Suboficial|Cabo|General|Almirante|Brigadeiro|Contra-Almirante|Vice-Almirante|Primeiro|Segundo|Terceiro)[^,;.\n]{0,40}? (?=\p{Lu}{3,} )(?:[\d.()-]+ )?))? ?(?=\p{Lu})(?!(?:Capitão|Tenente|Major|Coronel|Sargento|Suboficial|Cabo|General|Almirante|Brigadeiro) )/u

export function holderIn(text: string, { start, end }: Stretch): SlotReading<string> | null {
  const lead = HOLDER.exec(text.slice(start, Math.min(end, start + 200)))
  return lead && nameFrom(text, { start: start + lead[0].length, end })
}

const HOLDER =
  /^[^.;\n]{0,120}?(?<!\p{L})(?:d[aeo]|D[AEO]|por|pel[ao]|à|ao)(?: (?:ex-?)?(?:[Ss]ervidora?|[Pp]rofessora?|titular)(?: ?\([ao]\))?(?: aposentad[oa])?,?)? (?=\p{Lu}[\p{L}'´]+ (?:d[aeo]s? |D[AEO]S? |[eE] )?\p{Lu})(?!\p{Lu}\p{L}+ (?:para|d[eo] (?:cargo|Aperf)))/u

function vacancyOf(text: string, place: MovementPlace, unit: PersonnelUnit): MovementReadings {
  const { kind } = place
  const isDeclared = kind === 'vacancia'
  const codes = { vaga_codigo: first(places(place), (each) => vacancyCodeIn(text, each)) }
  if (!['vacancia', 'nomeacao', 'contratacao', 'tornar_sem_efeito', 'designacao'].includes(kind))
    return codes
  const within =
    unit.grounds && kind === 'nomeacao' ? [...places(place), unit.grounds] : places(place)
  const read =
    first(within, (each) => vacancyIn(text, each, isDeclared)) ??
    (codes.vaga_codigo && vacancyBehind(text, codes.vaga_codigo, place.own.end)) ??
    (kind === 'nomeacao' && unit.grounds ? vacancyToldIn(text, unit.grounds) : null)
  if (!read && kind === 'designacao')
    return { ...codes, vaga_antecessor: replacedIn(text, place.own) }
  if (!read) return isDeclared ? { ...codes, vaga_causa: { ...place.verb, value: 'outra' } } : codes
  if (isDeclared) return { ...codes, vaga_causa: read.cause }
  const holder = holderIn(text, { start: read.holderFrom ?? read.from, end: read.end })
  const number = holder && /^,? n[º°o.]+ ?(\d+)/u.exec(text.slice(holder.end, holder.end + 20))
  const at = holder && number ? holder.end + number[0].length - number[1]!.length : 0
  return {
    vaga_causa: read.cause,
    vaga_antecessor: holder ?? null,
    vaga_codigo:
      codes.vaga_codigo ??
      (number ? { value: number[1]!, start: at, end: at + number[1]!.length } : null),
  }
}
