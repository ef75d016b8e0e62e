import { stemOf, tokensOf } from '../search/analysis.ts'
import type { AnalyzedAct } from '../search/search-index.ts'

/**
 * Something that an act has or has not: a word (`edital`), a stem (`=edital`), the beginning of a word
 * (`edit*`), two words next to each other (`termo aditivo`), a filter term (`:secao=3`). Words are
 * letters and digits alone, so none can collide.
 */
export type MatchKey = string

export const stemKey = (stem: string): MatchKey => `=${stem}`
export const prefixKey = (prefix: string): MatchKey => `${prefix}*`
export const pairKey = (first: string, second: string): MatchKey => `${first} ${second}`

/** The beginning that a key stands for; null for any other key. */
export function prefixOf(key: MatchKey): string | null {
  return key.endsWith('*') ? key.slice(0, -1) : null
}

/** The two words that a key stands for; null for any other key. */
export function pairOf(key: MatchKey): [first: string, second: string] | null {
  const [first = '', second] = key.split(' ')
  return second === undefined ? null : [first, second]
}

/** The words, stems and filter terms of an act, each once. */
export function keysOf({ fields, filters }: AnalyzedAct): Set<MatchKey> {
  const keys = new Set(tokensOf(filters))
  for (const word of new Set(Object.values(fields).flatMap(tokensOf))) {
    keys.add(word)
    const stem = stemOf(word)
    if (stem !== null) keys.add(stemKey(stem))
  }
  return keys
}

/** How many acts are thought to have a key; only the order of the numbers matters. */
export type Rarity = (key: MatchKey) => number

/**
 * Rarity as found in some acts, best of all sections alike, whose words differ much. It decides how fast
 * matching is, never what matches: of keys that none of them has, the longer one counts as the rarer.
 */
export function rarityIn(acts: Iterable<AnalyzedAct>): Rarity {
  const counts = new Map<MatchKey, number>()
  let total = 0
  for (const act of acts) {
    total++
    for (const key of keysOf(act)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const count = (key: MatchKey) => counts.get(key) ?? 0
  return (key) => {
    const pair = pairOf(key)
    const acts = pair
      ? Math.min(...pair.map(count)) * PAIR_SHARE
      : prefixOf(key) === null
        ? count(key)
        : total
    return acts + 1 / (1 + key.length)
  }
}

/** Of the acts that have the rarer of two words, how many have them next to each other: a guess. */
const PAIR_SHARE = 0.1
