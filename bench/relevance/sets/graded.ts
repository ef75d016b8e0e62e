import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { ActKey } from '../../../server/engine/port.ts'
import { ask } from '../ask.ts'
import { type QuerySet, ndcg } from '../measure.ts'
import { begun, quoted } from './beginnings.ts'
import { GRADED, type Graded } from './graded-queries.ts'

const BEST = 3
const FAIR = 1

const NAME = 'graded by reading'
const NDCG = { measure: 'nDCG@10', aim: 'reported', scoreOf: ndcg }

export const graded = gradedSet({ name: NAME, ...NDCG })

/** With a prefix instead of its longest word. */
export const gradedBegun = gradedSet(
  { name: 'graded, its longest word begun', ...NDCG },
  (termo) => {
    const words = termo.split(' ')
    const longest = words.toSorted((a, b) => b.length - a.length)[0]!
    return words.map((word) => (word === longest ? begun(word) : word)).join(' ')
  },
)

/** With a phrase instead of its first two words. */
export const gradedQuoted = gradedSet(
  { name: 'graded, its first words quoted', ...NDCG },
  (termo) => {
    const words = termo.split(' ')
    return [quoted(words.slice(0, 2)), ...words.slice(2)].join(' ')
  },
)

/** The share of the first results that answer; queries that no act answers are left out. */
export const gradedPrecision = gradedSet({
  name: NAME,
  measure: 'P@10',
  aim: '0.9',
  scoreOf: (found, gradeOf, grades) => {
    const answers = (of: number[]) => of.filter((grade) => grade > 0).length
    if (answers(grades) === 0) return NaN
    return found.length === 0 ? 0 : answers(found.map(gradeOf)) / found.length
  },
})

interface Measured extends Pick<QuerySet, 'name' | 'measure' | 'aim'> {
  /** Gets the first results, the grade of any act, and all grades. */
  scoreOf: (found: ActKey[], gradeOf: (key: ActKey) => number, grades: number[]) => number
}

/** @param asked How a query is typed. */
function gradedSet(
  { scoreOf, ...set }: Measured,
  asked: (termo: string) => string = (termo) => termo,
): QuerySet {
  return {
    ...set,
    cases: (archive) => {
      const texts = new Map([...archive.acts].map(([key, act]) => [key, read(act)]))
      return GRADED.map((query) => ({
        termo: asked(query.termo),
        score: async () => {
          const gradeOf = (key: ActKey) => grade(query, texts.get(key)!) // all acts are read
          const grades = [...texts.keys()].map(gradeOf)
          return scoreOf((await ask(archive, asked(query.termo))).keys, gradeOf, grades)
        },
      }))
    },
  }
}

function grade({ best, fair }: Graded, text: string): number {
  if (best.test(text)) return BEST
  return fair?.test(text) ? FAIR : 0
}

/** An act as the patterns read it: lower case, no accents, single spaces. */
function read({ titulo, orgao, conteudo_completo }: Publication): string {
  return `${titulo} | ${orgao} | ${conteudo_completo}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
