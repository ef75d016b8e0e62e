import { group, printQuery } from '../../../engine/query.ts'
import type { MostQuery, Query } from '../../../engine/port.ts'
import { WEIGHT_SCALE, idf } from '../../../engine/ranking.ts'
import {
  type ApproximatePart,
  type ApproximateReading,
  type Motivo,
  type Slips,
  looseWordsOf,
  readApproximately,
} from './approximate.ts'
import { endedList } from './list-end.ts'
import { longActs } from './long-acts.ts'
import { type WordIndex, vocabularyOf } from './meant-word.ts'
import { slipsIn } from './slips.ts'

/** An act needs this share of the weight, if so many have it: those with less are rarely answers. */
const MORE = { share: 0.7, found: 2 }
/** If no more have that, this share is enough, if not too many acts have it. */
const FEW_MORE = { share: 0.5, most: 5 }
/** Otherwise this share, if any act has it, and not too many. */
const ENOUGH = { share: 0.4, most: 5 }
/** Of too many, those with this share, if so many have it: a single one is as often no answer. */
const HALF = { share: 0.6, found: 2 }
/** Or else whatever comes nearest. */
const LEAST = 0.25
/** The most that words count beside what the table knows: they are rather circumstances. */
const UNKNOWN = 0.6
/** Of a pasted text almost everything is meant, so an act needs this share of it. */
const ENOUGH_OF_TEXT = 0.8
const LONGEST_TYPED = 8
/** Of two listed parts either is enough, unless it is so much commoner: `satélite e imagem`. */
const AS_RARE = 0.7
/** How much the kind of act that answers a question says of an act, as a rarity. */
const ANSWER = 3

/** The questions to an index, for the approximate list. */
export interface ApproximateIndex extends WordIndex {
  /** The number of acts that it finds under the filters of the search. */
  found(query: MostQuery): Promise<number>
}

/** How acts are found that only come near what was typed. */
export interface ApproximateSearch {
  /** Null: it would find no more than the strict search. */
  query: MostQuery | null
  /** What every act of the list has, whatever its words: what is required, and that no strict search finds it. */
  within: Query
  /** What is sought by its meaning, as typed; null: everything is required word for word. */
  meant: string | null
  /** What to mark in the acts. */
  shown: Query
  consulta: string
  motivos: Motivo[]
}

/** A query as it was probably meant: with its slips corrected and without the words of a question. */
export async function meantTermo(termo: string, index: WordIndex): Promise<string> {
  const slips = await slipsIn(looseWordsOf(termo), vocabularyOf(index))
  return readApproximately(termo, slips).consulta
}

/** @param strict What is found by it, is not found again. */
export async function approximateSearch(
  termo: string,
  strict: { query: Query; total: number },
  index: ApproximateIndex,
): Promise<ApproximateSearch> {
  const vocabulary = vocabularyOf(index)
  const slips = await slipsIn(looseWordsOf(termo), vocabulary)
  const reading = await readExisting(termo, slips, index)
  const { required, parts, consulta, palavras } = reading
  const ofParts = parts.flatMap(({ motivos }) => motivos)
  const motivos = parts.length < 2 ? ofParts : [...ofParts, PARTIAL]
  const shown = group('and', [...required, ...parts.map(({ query }) => query)])
  const inAny: Query[] = [...required, { kind: 'not', child: strict.query }]
  const list = { within: group('and', inAny), meant: palavras, shown, consulta, motivos }
  if (motivos.length === 0 || lacksCode(parts)) return { query: null, ...list }
  const acts = await vocabulary.acts()
  const weighed = (within: Query[], some: CountedPart[]) =>
    answering(mostOf(within, some, acts), reading.answers)
  const most = weighed(inAny, parts)
  if (most === null) return { query: null, ...list }
  const isFound = await isFoundBy(strict, most, index)
  const ended = async (near: MostQuery) =>
    parts.length > LONGEST_TYPED || (isFound && near.parts.length > 1)
      ? near
      : endedList(near, acts, index)
  const places = await namedAmong(parts, index)
  const others = parts.filter((part) => !places.includes(part))
  const named = places.map(({ query }) => query)
  const within = weighed([...inAny, ...named], others)
  if (places.length > 0 && within !== null) {
    const near = await withEnough(within, others.length, isFound, index)
    if ((await index.found(near)) > 0) return { query: await ended(near), ...list }
  }
  const near = await withEnough(most, parts.length, isFound, index)
  const ofNamed = { ...near, required: [...near.required, ...named] }
  const isNamed = places.length > 0 && (await index.found(ofNamed)) > 0
  return { query: await ended(isNamed ? ofNamed : near), ...list }
}

/** Whether a strict search finds something, be it only in long acts if they are about it. */
async function isFoundBy(
  { query, total }: { query: Query; total: number },
  most: MostQuery,
  { found }: ApproximateIndex,
): Promise<boolean> {
  if (total === 0 || most.long === null) return total > 0
  return (await found({ ...most, required: [query], least: 1 })) > 0
}

/** A part, and the number of acts that have it, whatever the filters. */
interface CountedPart extends ApproximatePart {
  having: number
}

