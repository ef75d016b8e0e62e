import type { Budget } from '../port/budget.ts'
import { type Token, inflects, tokenize } from '../analysis/analysis.ts'
import { findCodes } from '../analysis/codes.ts'
import type { MarginLine } from '../analysis/margins.ts'
import { entityWords } from '../entities/entities.ts'
import { phraseForms } from '../analysis/identifiers.ts'
import type { Query } from '../port/query.ts'
import type { SoughtField } from '../port/act.ts'
import { stem } from '../analysis/stemmer.ts'

/** Tokens `first` to `last`, found by item number `sought` of the query. */
export interface Hit {
  first: number
  last: number
  sought: number
}

/** The tokens of a text, and the positions of each word. */
export interface TextWords {
  tokens: Token[]
  words: string[]
  places: Places
  /** Where each stem stands. */
  stems(): Places
  /** The words that begin with a letter. */
  under(letter: string): Placed[]
  /** Where each code stands. */
  codes(): Map<string, Range[]>
}

/** How many words of a text are examined in one step; reading takes a step per letter. */
const A_STEP = 4
/** Steps per hit: to create it, sort it, and weigh it for the excerpt. */
const HIT_STEPS = 4

export function wordsIn(text: string, budget: Budget): TextWords {
  budget.take(text.length)
  const tokens = tokenize(text)
  const words = tokens.map((token) => token.text)
  const places = placesOf(words)
  let stems: Places | null = null
  let initials: Map<string, Placed[]> | null = null
  let codes: Map<string, Range[]> | null = null
  return {
    tokens,
    words,
    places,
    stems: () => (stems ??= stemPlaces(places, budget)),
    under: (letter) => (initials ??= byInitial(places, budget)).get(letter) ?? [],
    codes: () => (codes ??= codePlaces(text, tokens, budget)),
  }
}

/** The positions of a query's items in a text, in order. @param margins of a full text */
export function findHits(
  text: TextWords,
  leaves: SoughtItem[],
  budget: Budget,
  margins: readonly MarginLine[] = [],
): Hit[] {
  const isOutside = ([first, last]: Range) => {
    const [start, end] = [text.tokens[first]!.start, text.tokens[last]!.end] // of the text
    return margins.every((margin) => end <= margin.start || start >= margin.end)
  }
  return leaves
    .flatMap((leaf, sought) => {
      const found = rangesOf(leaf, text, budget)
      const ranges = isOfBody(leaf) ? found.filter(isOutside) : found
      budget.take(ranges.length * HIT_STEPS)
      return ranges.map(([first, last]) => ({ first, last, sought }))
    })
    .sort(inOrder)
}

export const inOrder = (a: Hit, b: Hit) => a.first - b.first || a.last - b.last

/** An item that a query searches in words. */
export type SoughtItem = Extract<
  Query,
  { kind: 'word' | 'prefix' | 'phrase' | 'near' | 'entity' | 'code' }
>

/** A text that items are marked in. */
export type MarkedField = 'titulo' | 'texto'

/** The items that a query searches in the title or the full text, without excluded ones. */
export function soughtItems(query: Query, field: MarkedField): SoughtItem[] {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.children.flatMap((child) => soughtItems(child, field))
    case 'all':
    case 'body':
    case 'not':
      return []
    case 'entity':
      return field === 'texto' ? [query] : []
    case 'code':
      return [query]
    default:
      return isSoughtIn(query.field, field) ? [query] : []
  }
}

function isSoughtIn(sought: SoughtField, field: MarkedField): boolean {
  if (sought === null || sought === 'sem_assinatura') return true
  return sought === (field === 'texto' ? 'corpo' : field)
}

/** Whether an item of the full text is sought outside of its margins. */
const isOfBody = (leaf: SoughtItem) =>
  leaf.kind !== 'code' && (leaf.field === 'corpo' || leaf.field === 'sem_assinatura')

type Range = [first: number, last: number]
type Places = Map<string, number[]>
type Placed = [word: string, at: number[]]

function rangesOf(leaf: SoughtItem, text: TextWords, budget: Budget): Range[] {
  const { places } = text
  switch (leaf.kind) {
    case 'word':
      return inflects(leaf.word)
        ? (text.stems().get(stem(leaf.word)) ?? []).map(single)
        : phraseRanges([leaf.word], text, budget)
    case 'prefix': {
      const under = text.under(leaf.prefix.charAt(0))
      budget.take(under.length / A_STEP)
      return under
        .filter(([word]) => word.startsWith(leaf.prefix))
        .flatMap(([, at]) => at.map(single))
    }
    case 'phrase':
      return phraseRanges(leaf.words, text, budget)
    case 'entity':
      return phraseRanges(entityWords(leaf.field, leaf.value), text, budget)
    case 'code':
      return text.codes().get(leaf.value) ?? []
    case 'near':
      return nearRanges(leaf.words, leaf.distance, places, budget)
  }
}

const single = (place: number): Range => [place, place]

/** Where a phrase stands, in either form of the identifiers in it. */
export function phraseRanges(
  phrase: string[],
  { places, words }: TextWords,
  budget: Budget,
): Range[] {
  return phraseForms(phrase).flatMap((form) => {
    const first = places.get(form[0]!) ?? [] // no form is empty
    budget.take((first.length * form.length) / A_STEP)
    return first
      .filter((place) => form.every((word, i) => words[place + i] === word))
      .map((place): Range => [place, place + form.length - 1])
  })
}

/** The words of a "near" one by one, wherever all the others are near. */
function nearRanges(near: string[], distance: number, places: Places, budget: Budget): Range[] {
  const reach = distance + 1
  const all = near.map((word) => places.get(word) ?? [])
  budget.take(all.reduce((sum, of) => sum + of.length, 0) * all.length)
  return all
    .flatMap((of) => of.filter((place) => all.every((others) => isWithin(others, place, reach))))
    .map(single)
}

function isWithin(places: number[], place: number, reach: number): boolean {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < place - reach) low = middle + 1
    else high = middle
  }
  return low < places.length && places[low]! <= place + reach
}

function placesOf(words: string[]): Places {
  const places: Places = new Map()
  for (const [at, word] of words.entries()) {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  }
  return places
}

function stemPlaces(words: Places, budget: Budget): Places {
  budget.take(words.size * A_STEP)
  const places: Places = new Map()
  for (const [word, at] of words) {
    if (!inflects(word)) continue
    const known = places.get(stem(word)) ?? []
    for (const place of at) known.push(place)
    places.set(stem(word), known)
  }
  return places
}

function codePlaces(text: string, tokens: Token[], budget: Budget): Map<string, Range[]> {
  budget.take(text.length)
  const first = new Map(tokens.map(({ start }, i) => [start, i]))
  const last = new Map(tokens.map(({ end }, i) => [end, i]))
  const places = new Map<string, Range[]>()
  for (const { start, end, value } of findCodes(text)) {
    const [from, to] = [first.get(start), last.get(end)]
    if (from === undefined || to === undefined) continue
    places.set(value, [...(places.get(value) ?? []), [from, to]])
  }
  return places
}

function byInitial(words: Places, budget: Budget): Map<string, Placed[]> {
  budget.take(words.size)
  return Map.groupBy(words, ([word]) => word.charAt(0))
}
