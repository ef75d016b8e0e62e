import { type Token, inflects } from '../analysis.ts'
import { entityWords } from '../entities.ts'
import { phraseForms } from '../identifiers.ts'
import type { Query } from '../query/tree.ts'
import type { TextField } from '../search-index.ts'
import { stem } from '../stemmer.ts'

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
  places: Map<string, number[]>
}

export function wordsOf(tokens: Token[]): TextWords {
  const words = tokens.map(({ text }) => text)
  return { tokens, words, places: placesOf(words) }
}

/** The positions of a query's items in a text, in order. */
export function findHits({ words, places }: TextWords, leaves: Leaf[]): Hit[] {
  return leaves
    .flatMap((leaf, sought) =>
      rangesOf(leaf, words, places).map(([first, last]) => ({ first, last, sought })),
    )
    .sort((a, b) => a.first - b.first || a.last - b.last)
}

/** An item that a query searches in words. */
export type Leaf = Extract<Query, { kind: 'word' | 'prefix' | 'phrase' | 'near' | 'entity' }>

/** The items that a query searches in the title or the full text, without excluded ones. */
export function leavesOf(query: Query, field: 'titulo' | 'corpo'): Leaf[] {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.children.flatMap((child) => leavesOf(child, field))
    case 'all':
    case 'body':
    case 'not':
      return []
    case 'entity':
      return field === 'corpo' ? [query] : []
    default:
      return isSoughtIn(query.field, field) ? [query] : []
  }
}

function isSoughtIn(sought: TextField | null, field: TextField): boolean {
  return sought === null || sought === field
}

type Range = [first: number, last: number]
type Places = Map<string, number[]>

function rangesOf(leaf: Leaf, words: string[], places: Places): Range[] {
  switch (leaf.kind) {
    case 'word': {
      if (!inflects(leaf.word)) return phraseRanges([leaf.word], places, words)
      const sought = stem(leaf.word)
      return singles(places, (word) => inflects(word) && stem(word) === sought)
    }
    case 'prefix':
      return singles(places, (word) => word.startsWith(leaf.prefix))
    case 'phrase':
      return phraseRanges(leaf.words, places, words)
    case 'entity':
      return phraseRanges(entityWords(leaf.field, leaf.value), places, words)
    case 'near':
      return nearRanges(leaf.words, leaf.distance, places)
  }
}

function singles(places: Places, matches: (word: string) => boolean): Range[] {
  return [...places].flatMap(([word, at]) =>
    matches(word) ? at.map((place): Range => [place, place]) : [],
  )
}

function phraseRanges(phrase: string[], places: Places, words: string[]): Range[] {
  return phraseForms(phrase).flatMap((form) =>
    (places.get(form[0]!) ?? []) // no form is empty
      .filter((place) => form.every((word, i) => words[place + i] === word))
      .map((place): Range => [place, place + form.length - 1]),
  )
}

/** The words of a "near" one by one, wherever all the others are near. */
function nearRanges(near: string[], distance: number, places: Places): Range[] {
  const reach = distance + 1
  const all = near.map((word) => places.get(word) ?? [])
  return all
    .flatMap((of) => of.filter((place) => all.every((others) => isWithin(others, place, reach))))
    .map((place): Range => [place, place])
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
