import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { ActKey } from '../../../server/engine/port.ts'
import { ask } from '../ask.ts'
import { type QuerySet, ndcg } from '../measure.ts'
import { GRADED, type Graded } from './graded-queries.ts'

const BEST = 3
const FAIR = 1

export const graded = gradedSet('nDCG@10', 'reported', (found, gradeOf, grades) =>
  ndcg(found, gradeOf, grades),
)

/** The share of the first results that answer; queries that no act answers are left out. */
export const gradedPrecision = gradedSet('P@10', '0.9', (found, gradeOf, grades) => {
  const answers = (of: number[]) => of.filter((grade) => grade > 0).length
  if (answers(grades) === 0) return NaN
  return found.length === 0 ? 0 : answers(found.map(gradeOf)) / found.length
})

/** `scoreOf` gets the first results, the grade of any act, and all grades. */
function gradedSet(
  measure: string,
  aim: string,
  scoreOf: (found: ActKey[], gradeOf: (key: ActKey) => number, grades: number[]) => number,
): QuerySet {
  return {
    name: 'graded by reading',
    measure,
    aim,
    cases: (archive) => {
      const texts = new Map([...archive.acts].map(([key, act]) => [key, read(act)]))
      return GRADED.map((query) => ({
        termo: query.termo,
        score: async () => {
          const gradeOf = (key: ActKey) => grade(query, texts.get(key)!) // all acts are read
          const grades = [...texts.keys()].map(gradeOf)
          return scoreOf((await ask(archive, query.termo)).keys, gradeOf, grades)
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
