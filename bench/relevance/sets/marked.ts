import { analyzeField } from '../../../server/engine/analysis/analysis.ts'
import { isStopWord, tokensOf } from '../../../server/engine/analysis.ts'
import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { Archive } from '../archive.ts'
import { digest, sample } from '../measure.ts'
import { GRADED } from './graded-queries.ts'

/** Queries with marks of the query language, drawn from the acts. */
interface MarkedQueries {
  kind: string
  queries: string[]
}

const QUERIES = 60
/** Letters of a beginning. */
const LEAST_BEGUN = 4
const LONGEST_BEGUN = 7

/** Prefixes, phrases and words near each other, alone and beside words; always the same. */
export function markedQueries({ acts }: Archive): MarkedQueries[] {
  const drawn = sample(acts.values(), QUERIES, ({ id }) => id)
  const of = (kind: string, make: (act: Publication) => string | null): MarkedQueries => ({
    kind,
    queries: [...new Set(drawn.map(make).filter((termo) => termo !== null))],
  })
  return [
    of('a prefix', (act) => begun(wordOf(act, 0))),
    of('a prefix and a word', (act) => both(begun(wordOf(act, 0)), wordOf(act, 1))),
    of('two prefixes', (act) => both(begun(wordOf(act, 0)), begun(wordOf(act, 1)))),
    of('a phrase of the text', (act) => quoted(rowOf(act.conteudo_completo, act.id, 3))),
    of('a phrase of two words', (act) => quoted(rowOf(act.conteudo_completo, act.id, 2))),
    of('a phrase of the title', (act) => quoted(rowOf(act.titulo, act.id, 2))),
    of('a phrase and a word', (act) =>
      both(quoted(rowOf(act.conteudo_completo, act.id, 2)), wordOf(act, 1)),
    ),
    of('words near each other', (act) => near(rowOf(act.conteudo_completo, act.id, 4))),
    { kind: 'graded, its longest word begun', queries: GRADED.map(({ termo }) => cut(termo)) },
  ]
}

/** A graded query with a prefix instead of its longest word. */
function cut(termo: string): string {
  const words = termo.split(' ')
  const longest = words.toSorted((a, b) => b.length - a.length)[0]!
  return words.map((word) => (word === longest ? begun(word) : word)).join(' ')
}

function wordOf({ conteudo_completo, id }: Publication, nth: number): string | null {
  const words = tokensOf(analyzeField(conteudo_completo)).filter(
    (word) => /^[a-z]{6,}$/.test(word) && !isStopWord(word),
  )
  return words[digest(`${id} ${nth}`) % words.length] ?? null
}

function begun(word: string | null): string | null {
  if (word === null) return null
  const letters = LEAST_BEGUN + (digest(word) % (LONGEST_BEGUN - LEAST_BEGUN + 1))
  return `${word.slice(0, letters)}*`
}

/** Some words in a row, which neither begin nor end with a stop word. */
function rowOf(text: string, id: string, count: number): string[] | null {
  const words = tokensOf(analyzeField(text))
  const first = digest(`${id} row`) % Math.max(1, words.length - count)
  for (let at = first; at + count <= words.length; at++) {
    const row = words.slice(at, at + count)
    const [start, end] = [row[0]!, row.at(-1)!]
    if ([start, end].every((word) => /^[a-z]{3,}$/.test(word) && !isStopWord(word))) return row
  }
  return null
}

const quoted = (row: string[] | null) => row && `"${row.join(' ')}"`
const near = (row: string[] | null) => row && `"${row[0]} ${row.at(-1)}"~6`
const both = (a: string | null, b: string | null) => a && b && `${a} ${b}`
