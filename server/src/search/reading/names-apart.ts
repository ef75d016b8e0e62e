import { type Token, isStopWord, tokenize } from '../../../engine/analysis.ts'
import type { Budget, Query } from '../../../engine/port.ts'
import { writtenOf } from './applied.ts'
import { relativesOf } from './families.ts'

/** The words of a query, next to each other as written. */
export type Row = Query & { kind: 'phrase' }

/** A query that may be a name, as a row; null: it has one word, a deed, a number, or anything but words. */
export function nameIn(query: Query): Row | null {
  const parts = (query.kind === 'and' ? query.children : [query]).map(writtenOf)
  const words: string[] = []
  for (const [i, part] of parts.entries()) {
    if (part.kind !== 'word' || part.field !== null) return null
    words.push(...(i === 0 ? [] : (part.behind ?? [])), part.word)
  }
  const isName = parts.length > 1 && words.every(mayBeOfName)
  return isName ? { kind: 'phrase', field: null, words } : null
}

const mayBeOfName = (word: string) => /^[a-z]+$/.test(word) && relativesOf(word).length === 0

/** So many other words may stand between two words of a person's name: `Ana Lúcia de Souza`. */
const MOST_BETWEEN = 3

/**
 * Whether words are a name that stands nowhere in some texts that have all of them. Only names are
 * always printed with a capital; that other words stand apart is no news.
 */
export function areApart(row: readonly string[], texts: string[], budget: Budget): boolean {
  const words = row.filter((word) => !isStopWord(word))
  return texts.every((text) => {
    budget.take(text.length)
    const tokens = tokenize(text)
    const isSmall = (token: Token) =>
      words.includes(token.text) && /^\p{Ll}/u.test(text.slice(token.start, token.end))
    return !tokens.some(isSmall) && !standTogether(words, text, tokens)
  })
}

/** Whether words stand in this order, with nothing but a name's other words between them. */
function standTogether(words: string[], text: string, tokens: Token[]): boolean {
  const [first, ...others] = words
  return tokens.some(({ text: token }, at) => {
    if (token !== first) return false
    let last = at
    return others.every((other) => {
      const near = tokens.slice(last + 1, last + 2 + MOST_BETWEEN)
      const next = near.findIndex((one) => one.text === other)
      const begin = tokens[last]!.end // a place in the tokens
      last += next + 1
      return next >= 0 && isOfName(text.slice(begin, tokens[last]!.start))
    })
  })
}

/** Whether a piece of text may stand within one name: `Lúcia de`, but not `Lima e Paulo`. */
function isOfName(between: string): boolean {
  return between
    .split(/[\s.]+/)
    .every((word) => word === '' || (word !== 'E' && /^(?:\p{Lu}[\p{L}']*|d[aeo]s?)$/u.test(word)))
}
