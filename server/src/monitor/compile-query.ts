import { filterTerm, inflects, phraseForms, stem } from '../../engine/analysis.ts'
import { entityTerm } from '../../engine/entities.ts'
import type { Query, SoughtField } from '../../engine/port.ts'
import type { ActTokens, WatchedField } from './act-tokens.ts'

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

type FieldTest = (act: ActTokens, field: WatchedField) => boolean

/** A query without a field searches the title and the full text. */
function inAny(field: SoughtField, test: FieldTest): ActTest {
  if (field === null) return (act) => test(act, 'texto') || test(act, 'titulo')
  if (field === 'sem_assinatura') return (act) => test(act, 'corpo') || test(act, 'titulo')
  return (act) => test(act, field)
}

/** A word by its stem; a number, a stop word or an identifier exactly as written. */
function wordTest(word: string): FieldTest {
  if (!inflects(word)) return phraseTest([word])
  const sought = stem(word)
  return (act, field) => act.hasStem(field, sought)
}

function phraseTest(words: string[]): FieldTest {
  const forms = phraseForms(words)
  return (act, field) => forms.some((form) => holdsPhrase(act, field, form))
}

/** Looks at the words around each position of the word that the act has least often. */
function holdsPhrase(act: ActTokens, field: WatchedField, words: string[]): boolean {
  let [rarest, fewest] = [0, act.positions(field, words[0]!)] // a phrase has words
  for (let i = 1; i < words.length && fewest.length > 0; i++) {
    const places = act.positions(field, words[i]!) // in range
    if (places.length < fewest.length) [rarest, fewest] = [i, places]
  }
  const tokens = act.tokens(field)
  return fewest.some((at) => words.every((word, i) => tokens[at - rarest + i] === word))
}

/**
 * Finds one position for each word, with at most `distance` tokens between the first and the last.
 * A word that is named twice may use one position twice, as in FTS5's NEAR.
 */
function holdsNear(
  act: ActTokens,
  field: WatchedField,
  words: string[],
  distance: number,
): boolean {
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
