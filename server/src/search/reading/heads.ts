import { isStopWord } from '../../../engine/analysis.ts'
import { bodyNamedBy, bodyOfAcronym } from './bodies.ts'
import { type Run, type Widening, phrase } from './widening.ts'

/** Offices of those who head a body, and how the gazette prints them. */
const OFFICES: Record<string, string[]> = {
  presidente: ['presidente'],
  presidenta: ['presidente', 'presidenta'],
  diretor: ['diretor', 'diretora', 'diretor presidente', 'diretor geral'],
  diretora: ['diretora', 'diretor', 'diretora presidente', 'diretora geral'],
  reitor: ['reitor', 'reitora'],
  reitora: ['reitora', 'reitor'],
  superintendente: ['superintendente'],
}

const MINISTERS = ['ministro', 'ministra']

/** Reads who heads a body at the beginning of a run: `presidente do ipea`, `ministra da saúde`. */
export function readHeadOfBody(run: Run): Widening | null {
  const [office, link, named] = run.map(({ word }) => word)
  if (run[0]?.field !== null || !office || !link || !named) return null
  if (!isStopWord(link) || isStopWord(named)) return null
  if (MINISTERS.includes(office))
    return headed(3, MINISTERS.map((minister) => [minister, 'de', 'estado', link, named])) // prettier-ignore
  const printed = OFFICES[office]
  const acronym = bodyOfAcronym(named)
  const body = acronym ?? bodyNamedBy(run.slice(2).map(({ word }) => word))
  if (!printed || !body) return null
  const names = [body.words, ...body.acronyms.map((one) => [one])]
  return headed(
    2 + (acronym ? 1 : body.words.length),
    printed.flatMap((title) => names.map((name) => [...title.split(' '), link, ...name])),
  )
}

function headed(length: number, forms: string[][]): Widening {
  return { tipo: 'sinonimo', length, added: forms.map((words) => phrase(null, words)) }
}
