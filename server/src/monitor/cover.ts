import { filterTerm, inflects } from '../search/analysis.ts'
import { entityTerm } from '../search/entities.ts'
import { phraseForms } from '../search/identifiers.ts'
import type { Query } from '../search/query/tree.ts'
import { stem } from '../search/stemmer.ts'
import { type ActKey, type Rarity, pairKey, prefixKey, stemKey } from './act-keys.ts'

/**
 * Keys of which every act that a query finds has at least one; null when there are no such keys, as for
 * `*`. Where there is a choice, those that the fewest acts should have.
 */
export function coverOf(query: Query, rarity: Rarity): ActKey[] | null {
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

/** The cover that the fewest acts should have; null when there is none. */
export function rarestCover(covers: (ActKey[] | null)[], rarity: Rarity): ActKey[] | null {
  const cost = (cover: ActKey[]) => cover.reduce((sum, key) => sum + rarity(key), 0)
  return covers
    .filter((cover) => cover !== null)
    .reduce<ActKey[] | null>(
      (best, cover) => (best === null || cost(cover) < cost(best) ? cover : best),
      null,
    )
}

/** A text may hold an identifier in its parts or joined: either form covers its own acts. */
function coverOfPhrase(words: string[], rarity: Rarity): ActKey[] {
  return phraseForms(words).map((form) => {
    const rarest = rarestOf(form, rarity)
    const pairs = form.slice(1).map((word, i) => pairKey(form[i]!, word)) // form is one word longer
    return rarity(rarest) < RARE || pairs.length === 0 ? rarest : rarestOf(pairs, rarity)
  })
}

/** Below this a word was never seen, and seeking it alone is the cheaper way. */
const RARE = 1

function rarestOf(keys: ActKey[], rarity: Rarity): ActKey {
  return keys.reduce((best, key) => (rarity(key) < rarity(best) ? key : best))
}
