import { analyzeField } from '../../../server/engine/analysis/analysis.ts'
import { isStopWord, tokensOf } from '../../../server/engine/analysis.ts'
import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { Archive } from '../archive.ts'
import { digest, sample } from '../measure.ts'
import { begun, quoted } from './beginnings.ts'

/** Queries with marks of the query language, drawn from the acts. */
interface MarkedQueries {
  kind: string
  queries: string[]
}

const QUERIES = 60

/** Prefixes, phrases and words near each other, alone and beside words; always the same. */
export function markedQueries({ acts }: Archive): MarkedQueries[] {
  const drawn = sample(acts.values(), QUERIES, ({ id }) => id)
  const of = (kind: string, make: (act: Publication) => string | null): MarkedQueries => ({
    kind,
    queries: [...new Set(drawn.map(make).filter((termo) => termo !== null))],
  })
  return [
    of('a prefix', (act) => begunWord(act, 0)),
    of('a prefix and a word', (act) => both(begunWord(act, 0), wordOf(act, 1))),
    of('two prefixes', (act) => both(begunWord(act, 0), begunWord(act, 1))),
    of('a phrase of the text', (act) => quotedRow(rowOf(act.conteudo_completo, act.id, 3))),
    of('a phrase of two words', (act) => quotedRow(rowOf(act.conteudo_completo, act.id, 2))),
    of('a phrase of the title', (act) => quotedRow(rowOf(act.titulo, act.id, 2))),
    of('a phrase and a word', (act) =>
      both(quotedRow(rowOf(act.conteudo_completo, act.id, 2)), wordOf(act, 1)),
    ),
    of('words near each other', (act) => near(rowOf(act.conteudo_completo, act.id, 4))),
  ]
}

function wordOf({ conteudo_completo, id }: Publication, nth: number): string | null {
  const words = tokensOf(analyzeField(conteudo_completo)).filter(
    (word) => /^[a-z]{6,}$/.test(word) && !isStopWord(word),
  )
  return words[digest(`${id} ${nth}`) % words.length] ?? null
}

function begunWord(act: Publication, nth: number): string | null {
  const word = wordOf(act, nth)
  return word && begun(word)
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

const quotedRow = (row: string[] | null) => row && quoted(row)
const near = (row: string[] | null) => row && `"${row[0]} ${row.at(-1)}"~6`
const both = (a: string | null, b: string | null) => a && b && `${a} ${b}`
