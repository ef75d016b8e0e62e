import { first, type SlotReading, trimmed } from '../reading.ts'
import { type LevelCode, levelCodeIn } from '../slots/level-code-slot.ts'
import {
  heldOfficeIn,
  isCareer,
  officeIn,
  type OfficeRead,
  officeToldBelow,
  postBeside,
  sharedPost,
} from '../slots/office-slot.ts'
import { listedRegistration, registrationIn } from '../slots/registration-slot.ts'
import { unitNamedIn, workplaceIn } from '../slots/unit-slot.ts'
import { COMPOSES, isOfGroup } from './committees.ts'
import { destinationIn } from './destination.ts'
import {
  behindName,
  type MovementPlace,
  type Offices,
  places,
  type ToldOffices,
} from './movement-place.ts'
import type { MovementKind, MovementReadings } from './movement.ts'
import { personNamesIn } from './person-names.ts'
import type { PersonnelUnit } from './personnel-units.ts'
import { roleOf } from './role-of-movement.ts'
import { effectOf } from './effect-of-movement.ts'
import { GOES, isOwnAcronym, unitOf, wholeUnit } from './unit-of-movement.ts'
import { vacancyOf } from './vacancy-of-movement.ts'

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

/** Whose post is given by contract, which may be what is undone. */
function isOfContract(text: string, { kind, clause, verb }: MovementPlace): boolean {
  if (kind === 'contratacao' || kind === 'rescisao') return true
  if (kind !== 'tornar_sem_efeito') return false
  return /^[^;.]{0,60}(?<!\p{L})contrata(?:ção|ções)(?!\p{L})/iu.test(
    text.slice(verb.end, clause.end),
  )
}

/** What is told, without the body whose act it is; a name for short before a unit is part of the office. */
function toldIn(text: string, place: MovementPlace, act: PersonnelUnit): ToldOffices {
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
function withoutOwnBody(told: ToldOffices, act: PersonnelUnit): ToldOffices {
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

function toldOf(text: string, place: MovementPlace): ToldOffices {
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
