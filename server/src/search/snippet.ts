import { type Token, inflects, tokenize } from './analysis.ts'
import { entityWords } from './entities.ts'
import { phraseForms } from './identifiers.ts'
import type { Query } from './query/tree.ts'
import { stem } from './stemmer.ts'

/** A piece of a snippet; `hit`: what the query searched for. */
export interface SnippetPart {
  text: string
  hit: boolean
}

/** Of the text before the first hit, about this share of the snippet's length. */
const LEAD = 0.25

/**
 * The part of a text that best shows why a query found it: where most of the searched items are close
 * together, cut at words, spaces joined, `…` where something was left out. The beginning of the text if the
 * hits are elsewhere, for example in another field. The parts hold at most `length` characters, without the
 * `…`. `shown`: the text as people may see it, character by character.
 */
export function snippetOf(
  text: string,
  query: Query,
  length: number,
  shown: string = text,
): SnippetPart[] {
  const tokens = tokenize(text)
  const hits = findHits(tokens, query)
  const { start, end } = cut(text, tokens, bestWindow(tokens, hits, length), length)
  const parts = split(shown, tokens, hits, start, end)
  return withEllipses(parts, start > 0, text.slice(end).trim() !== '')
}

/** Tokens `first` to `last`, found by the searched item number `sought`. */
interface Hit {
  first: number
  last: number
  sought: number
}

/** The positions of a query's items in a full text, in order. */
function findHits(tokens: Token[], query: Query): Hit[] {
  const words = tokens.map(({ text }) => text)
  const places = placesOf(words)
  return leavesOf(query)
    .flatMap((leaf, sought) =>
      rangesOf(leaf, words, places).map(([first, last]) => ({ first, last, sought })),
    )
    .sort((a, b) => a.first - b.first || a.last - b.last)
}

type Leaf = Extract<Query, { kind: 'word' | 'prefix' | 'phrase' | 'near' }>

/** The items searched in the full text, without the excluded ones. */
function leavesOf(query: Query): Leaf[] {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.children.flatMap(leavesOf)
    case 'all':
    case 'body':
    case 'not':
      return []
    case 'entity':
      return [{ kind: 'phrase', field: null, words: entityWords(query.field, query.value) }]
    default:
      return query.field === null ? [query] : []
  }
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

/** The words of a "near" by themselves, wherever all the others are near. */
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

/** The hits that fit in `length` characters and show the most items; the first such. */
function bestWindow(tokens: Token[], hits: Hit[], length: number): Hit[] {
  const counts = new Map<number, number>()
  let best: Hit[] = []
  let most = 0
  let from = 0
  for (const [to, hit] of hits.entries()) {
    counts.set(hit.sought, (counts.get(hit.sought) ?? 0) + 1)
    // Hits are in order and those of one query are short: the last one ends the window.
    while (from < to && endOf(tokens, hit) - startOf(tokens, hits[from]!) > length) {
      const { sought } = hits[from++]! // from < to
      const left = counts.get(sought)! - 1 // counted when it came in
      if (left === 0) counts.delete(sought)
      else counts.set(sought, left)
    }
    if (counts.size <= most) continue
    most = counts.size
    best = hits.slice(from, to + 1)
  }
  return best
}

const startOf = (tokens: Token[], hit: Hit) => tokens[hit.first]!.start // hits are of these tokens
const endOf = (tokens: Token[], hit: Hit) => tokens[hit.last]!.end

/** The part of the text to be shown, from one token's beginning to another's end. */
function cut(
  text: string,
  tokens: Token[],
  window: Hit[],
  length: number,
): { start: number; end: number } {
  const [first] = window
  const from = first ? startOf(tokens, first) : 0
  const to = Math.max(from, ...window.map((hit) => endOf(tokens, hit)))
  const lead = Math.max(0, Math.min(length * LEAD, (length - (to - from)) / 2))
  const wanted = text.length <= length ? 0 : Math.min(from - lead, text.length - length)
  const start = tokens.find((token) => token.start >= wanted)?.start ?? 0
  const begin = wanted <= 0 ? 0 : Math.min(start, from)
  if (text.length - begin <= length) return { start: begin, end: text.length }
  const last = tokens.findLast((token) => token.end <= begin + length && token.end > begin)
  return { start: begin, end: last ? last.end : begin + length }
}

/** Parts in turn: what is no hit, what is. Hits that touch or overlap are one. */
function split(
  text: string,
  tokens: Token[],
  hits: Hit[],
  start: number,
  end: number,
): SnippetPart[] {
  const parts: SnippetPart[] = []
  let at = start
  for (const hit of hits) {
    const from = Math.max(at, startOf(tokens, hit))
    const to = Math.min(end, endOf(tokens, hit))
    if (from >= to) continue
    push(text.slice(at, from), false)
    push(text.slice(from, to), true)
    at = to
  }
  push(text.slice(at, end), false)
  return parts

  function push(piece: string, hit: boolean): void {
    const spaced = piece.replace(/\s+/g, ' ')
    const before = parts.at(-1)
    if (spaced === '') return
    if (before?.hit === hit) before.text += spaced
    else parts.push({ text: spaced, hit })
  }
}

function withEllipses(parts: SnippetPart[], before: boolean, after: boolean): SnippetPart[] {
  return [
    ...(before ? [{ text: '…', hit: false }] : []),
    ...parts,
    ...(after ? [{ text: '…', hit: false }] : []),
  ].reduce<SnippetPart[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && last.hit === part.hit) last.text += part.text
    else joined.push({ ...part })
    return joined
  }, [])
}
