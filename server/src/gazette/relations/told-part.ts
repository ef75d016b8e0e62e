import { anyCase, eachMatch, matchesOf } from '../../../engine/entities.ts'
import {
  DEVICES_BELOW,
  DEVICE_AFTER,
  DEVICE_ALTERED,
  DEVICE_BEFORE,
  DEVICE_MEANT,
  LISTED_DEVICE,
} from './device.ts'
import { type NamedPerson, peopleIn } from './named-people.ts'
import type { Span, ToldPart } from './part.ts'
import {
  EXCEPT_AFTER,
  MAY_EXCEPT,
  MAY_RESTRICT,
  OBJECT_WITHIN,
  ONLY_AFTER,
  ONLY_BEFORE,
  OUT_OF_ACT,
  THING_BEFORE,
  WITHIN_ACT,
} from './restriction.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** `a remoção de FULANO, constante do Anexo I da Portaria nº 1` */
const LISTED_IN =
  /(?:constantes?|contid[ao]s?|inclu[íi]d[ao]s?|relacionad[ao]s?|listad[ao]s?) [dn][ao]s? $/iu
/** What is done to people, as a noun. */
const DEED = eitherOf(
  String.raw`(?:${eitherOf(
    'nomea|designa|exonera|contrata|autoriza|redistribui|promo|remo|requisi|movimenta|indica',
    'substitui|libera',
  )})[çc](?:[ãa]o|[õo]es)`,
  'dispensas?|aposentadorias?|pens(?:[ãa]o|[õo]es)|afastamentos?|cess(?:[ãa]o|[õo]es)|licen[çc]as?',
  'provimentos?|concess(?:[ãa]o|[õo]es)|contratos?',
)
/** The deed that a verb is about, in the words between both and the act's name. */
const DEED_BEFORE = new RegExp(
  `(?:^|[\\s,;:])(?:d?[ao]s? )?(?:(?:pr[óo]pri|referid)[ao]s? )?(${DEED})(?!\\p{L})`,
  'giu',
)
/** In the words before an act that is not the first of its sentence, a deed of its own. */
const NEXT_DEED = new RegExp(`(?:[;,\\n]|\\be) ?(?:e )?d?[ao]s? (${DEED})(?!\\p{L})`, 'giu')
/** `, e dos candidatos FULANO e BELTRANO, contidas no Ato nº 2` */
const NEXT_PEOPLE = /(?:[;,]|\be) ?(?:e )?d[ao]s?(?:\([ao]s?\))? (?:\S+ )?(?=\p{Lu}{3,})/giu
/** Comes after an act that is meant only for a deed. */
const DEED_AFTER = new RegExp(
  `^[^.;\\n]{0,260}?(?:referentes?|relativ[ao]s?|alusiv[ao]s?|correspondentes?|no que (?:se refere|diz respeito|tange|concerne|toca)|no tocante) (?:[àa]o?s?|a)(?:\\([ao]s?\\))? (?:publica[çc][ãa]o d[ao]s? )?(${DEED})(?!\\p{L})`,
  'iu',
)
/** `Alterar, em parte, o Ato nº 1` */
const PARTLY = /^[\s,]*(?:[^.;:]{0,30}[\s,])?(em parte|parcialmente)(?=[\s,])/iu
/** `Alterar a fundamentação legal do Ato nº 1` */
const BASIS_BEFORE = /\b(fundament(?:a[çc][ãa]o|os?) leg(?:al|ais)) d[aeo]s? ?$/iu
export const IN_PART = /^(?:em parte|parcialmente)$/i
/** `GEOVANA VENANCIO SILVA, nomeada pelo` at the beginning of a line. */
const LINE = /\n[^\S\n]*(?:[\d.)ºª-]{1,5} ?|[IVXLC]{1,6} ?[-–] )?(?=\p{Lu})[^\n]*$/u
/** Ends the names of people after a deed. */
const END_OF_PEOPLE = new RegExp(
  anyCase(
    eitherOf(
      String.raw`[,\s](?:${eitherOf(
        String.raw`para|no cargo|em vaga|em virtude|em raz|ocupantes?|matr[íi]cula|siape|classificad\S*|efetu\S*`,
        String.raw`feit[ao]s?|realizad\S*|constantes?|contid\S*|objeto|ocorrid\S*|de que trata|publicad\S*`,
        String.raw`integrantes?|lotad\S*|pel[ao]s?|por (?:meio|interm)|aprovad\S*|abaixo|portador\S*|do exerc`,
        'do encargo|da fun',
      )})(?!\p{L})`,
      String.raw`;(?! (?:e )?(?-i:\p{Lu}{3}))|\((?! ?[\d.-]+ ?\))|[:\n]`,
    ),
  ),
  'u',
)
/** `a nomeação do referido candidato` */
const SAID_ABOVE = /^[^,;]{0,20}(?:referid|mencionad|citad|mesm|supra)/iu
const ABOVE = 1_500
/** After a deed whose people come below. */
const BELOW = 2_500
const NEXT_DECISION =
  /\n\n(?=Art|N[º°]|[IVX]{1,4} ?[-–]|\d{1,2}[.)] |(?:[IVX]+ - )?(?:nomear|designar|exonerar|dispensar|revogar|tornar|alterar|determinar|esta portaria|este ato))/iu
