import { filterTerm, inflects, phraseForms, stem } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import type { Query, TextField } from '../../engine/port.ts'
import type { ActTokens } from './act-tokens.ts'

/** Whether an act matches a query. */
export type ActTest = (act: ActTokens) => boolean

/** The test of a query: an act passes exactly when a search with the same query finds it. */
export function compileQuery(query: Query): ActTest {
  switch (query.kind) {
    case 'all':
      return () => true
    case 'word':
      return inAny(query.field, wordTest(query.word))
    case 'prefix':
      return inAny(query.field, (act, field) => act.hasPrefix(field, query.prefix))
    case 'phrase':
      return inAny(query.field, phraseTest(query.words))
    case 'near':
      return inAny(query.field, (act, field) => holdsNear(act, field, query.words, query.distance))
    case 'entity': {
      const term = entityTerm(query.field, query.value)
      return (act) => act.hasFilterTerm(term)
    }
    case 'body': {
      const term = filterTerm.orgao(query.name)
      return (act) => act.hasFilterTerm(term)
    }
    case 'code': {
      const term = filterTerm.codigo(query.value)
      return (act) => act.hasFilterTerm(term)
    }
    case 'and': {
      const tests = query.children.map(compileQuery)
      return (act) => tests.every((test) => test(act))
    }
    case 'or': {
      const tests = query.children.map(compileQuery)
      return (act) => tests.some((test) => test(act))
    }
    case 'not': {
      const test = compileQuery(query.child)
      return (act) => !test(act)
    }
  }
}

type FieldTest = (act: ActTokens, field: TextField) => boolean

/** A query without a field searches the title and the full text. */
function inAny(field: TextField | null, test: FieldTest): ActTest {
  return field === null
    ? (act) => test(act, 'titulo') || test(act, 'corpo')
    : (act) => test(act, field)
}

/** A word by its stem; a number, a stop word or an identifier exactly as written. */
function wordTest(word: string): FieldTest {
  if (!inflects(word)) return phraseTest([word])
  const sought = stem(word)
  return (act, field) => act.hasStem(field, sought)
}

function phraseTest(words: string[]): FieldTest {
  const [form = [], joined] = phraseForms(words)
  return joined === undefined
    ? (act, field) => holdsPhrase(act, field, form)
    : (act, field) => holdsPhrase(act, field, form) || holdsPhrase(act, field, joined)
}

/** Searches from the rarest word on, because common words have thousands of positions. */
function holdsPhrase(act: ActTokens, field: TextField, words: string[]): boolean {
  let fewest: readonly number[] | null = null
  let rarest = 0
  for (let i = 0; i < words.length; i++) {
    const places = act.positions(field, words[i]!) // i < words.length
    if (places.length === 0) return false
    if (fewest !== null && places.length >= fewest.length) continue
    fewest = places
    rarest = i
  }
  return (fewest ?? []).some((at) =>
    words.every((word, i) => {
      const place = at + i - rarest
      return firstFrom(act.positions(field, word), place) === place
    }),
  )
}

/**
 * Finds one position for each word, with at most `distance` tokens between the first and the last.
 * A word that is named twice may use one position twice, as in FTS5's NEAR.
 */
function holdsNear(act: ActTokens, field: TextField, words: string[], distance: number): boolean {
  const places = words.map((word) => act.positions(field, word))
  const isNear = (of: readonly number[], first: number) =>
    (firstFrom(of, first) ?? Infinity) - first - 1 <= distance
  return places.some((starts) => starts.some((first) => places.every((of) => isNear(of, first))))
}

/** The first of ascending positions at or after `at`. */
function firstFrom(places: readonly number[], at: number): number | undefined {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < at) low = middle + 1
    else high = middle
  }
  return places[low]
}
