import { pointCounter } from '../../lib/text/point-counter.ts'
import { type ReferredAct, partCitationOf } from '../citation.ts'
import { type InnerAct, innerActsOf } from './inner-acts-of.ts'

/** Which of the acts within an article is meant, in the names of the wire. */
export interface PartAddress {
  /** `pub_…#1146`: the article's id, and what names the act within it. */
  endereco: string
  /** Null: it has none. */
  numero: string | null
}

/** A place in `conteudo_completo`, in code points; `fim` is exclusive. */
interface PlaceInText {
  inicio: number
  fim: number
}

/** One of the acts within an article, in the names of the wire; {@link PARTE_FIELDS} has their order. */
export interface Parte extends PartAddress, PlaceInText {
  tipo_ato: string | null
  titulo: string | null
  data: string | null
  nomes: string[]
  assinatura: string | null
  abertura: PlaceInText | null
  citacao: string
}

export const PARTE_FIELDS = [
  'endereco',
  'numero',
  'tipo_ato',
  'titulo',
  'data',
  'nomes',
  'assinatura',
  'inicio',
  'fim',
  'abertura',
  'citacao',
] as const satisfies (keyof Parte)[]

interface Article extends ReferredAct {
  id: string
  conteudo_completo: string
  assinatura: string
}

/** Articles hold some two hundred at most. */
const MOST = 1_000

/** The acts within an article that holds several, in the order of the text, at most {@link MOST}. */
export function partesOf(article: Article): Parte[] {
  return asPartes(article, innerActsOf(article).slice(0, MOST))
}

/** Some of the acts within an article, in the order of the text. */
export function asPartes(article: Article, acts: InnerAct[]): Parte[] {
  const { id, conteudo_completo } = article
  const place = placeIn(conteudo_completo)
  return acts.map((act) => {
    const abertura = act.opening && place(act.opening)
    const called = { ...addressOf(id, act), tipo_ato: act.kind, titulo: act.heading }
    return {
      ...called,
      data: act.date,
      nomes: act.persons,
      assinatura: act.signature,
      ...place(act),
      abertura,
      citacao: partCitationOf(article, called),
    }
  })
}

export function addressOf(id: string, { key, number }: InnerAct): PartAddress {
  return { endereco: `${id}#${key}`, numero: number }
}

/** Places in code points; an opening before several acts is counted once, so that offsets ascend. */
function placeIn(text: string): (place: { start: number; end: number }) => PlaceInText {
  const pointsUntil = pointCounter(text)
  const known = new Map<number, PlaceInText>()
  return ({ start, end }) => {
    const place = known.get(start) ?? { inicio: pointsUntil(start), fim: pointsUntil(end) }
    known.set(start, place)
    return place
  }
}
