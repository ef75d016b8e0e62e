/** Between the names of a person. */
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e'])
/** Not in a name: they join or refuse words. */
const OPERATORS = new Set(['OU', 'OR', 'NAO', 'NÃO', 'NOT'])
const WORD = /^\p{L}[\p{L}'’-]*\.?$/u
/** The service reads no longer name. */
const LONGEST = 200
const MOST_WORDS = 10

/** A query that may be a person's full name: words alone, or all of them in quotes. Null: it is none. */
export function typedName(query: string): string | null {
  const name = query
    .trim()
    .replace(/^"([^"]*)"$/, '$1')
    .trim()
  const words = name.split(/\s+/)
  const isName =
    name.length <= LONGEST &&
    words.length <= MOST_WORDS &&
    words.every((word) => WORD.test(word) && !OPERATORS.has(word)) &&
    words.filter((word) => !PARTICLES.has(word.toLowerCase())).length >= 2
  return isName ? words.join(' ') : null
}