/** A line of a list that begins with a name. */
const LISTED =
  /(?:^|\n)[^\S\n]*(?:[\d.)ºª•-]{1,5}[^\S\n]?|[IVXLC]{1,6} ?[-–] )?(\p{Lu}[^\n,;/\t(–-]{5,80}?)(?= ?[,;/\t(–-])/gu
/** `, à servidora FULANA`, `celebrado com o professor substituto FULANO`, `: FULANO` */
const PERSON_AFTER = new RegExp(
  anyCase(
    String.raw`(?:^[^\n.;]{0,30}: ?|(?<!\p{L})(?:candidat|servidor|professor|empregad|militar|procurador|magistrad|pensionist|benefici[áa]ri|estagi[áa]ri|m[ée]dic)(?:[ao]|es|[ao]s)?(?:\([ao]\))?(?: (?:p[úu]blic|substitut|visitant|tempor[áa]ri|t[ée]cnic)\S*| d[aeo] (?-i:\p{Lu}\p{Ll}+))? )(?=\p{Lu})`,
  ),
  'gu',
)
const PERSON_LENGTH = 800
/** How far after an act's name a restriction may begin. */
const RESTRICTION_LENGTH = 400
const NAME_LENGTH = 100

/** The words around the name of an act that a verb is about. */
export interface Around {
  /** The whole text, with blanks for what is quoted. */
  said: string
  /** The same with its quotations. */
  text: string
  /** From the verb, or from the act before, to this act's name. */
  before: Span
  /** From this act's name to the next one, or to the end of the sentence. */
  after: Span
  /** Whether it is the first act after the verb. */
  isFirst: boolean
  /** Whether an act is undone: then a thing that is in it is not the whole. */
  undoes: boolean
  /** Whether something is taken out of an act or put into it. */
  moves: boolean
  /** Where the verb says that only a part is meant. */
  partly: Span | null
}

/** The part of an act that a text names; null: it speaks of the whole act. */
export function toldPart(around: Around): ToldPart | null {
  const { text, before, isFirst, partly } = around
  const lead = text.slice(...before)
  const device = DEVICE_BEFORE.exec(lead)
  const people = device && LISTED_IN.test(lead.slice(0, device.index)) ? deedBefore(around) : null
  if (people?.tipo === 'pessoa') return people
  const listed = DEVICES_BELOW.exec(lead)
  if (listed) return devicesBelow(around, before[0] + listed.index, listed[1]!)
  if (device) return printed('dispositivo', text, before[0] + device.index, device[1]!)
  const inPart = isFirst ? PARTLY.exec(lead) : null
  if (inPart)
    return printed('medida', text, before[0] + inPart[0].length - inPart[1]!.length, inPart[1]!)
  const basis = BASIS_BEFORE.exec(lead)
  if (basis) return printed('medida', text, before[0] + basis.index, basis[1]!)
  const named = objectBefore(around) ?? partAfter(around)
  if (named || !partly) return named
  return printed('medida', text, partly[0], text.slice(...partly))
}

/** The divisions that a list below an act's name has; without one, the words that announce it. */
function devicesBelow(
  { said, text, after: [from, to] }: Around,
  start: number,
  words: string,
): ToldPart {
  const found = matchesOf(said.slice(from, to), LISTED_DEVICE)
  if (found.length === 0) return printed('medida', text, start, words)
  const at = found.map(({ index, 0: { length } }): Span => [from + index, from + index + length])
  return { tipo: 'dispositivo', texto: at.map((span) => text.slice(...span)).join('; '), at }
}

/** What the words before an act's name say that is undone or altered of it. */
function objectBefore(around: Around): ToldPart | null {
  const { said, before, after, isFirst, undoes, moves } = around
  const lead = said.slice(...before)
  const only = isFirst ? ONLY_BEFORE.exec(lead) : null
  if (only) return restricted(around, before[0] + only.index + 1, only[1]!)
  const isWithin = isFirst && (moves ? OUT_OF_ACT : WITHIN_ACT).test(lead)
  const within = isWithin ? OBJECT_WITHIN.exec(said.slice(...after)) : null
  if (within) return restricted(around, placeOf(after[0], within), within[1]!)
  const deed = deedBefore(around)
  if (deed || !undoes) return deed
  const thing = THING_BEFORE.exec(lead)
  if (!thing) return null
  const at = before[0] + thing.index + thing[0].indexOf(thing[1]!)
  return ofPeople(around, at, at + thing[1]!.length, before[1])
}

/** What the words after an act's name say of it. */
function partAfter(around: Around): ToldPart | null {
  const { said, text, after, undoes } = around
  const own = DEVICE_AFTER.exec(said.slice(...after))
  if (own) return printed('dispositivo', text, placeOf(after[0], own), own[1]!)
  const altered = alteredDevice(text.slice(...after))
  if (altered) return printed('dispositivo', text, placeOf(after[0], altered), altered[1]!)
  const only = afterAct(around)
  if (only || !undoes) return only
  const except = matchOf(EXCEPT_AFTER, MAY_EXCEPT, said.slice(...after))
  return except && printed('medida', text, placeOf(after[0], except), except[1]!)
}

/** Most acts are followed by no restriction, and its patterns try every place. */
function matchOf(pattern: RegExp, stems: RegExp, follows: string): RegExpExecArray | null {
  return stems.test(follows.slice(0, RESTRICTION_LENGTH)) ? pattern.exec(follows) : null
}

/** Where the words that a pattern captured at its end begin. */
function placeOf(from: number, [matched, captured]: RegExpExecArray): number {
  return from + matched.length - captured!.length
}

/** Most acts are followed by no purpose, and its pattern tries every place. */
function alteredDevice(follows: string): RegExpExecArray | null {
  return /\bpara\b|\ba fim de\b|\bpassando\b/i.test(follows) ? DEVICE_ALTERED.exec(follows) : null
}

/** `o Ato nº 1, no que diz respeito à nomeação de FULANO`, `, apenas quanto ao prazo` */
function afterAct(around: Around): ToldPart | null {
  const { said, after } = around
  const follows = said.slice(...after)
  const meant = DEED_AFTER.exec(follows)
  const only = restrictionAfter(around)
  if (only && (!meant || only.at[0]![0] < after[0] + meant.index + meant[0].length)) return only
  if (!meant) return null
  const at = after[0] + meant[0].length
  return ofPeople(around, at - meant[1]!.length, at, after[1])
}

/** The part to which the words after an act's name restrict what is done to it. */
export function restrictionAfter(around: Around): ToldPart | null {
  const { said, after } = around
  const only = matchOf(ONLY_AFTER, MAY_RESTRICT, said.slice(...after))
  return only && restricted(around, placeOf(after[0], only), only[1]!)
}

/** The division or the people that words name; else the part in these words. */
function restricted(around: Around, start: number, phrase: string): ToldPart {
  const { said, text } = around
  const words = phrase.replace(/[\s.:,–-]+$/, '')
  const end = start + words.length
  const device = DEVICE_MEANT.exec(words)
  if (device)
    return printed(
      'dispositivo',
      text,
      start + device.index + device[0].length - device[1]!.length,
      device[1]!,
    )
  const deed = matchesOf(` ${words}`, DEED_BEFORE)[0]
  if (deed) {
    const at = start + deed.index - 1 + deed[0].length
    const part = ofPeople(around, at - deed[1]!.length, at, end)
    if (part.tipo === 'pessoa') return part
  }
  const named = firstPeople(said, [start, end])
  return named.length > 0 ? toldPeople(named) : printed('medida', text, start, words)
}

/** The people of a phrase, without those that come after its end. */
export function firstPeople(said: string, [start, end]: Span): NamedPerson[] {
  const [first, ...others] = peopleIn(said, [start, end])
  if (!first) return []
  const rest = said.slice(first.at[1], end).search(END_OF_PEOPLE)
  const last = rest === -1 ? end : first.at[1] + rest
  return [first, ...others.filter(({ at }) => at[1] <= last)]
}

/** `a nomeação de FULANO, feita pelo Ato nº 1` */
function deedBefore(around: Around): ToldPart | null {
  const { said, before, isFirst } = around
  const lead = said.slice(...before)
  const line = LINE.exec(lead)
  const listed = line && peopleIn(said, [before[0] + line.index, before[1]])[0]
  if (
    listed &&
    line[0]
      .trimStart()
      .replace(/^[\d.)ºª•-]{1,5} ?/, '')
      .startsWith(listed.name)
  )
    return toldPeople([listed])
  const deeds = matchesOf(lead, isFirst ? DEED_BEFORE : NEXT_DEED)
  const deed = isFirst ? deeds[0] : deeds.at(-1)
  if (deed) {
    const at = before[0] + deed.index + deed[0].length
    return ofPeople(around, at - deed[1]!.length, at, before[1])
  }
  const next = isFirst ? undefined : matchesOf(lead, NEXT_PEOPLE).at(-1)
  const named = next ? peopleIn(said, [before[0] + next.index, before[1]]) : []
  return named.length > 0 ? toldPeople(named) : null
}

/** The people of a deed, which a text names right after it, below, or after the act's name. */
function ofPeople({ said, text, after }: Around, deed: number, from: number, to: number): ToldPart {
  const words = said.slice(from, to)
  const end = words.slice(1).search(END_OF_PEOPLE)
  const named = peopleIn(said, [from, end === -1 ? to : from + 1 + end])
  if (named.length > 0) return toldPeople(named)
  const others = [
    ...(SAID_ABOVE.test(words)
      ? [peopleIn(said, [Math.max(0, deed - ABOVE), deed]).slice(-1)]
      : []),
    listedBelow(said, after),
    personAfter(said, after),
    peopleIn(said, [from, to]).slice(0, 1),
  ]
  const found = others.find((each) => each.length > 0)
  if (found) return toldPeople(found)
  const deedWord = text.slice(deed, from)
  return { tipo: 'medida', texto: deedWord, at: [[deed, from]] }
}

/** The names at the beginnings of lines below a decision, up to the next one. */
function listedBelow(said: string, [from]: Span): NamedPerson[] {
  // In the last line is who signs.
  const signature = Math.max(from, said.trimEnd().lastIndexOf('\n'))
  const below = said.slice(from, Math.min(from + BELOW, signature))
  const list = below.split(NEXT_DECISION, 1)[0]! // a split has one part
  const listed = matchesOf(list, LISTED).flatMap(({ index, 0: matched, 1: name = '' }) => {
    const start = from + index + matched.length - name.length
    const [found] = peopleIn(said, [start, start + name.length])
    return found?.at[0] === start ? [found] : []
  })
  // Where names are in capitals, other lines are headings.
  const inCapitals = listed.filter(({ name }) => name === name.toUpperCase())
  return inCapitals.length > 0 ? inCapitals : listed
}

/** The first name that comes right after a word for a person. */
function personAfter(said: string, [from, to]: Span): NamedPerson[] {
  const follows = said.slice(from, Math.min(to, from + PERSON_LENGTH))
  for (const { index, 0: word } of eachMatch(follows, PERSON_AFTER)) {
    const at = from + index + word.length
    const [found] = peopleIn(said, [at, at + NAME_LENGTH])
    if (found?.at[0] === at) return [found]
  }
  return []
}

/** The part that is meant for people. */
export function toldPeople(named: NamedPerson[]): ToldPart {
  return {
    tipo: 'pessoa',
    texto: named.map(({ name }) => name).join('; '),
    at: named.map(({ at }) => at),
  }
}

function printed(tipo: ToldPart['tipo'], text: string, start: number, words: string): ToldPart {
  const end = start + words.length
  return { tipo, texto: text.slice(start, end), at: [[start, end]] }
}
