import { words } from '../words.ts'

/**
 * The gazette prints the editais of all bodies of a ministry below this, under the ministry's name.
 */
const OF_MANY = 'Editais e Avisos/'

/** How near two bodies are: 1 if they are the same, 0 if not even their roots agree. */
export function kinship(a: string, b: string): number {
  if (a === b) return a.startsWith(OF_MANY) ? 0.8 : 1
  const [left, right] = [a.toLowerCase().split('/'), b.toLowerCase().split('/')]
  let shared = 0
  while (shared < left.length && left[shared] === right[shared]) shared++
  if (shared === 0) return 0
  // A rector and a department below; two departments of one institution; two institutions of one
  // ministry.
  if (shared === Math.min(left.length, right.length)) return 0.8
  return shared >= 2 ? 0.6 : 0.25
}

/** The body with all its departments: the first two levels of a path. */
export function institutionOf(orgao: string): string {
  return orgao.split('/', 2).join('/')
}

/** The share of one office's words that another has; null if the first has none. */
export function officeShare(office: string, other: string): number | null {
  if (office === '') return null
  const [wanted, borne] = [office.split(' '), other.split(' ')]
  return wanted.filter((word) => borne.includes(word)).length / wanted.length
}

/** The share of an excerpt's pairs of adjacent words that a text has, from 0 to 1. */
export function excerptShare(excerpt: string, text: string): number {
  const sought = words(excerpt).trim().split(' ')
  const all = words(text)
  if (sought.length === 1) return Number(all.includes(` ${sought[0]} `))
  const pairs = sought.slice(1).map((word, i) => ` ${sought[i]} ${word} `)
  return pairs.filter((pair) => all.includes(pair)).length / pairs.length
}
