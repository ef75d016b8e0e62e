import { slug } from '../../../engine/analysis.ts'
import { printEntity } from '../../../engine/entities.ts'
import { normPrefixes } from '../../search/reading/norms.ts'
import type { BodyCatalog } from './body-catalog.ts'
import { accented, completionsOf } from './completions.ts'
import { type Completable, type Counted, countEach } from './count-each.ts'
import { corrected } from './corrected-text.ts'

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
  /** The number of acts that a search for it finds. */
  total: number
}

/** The most suggestions of each kind. */
const MOST = 5
/** More norms are read, because those without a year are dropped. */
const NORMS_READ = 4 * MOST
/** What fewer acts have may be a slip. */
const FEW = 3

/** Bodies, norms and words that complete the end of `typed`; the text before the last word stays. */
export async function suggestionsFor(
  typed: string,
  view: Completable,
  bodies: BodyCatalog,
): Promise<Suggestion[]> {
  return [
    ...bodies.find(typed, MOST).map(bodySuggestion),
    ...(await norms(typed, view)),
    ...(await words(typed, view, bodies)),
  ]
}

function bodySuggestion({ orgao, nome, sigla, total }: ReturnType<BodyCatalog['find']>[number]) {
  const texto = sigla === null ? nome : `${nome} (${sigla})`
  return { tipo: 'orgao' as const, texto, termo: null, orgao, total }
}

async function norms(typed: string, view: Completable): Promise<Suggestion[]> {
  const found = await Promise.all(
    normPrefixes(typed).map((prefix) => view.index.commonest('norma', prefix, NORMS_READ)),
  )
  const likeliest = found
    .flat()
    .filter(({ palavra }) => DATED.test(palavra))
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST)
    .map(({ palavra }) => {
      const texto = printEntity('norma', palavra)
      return { texto, termo: `norma:"${texto}"` }
    })
  return (await countEach(view, likeliest, MOST)).map(suggestionOf('norma'))
}

/** The filter value of a norm whose year is known. */
const DATED = /_\d+_\d{4}$/

async function words(typed: string, view: Completable, bodies: BodyCatalog): Promise<Suggestion[]> {
  const found = await completionsOf(typed, view, bodies, MOST)
  if (found.some(({ total }) => total >= FEW)) return found.map(suggestionOf('palavra'))
  const meant = await corrected(typed, view.index, (word) => accented(word, bodies))
  const better = meant === null ? [] : await completionsOf(meant, view, bodies, MOST)
  const known = new Set(found.map(({ termo }) => slug(termo)))
  return [...found, ...better.filter(({ termo }) => !known.has(slug(termo)))]
    .slice(0, MOST)
    .map(suggestionOf('palavra'))
}

function suggestionOf(tipo: 'norma' | 'palavra') {
  return ({ texto, termo, total }: Counted): Suggestion => ({
    tipo,
    texto,
    termo,
    orgao: null,
    total,
  })
}
