import { filterTerm, inflects, phraseForms, stem } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import type { Query } from '../../engine/port.ts'
import { type MatchKey, type KeyRarity, pairKey, prefixKey, stemKey } from './act-keys.ts'

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

/** A text may have an identifier in parts or joined: each form covers its own acts. */
function coverOfPhrase(words: string[], rarity: KeyRarity): MatchKey[] {
  return phraseForms(words).map((form) => {
    const rarest = rarestOf(form, rarity)
    const pairs = form.slice(1).map((word, i) => pairKey(form[i]!, word)) // form is one word longer
    return rarity(rarest) < RARE || pairs.length === 0 ? rarest : rarestOf(pairs, rarity)
  })
}

/** Below this, a word never occurred in the sample, and the single word is cheaper than a pair. */
const RARE = 1

function rarestOf(keys: MatchKey[], rarity: KeyRarity): MatchKey {
  return keys.reduce((best, key) => (rarity(key) < rarity(best) ? key : best))
}
