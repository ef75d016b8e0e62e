import { filterTerm, inflects, phraseForms, stem } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import type { Query } from '../../engine/port.ts'
import { type MatchKey, type KeyRarity, prefixKey, runKey, runOf, stemKey } from './act-keys.ts'

/**
 * Keys such that every act found by a query has at least one of them; null when there are none, as
 * for `*`. Where there is a choice, the rarest keys.
 */
export function coverOf(query: Query, rarity: KeyRarity): MatchKey[] | null {
  switch (query.kind) {
    case 'all':
    case 'not':
      return null
    case 'word':
      return inflects(query.word)
        ? [stemKey(stem(query.word))]
        : coverOfPhrase([query.word], rarity)
    case 'prefix':
      return [prefixKey(query.prefix)]
    case 'phrase':
      return coverOfPhrase(query.words, rarity)
    case 'near':
      return [rarestOf(query.words, rarity)]
    case 'entity':
      return [entityTerm(query.field, query.value)]
    case 'body':
      return [filterTerm.orgao(query.name)]
    case 'code':
      return [filterTerm.codigo(query.value)]
    case 'and':
      return rarestCover(
        query.children.map((child) => coverOf(child, rarity)),
        rarity,
      )
    case 'or': {
      const covers = query.children.map((child) => coverOf(child, rarity))
      const known = covers.filter((cover) => cover !== null)
      return known.length === covers.length ? [...new Set(known.flat())] : null
    }
  }
}

/** The rarest cover; null when there is none. */
export function rarestCover(covers: (MatchKey[] | null)[], rarity: KeyRarity): MatchKey[] | null {
  const cost = (cover: MatchKey[]) => cover.reduce((sum, key) => sum + rarity(key), 0)
  return covers
    .filter((cover) => cover !== null)
    .reduce<MatchKey[] | null>(
      (best, cover) => (best === null || cost(cover) < cost(best) ? cover : best),
      null,
    )
}

/** How an index finds the acts of a query. */
export interface Filing {
  /** Every act that the query finds has one of these; null: any act may be found. */
  cover: MatchKey[] | null
  /** And each of these, of which none is a run. */
  needs: readonly MatchKey[]
  /**
   * Whether an act is found exactly when it has one of the keys and all that are needed in default fields or among
   * its filters: nothing else is left to be asked.
   */
  isExact: boolean
}

/** Most keys that a filing needs beside its cover. */
export const MOST_NEEDS = 2

/** One for all: most filings have none. */
export const NO_NEEDS: readonly MatchKey[] = []

/** With the rarest of what an act must have beside the cover. */
export function filingOf(query: Query, rarity: KeyRarity): Filing {
  if (query.kind !== 'and')
    return { cover: coverOf(query, rarity), needs: NO_NEEDS, isExact: isCoverExact(query) }
  const covers = query.children.map((child) => coverOf(child, rarity))
  const cover = rarestCover(covers, rarity)
  const others = covers.filter((other) => other !== cover)
  const needs = others
    .flatMap((other) => (other?.length === 1 ? other : []))
    .filter((key) => runOf(key) === null)
    .toSorted((a, b) => rarity(a) - rarity(b))
  return {
    cover,
    needs: needs.slice(0, MOST_NEEDS),
    isExact:
      query.children.every(isCoverExact) &&
      needs.length === others.length &&
      needs.length <= MOST_NEEDS,
  }
}

/** Whether a query finds every act that has one of the keys of its cover in a default field or among its filters. */
function isCoverExact(query: Query): boolean {
  switch (query.kind) {
    case 'word':
      return query.field === null && (inflects(query.word) || isPhraseExact([query.word]))
    case 'prefix':
      return query.field === null
    case 'phrase':
      return query.field === null && isPhraseExact(query.words)
    case 'entity':
    case 'body':
    case 'code':
      return true
    case 'or':
      return query.children.every(isCoverExact)
    case 'all':
    case 'not':
    case 'near':
    case 'and':
      return false
  }
}

/** A text may have an identifier in parts or joined: each form covers its own acts. */
function coverOfPhrase(words: string[], rarity: KeyRarity): MatchKey[] {
  return phraseForms(words).map((form) => rarestOf(runsOf(form), rarity))
}

/** A longer run costs memory, and is hardly rarer. */
const LONGEST_RUN = 4

const isPhraseExact = (words: string[]) =>
  phraseForms(words).every((form) => form.length <= LONGEST_RUN)

/** All runs of that length; the whole where it is shorter. */
function runsOf(words: string[]): MatchKey[] {
  const count = Math.max(1, words.length - LONGEST_RUN + 1)
  return Array.from({ length: count }, (_, at) => runKey(words.slice(at, at + LONGEST_RUN)))
}

function rarestOf(keys: MatchKey[], rarity: KeyRarity): MatchKey {
  return keys.reduce((best, key) => (rarity(key) < rarity(best) ? key : best))
}