/**
 * Reads a query by what exists: of words that no act has as one, and of those that are called like a
 * body but are none, each counts alone.
 */
async function readExisting(
  termo: string,
  slips: Slips,
  { total }: WordIndex,
): Promise<Omit<ApproximateReading, 'parts'> & { parts: CountedPart[] }> {
  const counted = async (reading: ApproximateReading) => ({
    ...reading,
    parts: await Promise.all(
      reading.parts.map(async (part) => ({ ...part, having: await total(part.query) })),
    ),
  })
  const whole = await counted(readApproximately(termo, slips))
  const several = whole.parts.filter(({ written }) => written.kind === 'and')
  const isThere = await Promise.all(
    several.map(async ({ having, named }) => having > 0 && (!named || (await total(named)) > 0)),
  )
  const absent = several.filter((_, at) => !isThere[at])
  if (absent.length === 0) return whole
  const apart = new Set(absent.map(({ written }) => printQuery(written)))
  return counted(readApproximately(termo, slips, apart))
}

/** To a code that no act has, nothing comes near; only in a pasted text it may be damaged. */
function lacksCode(parts: CountedPart[]): boolean {
  const isTyped = parts.length <= LONGEST_TYPED
  return isTyped && parts.some(({ having, written }) => having === 0 && written.kind === 'code')
}

const PARTIAL: Motivo = { tipo: 'parcial', escrito: '', tambem: [], consulta: null }

/** As much of the weight as an act needs so that the list is short and good, or else longer. */
async function withEnough(
  most: MostQuery,
  parts: number,
  isFound: boolean,
  { found }: ApproximateIndex,
): Promise<MostQuery> {
  const requiring = (share: number) => ({ ...most, least: Math.ceil(most.least * share) })
  if (parts > LONGEST_TYPED) return requiring(ENOUGH_OF_TEXT)
  // If the strict search finds something, what lacks a word is rarely another answer.
  if (isFound || most.parts.length === 1) return most
  const more = requiring(MORE.share)
  const having = await found(more)
  if (having > MORE.found) return more
  if (having === MORE.found) {
    const few = requiring(FEW_MORE.share)
    return (await found(few)) > FEW_MORE.most ? more : few
  }
  const enough = requiring(ENOUGH.share)
  const near = await found(enough)
  if (near === 0) return requiring(LEAST)
  const half = requiring(HALF.share)
  return near > ENOUGH.most && (await found(half)) >= HALF.found ? half : enough
}

/** The parts that name a body that has acts, a state, or a code: who types them means only acts with these. */
async function namedAmong(
  parts: CountedPart[],
  { total }: ApproximateIndex,
): Promise<CountedPart[]> {
  if (parts.length > LONGEST_TYPED) return []
  const isName = await Promise.all(
    parts.map(async ({ named, isState, having, written }) => {
      if (having === 0) return false
      if (named === null) return isState || written.kind === 'code'
      return (await total(named)) > 0
    }),
  )
  return parts.filter((_, at) => isName[at])
}

/** Acts with all parts; each weighs as much as it is rare, in whatever words. Null if no act has any. */
function mostOf(required: Query[], counted: CountedPart[], acts: number): MostQuery | null {
  const isText = counted.length > LONGEST_TYPED // a sentence is meant as it is
  const parts: MostQuery['parts'] = []
  const needed: number[] = []
  let isListBegun = false
  const isThingNamed = counted.some(isNamedThing)
  for (const { query, having, share, known, isListed } of counted) {
    isListBegun &&= isListed && !isText
    // What nobody has, such as two words that were pasted as one, tells no act from another.
    if (having === 0) continue
    const most = isThingNamed && known === null ? UNKNOWN : 1
    const rarity = idf(acts, having) * (isText ? 1 : Math.min(share, most))
    const weight = Math.max(1, Math.round(rarity * WEIGHT_SCALE))
    parts.push({ query, weight })
    needed.push(isListBegun ? neededOf(needed.pop()!, weight) : weight)
    isListBegun = true
  }
  if (parts.length === 0) return null
  const least = needed.reduce((sum, one) => sum + one, 0)
  return { kind: 'most', required, parts, least, long: isText ? null : longActs(parts) }
}

/** What an act needs of two listed parts. */
function neededOf(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one]
  return less < AS_RARE * more ? more : less
}

/** Lets acts come first that have the rarest part and are of a kind that answers the question. */
function answering(most: MostQuery | null, answers: Query | null): MostQuery | null {
  if (most === null || answers === null) return most
  const rarest = most.parts.reduce((one, part) => (part.weight > one.weight ? part : one))
  // A choice of one: its words, which are sought already, need not be near themselves.
  const sought: Query = { kind: 'or', children: [rarest.query] }
  const part = { query: group('and', [answers, sought]), weight: ANSWER * WEIGHT_SCALE }
  return { ...most, parts: [...most.parts, part] }
}

/** Whether the table knows what is sought by a part that exists and says something. */
function isNamedThing({ known, having, share }: CountedPart): boolean {
  return known === 'everyday' && having > 0 && share === 1
}
