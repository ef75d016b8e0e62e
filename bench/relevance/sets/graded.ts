import type { Publication } from '../../../server/src/gazette/publication.ts'
import type { ActKey } from '../../../server/src/search/search-index.ts'
import type { Archive } from '../archive.ts'
import { ask } from '../ask.ts'
import { type QuerySet, ndcg } from '../measure.ts'
import { GRADED } from './graded-queries.ts'

/** Which acts answer a query, in the words of a reader; patterns read `titulo | orgao | text`, folded. */
export interface Graded {
  termo: string
  /** What was meant. */
  best: RegExp
  /** What also helps. */
  fair?: RegExp
}

const BEST = 3
const FAIR = 1

export const graded: QuerySet = {
  name: 'graded by reading',
  measure: 'nDCG@10',
  aim: '0.9',
  cases: (archive) => {
    const texts = new Map([...archive.acts].map(([key, act]) => [key, read(act)]))
    return GRADED.map((query) => ({
      termo: query.termo,
      score: () => score(archive, texts, query),
    }))
  },
}

async function score(archive: Archive, texts: Map<ActKey, string>, query: Graded): Promise<number> {
  const gradeOf = (key: ActKey) => grade(query, texts.get(key)!) // all acts are read
  const grades = [...texts.keys()].map(gradeOf)
  return ndcg((await ask(archive, query.termo)).keys, gradeOf, grades)
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
