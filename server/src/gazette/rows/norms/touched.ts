import {
  type Norm,
  findCitations,
  isNational,
  matchesOf,
  normsAmong,
  printNorm,
} from '../../../../engine/entities.ts'
import { type ActName, nameOf } from '../../relations/act-name.ts'
import type { Correction } from '../../relations/correction.ts'
import { decisions, replacements } from '../../relations/decisions.ts'
import { UNNAMED_DEVICES } from '../../relations/device.ts'
import type { ReadAct } from '../../relations/objects.ts'
import { isOneDeed } from '../../relations/reach.ts'
import { type Verb, findVerbs } from '../../relations/verbs.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { changedByOtherVerbs } from './other-verbs.ts'
import { paragraphFinder } from './list-heads.ts'
import { revokedInLists } from './revoked-lists.ts'
import { type NamedPlace, betweenOf, isDeedOfAnother, isOwnAct } from './own-act.ts'
import { isAllRevoked } from './whole.ts'
import { BEHIND_NAME, wordsNear } from './words-near.ts'
import { NORM_EFFECTS, NORM_SPECIES, type NormEffect, type TouchedNorm } from './norm.ts'

const EFFECTS = new Set<string>(NORM_EFFECTS)
const SPECIES = new Set<string>(NORM_SPECIES)

/** An effect, and where the text names the act. */
interface Told extends TouchedNorm {
  at: number
}

/** What an article alters, revokes and regulates, in the order of its text. */
export function touchedIn(act: ReadAct): Told[] {
  const { said, conteudo_completo: text } = act
  const allNamed = namedIn(act)
  // Most acts touch none; what follows reads the whole text.
  if (allNamed.length === 0) return []
  const yearsOf = printedYears(text, Number(act.data_publicacao.slice(0, 4)))
  const paragraphAt = paragraphFinder(said)
  const verbBefore = verbFinder(said)
  let last: Named | null = null
  return allNamed.flatMap((named) => {
    const { told, name, start, end } = named
    const paragraph = paragraphAt(start)
    if (!paragraph) return []
    const verb = verbBefore(told.tipo, start)
    const place = {
      at: start,
      verb: verb && verb.index >= paragraph.start ? verb : null,
      paragraph,
    }
    const previous = last && last.told.tipo === told.tipo ? last : null
    last = named
    if (!isOwnAct(said, place) || isDeedOfAnother(said, place)) return []
    return [
      {
        effect: told.tipo,
        norm: normOf(name, yearsOf),
        name: printed(text, { start, end: withYear(text, name, end) }),
        devices: devicesOf(text, told),
        isWhole: isWhole(said, told, place, previous?.end ?? 0),
        words: wordsNear(text, { start, end }),
        at: start,
      },
    ]
  })
}

/** A norm, and what the rules of relations say of it. */
interface Named {
  told: Correction & { tipo: NormEffect }
  name: ActName
  start: number
  end: number
}

function namedIn(act: ReadAct): Named[] {
  const named = [
    ...decisions(act),
    ...replacements(act),
    ...changedByOtherVerbs(act),
    ...revokedInLists(act),
  ].flatMap((told): Named[] => {
    const [name] = told.names
    if (!name || !told.at || !isOfNorms(told) || !SPECIES.has(name.kind)) return []
    if (name.number === null && name.date === null) return []
    const [start, end] = told.at
    return [{ told, name, start, end }]
  })
  return named.toSorted((one, other) => one.start - other.start)
}

function isOfNorms(told: Correction): told is Correction & { tipo: NormEffect } {
  return EFFECTS.has(told.tipo)
}

/** Gives the last verb of an effect before each place of a text, asked in order. */
function verbFinder(said: string): (tipo: NormEffect, at: number) => Verb | null {
  const verbs = findVerbs(said)
  const last = new Map<string, Verb>()
  let i = 0
  return (tipo, at) => {
    for (; i < verbs.length && verbs[i]!.end <= at; i++) last.set(verbs[i]!.tipo, verbs[i]!)
    return last.get(tipo) ?? null
  }
}

/** A norm as the text names it somewhere, and whose it is. */
interface KnownNorm {
  norm: Norm
  office: string
}

/** The norms of a text by kind and number. */
function printedYears(text: string, published: number): Map<string, KnownNorm[]> {
  const known = new Map<string, KnownNorm>()
  for (const citation of findCitations(text))
    for (const norm of normsAmong([citation], published)) {
      const { office } = nameOf(citation)
      known.set(`${printNorm(norm)} ${office}`, { norm, office })
    }
  return Map.groupBy(known.values(), ({ norm: { kind, number } }) => `${kind} ${number}`)
}

/**
 * The norm that is named, with the year that the text gives it anywhere. Bodies have their own counts of ordinances: only
 * the same body's lends its year.
 */
