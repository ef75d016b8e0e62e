import { EMENTA_WEIGHT, TITLE_WEIGHT, anyWithin } from '../../../../engine/ranking.ts'
import type { ReadTexts } from '../mapping/packed-texts.ts'
import { indexedWord, isStem } from '../mapping/words.ts'
import { soughtTerm } from '../query/places.ts'

/** What is looked for in the texts of acts: words and stems as the index has them, and prefixes. */
interface SoughtWords {
  terms: Iterable<string>
  prefixes: Iterable<string>
}

/** Where an act has what is looked for. */
export interface ActWords {
  /** The positions of words or stems in the text, ascending. */
  placesOf(terms: string[]): number[]
  /** How often it has a word or a stem, by the weights of its fields; likewise a prefix. */
  countOf(term: string): number
  countOfPrefix(prefix: string): number
  /** How often it has words in a row (null), or near each other. */
  countOfNear(words: string[], distance: number | null): number
}

type Places = Map<string, number[]>

const FIELDS = [
  ['titulo', TITLE_WEIGHT],
  ['ementa', EMENTA_WEIGHT],
  ['texto', 1],
] as const

/** The terms by which words are sought; acts share most of their words, and a stem takes long to find. */
const soughtTerms = new Map<string, string>()
const MOST_REMEMBERED = 30_000

function rememberedTerm(word: string): string {
  const known = soughtTerms.get(word)
  if (known !== undefined) return known
  if (soughtTerms.size === MOST_REMEMBERED) soughtTerms.clear()
  const term = soughtTerm(word)
  soughtTerms.set(word, term)
  return term
}

const SPACE = 32
/** A stem begins as its words do, at least with these (stemmer.test.ts). */
const LETTERS_OF_STEM = 2
/** So many letters tell nearly all words apart. */
const LETTERS_OF_WORD = 20

/** Finds the few words of a text that may be sought, in a fraction of the time that splitting it takes. */
function candidatesFor(terms: Iterable<string>, prefixes: string[]): RegExp {
  const beginnings = [...terms].map((term) =>
    isStem(term) ? term.slice(1, 1 + LETTERS_OF_STEM) : term.slice(0, LETTERS_OF_WORD),
  )
  const all = new Set([
    ...beginnings,
    ...prefixes.map((prefix) => prefix.slice(0, LETTERS_OF_WORD)),
  ])
  const any = [...all].map((beginning) => RegExp.escape(beginning)).join('|')
  return new RegExp(all.size === 0 ? '(?!)' : `(?<![^ ])(?:${any})[^ ]*`, 'g')
}

/** Reads the texts of acts, each word once: most words of acts are the same. */
export function createWordReader({ terms, prefixes }: SoughtWords): (texts: ReadTexts) => ActWords {
  const sought = new Set(terms)
  const stems = sought.values().some(isStem)
  const begun = [...prefixes]
  const candidates = candidatesFor(sought, begun)
  const known = new Map<string, readonly string[]>()

  function soughtIn(word: string): readonly string[] {
    const found: string[] = []
    const term = indexedWord(word)
    if (sought.has(term)) found.push(term)
    for (const prefix of begun) if (word.startsWith(prefix)) found.push(nameOfPrefix(prefix))
    if (stems) {
      const stem = rememberedTerm(word)
      if (stem !== term && sought.has(stem)) found.push(stem)
    }
    return found
  }

  function placesIn(text: string): Places {
    const places: Places = new Map()
    let at = 0
    let counted = 0
    for (const { 0: word, index } of text.matchAll(candidates)) {
      let found = known.get(word)
      if (found === undefined) known.set(word, (found = soughtIn(word)))
      if (found.length === 0) continue
      for (; counted < index; counted++) if (text.charCodeAt(counted) === SPACE) at++
      for (const term of found) {
        const earlier = places.get(term)
        if (earlier === undefined) places.set(term, [at])
        else earlier.push(at)
      }
    }
    return places
  }

  return (texts) => {
    const fields = FIELDS.map(([field, weight]) => ({ weight, places: placesIn(texts[field]) }))
    const text = fields.at(-1)!.places
    const sum = (count: (places: Places) => number) =>
      fields.reduce((total, { weight, places }) => total + weight * count(places), 0)
    const countOf = (name: string) => sum((places) => places.get(name)?.length ?? 0)
    return {
      placesOf: (terms) => terms.flatMap((term) => text.get(term) ?? []).sort((a, b) => a - b),
      countOf,
      countOfPrefix: (prefix) => countOf(nameOfPrefix(prefix)),
      countOfNear: (words, distance) => {
        const ofWords = (places: Places) => words.map((word) => places.get(word) ?? [])
        return sum((places) =>
          distance === null
            ? countRows(ofWords(places))
            : countMeetings(ofWords(places), distance + 1),
        )
      },
    }
  }
}

/** No word contains the sign. */
const nameOfPrefix = (prefix: string) => `${prefix}*`

/** How many positions of the first word each other word follows in its turn. */
function countRows([first = [], ...others]: number[][]): number {
  const sets = others.map((places) => new Set(places))
  return first.filter((place) => sets.every((places, i) => places.has(place + i + 1))).length
}

/**
 * How many positions of any word have one of every word at most `reach` behind them, or are it themselves.
 */
function countMeetings(words: number[][], reach: number): number {
  return words.reduce((sum, first) => {
    const near = words.map((places) => anyWithin(places))
    const meets = (place: number) => near.every((isNear) => isNear(place, place + reach))
    return sum + first.filter(meets).length
  }, 0)
}
