import { tokenize, isStopWord } from '../../../engine/analysis.ts'
import { printEntity } from '../../../engine/entities.ts'
import { spelled } from '../../search/reading/families.ts'
import { normPrefixes } from '../../search/reading/norms.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import type { BodyCatalog } from './body-catalog.ts'

export const SUGGESTION_KINDS = ['palavra', 'orgao', 'norma'] as const

/** A completion of what somebody has typed. */
export interface Suggestion {
  tipo: (typeof SUGGESTION_KINDS)[number]
  /** What to show. */
  texto: string
  /** The text to search for; null for a body, which is a filter. */
  termo: string | null
  /** The filter; null for everything but a body. */
  orgao: string | null
  /** The number of acts that have it. */
  total: number
}

/** The most suggestions of each kind. */
const MOST = 5
/** More norms are read, because those without a year are dropped. */
const NORMS_READ = 4 * MOST

/**
 * Bodies, norms and words that complete the end of `typed`; the text before the last word stays.
 */
export async function suggestionsFor(
  typed: string,
  index: Pick<SearchReader, 'commonest'>,
  bodies: BodyCatalog,
): Promise<Suggestion[]> {
  return [
    ...bodies.find(typed, MOST).map(bodySuggestion),
    ...(await norms(typed, index)),
    ...(await words(typed, index, bodies)),
  ]
}

function bodySuggestion({ orgao, nome, sigla, total }: ReturnType<BodyCatalog['find']>[number]) {
  const texto = sigla === null ? nome : `${nome} (${sigla})`
  return { tipo: 'orgao' as const, texto, termo: null, orgao, total }
}

async function norms(typed: string, index: Pick<SearchReader, 'commonest'>): Promise<Suggestion[]> {
  const found = await Promise.all(
    normPrefixes(typed).map((prefix) => index.commonest('norma', prefix, NORMS_READ)),
  )
  return found
    .flat()
    .filter(({ palavra }) => DATED.test(palavra))
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST)
    .map(({ palavra, total }) => {
      const texto = printEntity('norma', palavra)
      return { tipo: 'norma', texto, termo: `norma:"${texto}"`, orgao: null, total }
    })
}

/** The filter value of a norm whose year is known. */
const DATED = /_\d+_\d{4}$/

/** The index has words without accents: those of the commonest words and of names are put back. */
async function words(
  typed: string,
  index: Pick<SearchReader, 'commonest'>,
  bodies: BodyCatalog,
): Promise<Suggestion[]> {
  const last = tokenize(typed).at(-1)
  if (!last || last.end < typed.length) return []
  const found = await index.commonest('palavra', last.text, 2 * MOST)
  const before = typed.slice(0, last.start)
  return found
    .filter(({ palavra }) => !isStopWord(palavra))
    .slice(0, MOST)
    .map(({ palavra, total }) => {
      const texto = before + (bodies.spelled(palavra) ?? spelled(palavra))
      return { tipo: 'palavra', texto, termo: texto, orgao: null, total }
    })
}