function normOf(
  { kind, number, date, year, office }: ActName,
  yearsOf: Map<string, KnownNorm[]>,
): string | null {
  const same = yearsOf.get(`${kind} ${number}`) ?? []
  const printedYear = date === null ? year : Number(date.slice(0, 4))
  const own = same.find(({ norm }) => norm.year !== null && norm.year === printedYear)
  if (own) return printNorm(own.norm)
  const lending = same.filter((one) => isNational(kind) || one.office === office)
  const [only, another] = distinctNames(lending.filter(({ norm }) => norm.year !== null))
  if (only !== undefined) return another === undefined ? only : null
  return distinctNames(lending)[0] ?? null
}

function distinctNames(known: KnownNorm[]): string[] {
  return [...new Set(known.map(({ norm }) => printNorm(norm)))]
}

/** `Ato nº 199, de 1995`: the year is a part of the name, too. */
function withYear(text: string, { year }: ActName, end: number): number {
  const [words, behind] = YEAR_BEHIND.exec(text.slice(end, end + 20)) ?? []
  return words !== undefined && Number(behind) === year ? end + words.length : end
}

const YEAR_BEHIND = /^,? de (\d{4})(?!\d)/

function printed(text: string, place: Stretch): SlotReading<string> {
  return { value: text.slice(place.start, place.end).replace(/\s+/g, ' '), ...place }
}

/** Comes before a name of which a part is meant: `os dispositivos da Portaria`, `na Portaria`. */
const OF_A_PART = /(?<!\p{L})[dn][aeo]s?\s$/iu
/** `Revogar, na Portaria nº 1, a letra f` */
const WITHIN = /^[\s,]*n[ao]s?\s$/iu
/** Behind a name, tells what the act is about: `a Portaria nº 1, referente à concessão de pensão`. */
const ABOUT = /^[^.;\n]{0,200}?(?:referentes?|relativ[ao]s?|alusiv[ao]s?|correspondentes?)\s/iu
/** `somente no que se refere a` */
const IN_PART = /na parte|no (?:ponto|tocante|que)|somente|apenas|t[ãa]o.somente|em parte|parcial/iu
/** `fica parcialmente revogada`: between the two parts of a verb. */
const PARTLY = /parcialmente|em parte/iu

function isWhole(
  said: string,
  { tipo, part, at: named }: Correction,
  place: NamedPlace,
  previousEnd: number,
): boolean | null {
  const { at, paragraph, verb } = place
  const end = named![1]
  const between = betweenOf(said, place)
  const behind = said.slice(end, Math.min(paragraph.end, end + 300))
  const isDescription = ABOUT.test(behind) && !IN_PART.test(between + behind)
  const isUndecided = part && (isOneDeed(part) || UNNAMED_DEVICES.test(part.texto))
  if (isUndecided && !isDescription) return null
  if (part && (part.tipo === 'dispositivo' || !isDescription)) return false
  if (tipo !== 'revoga') return OF_A_PART.test(said.slice(Math.max(0, at - 5), at)) ? null : true
  if (WITHIN.test(between) || (verb && PARTLY.test(said.slice(verb.index, verb.end)))) return false
  const sincePrevious = said.slice(Math.max(previousEnd, at - between.length), at)
  const isNext = sincePrevious.length < between.length
  const after = said.slice(end, Math.min(paragraph.end, end + BEHIND_NAME))
  return isAllRevoked({ before: isNext ? sincePrevious : between, after, isNext })
}

function wholeOf(told: TouchedNorm[]): boolean | null {
  const said = new Set(told.map(({ isWhole }) => isWhole))
  return said.size === 1 ? told[0]!.isWhole : said.has(false) && !said.has(true) ? false : null
}

function devicesOf(text: string, { part }: Correction): SlotReading<string>[] {
  if (part?.tipo !== 'dispositivo') return []
  return part.at
    .flatMap(([start, end]) => articlesOf(text.slice(start, end), start))
    .map((one) => printed(text, one))
}

/** `art. 1º e art. 3º` are two. */
const NEXT_ARTICLE = /(?:,|;|,?\se)\s(?:[ao]s?\s)?(?=art(?:igo)?s?[.\s])/giu

function articlesOf(words: string, start: number): Stretch[] {
  const joints = matchesOf(words, NEXT_ARTICLE)
  const begins = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)]
  const ends = [...joints.map(({ index }) => index), words.length]
  return begins.map((from, i) => ({ start: start + from, end: start + ends[i]! })) // as many ends
}

/** Each norm once an effect. What the ementa, before `body`, says of it counts only where nothing else does. */
export function mergedByNorm(told: Told[], body: number): TouchedNorm[] {
  const groups = Map.groupBy(told, ({ effect, norm, name }) => `${effect} ${norm ?? name.value}`)
  return [...groups.values()].map((all) => {
    const ofBody = all.filter(({ at }) => at >= body)
    const same = ofBody.length > 0 ? ofBody : all
    const devices = same.flatMap((one) => one.devices)
    return {
      ...same[0]!, // a group is not empty
      devices: [...Map.groupBy(devices, ({ value }) => value).values()].map(([one]) => one!),
      isWhole: wholeOf(same),
    }
  })
}
