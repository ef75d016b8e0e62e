import type { Budget, Query } from '../../../engine/port.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { type MarginLine, marginLines } from '../../../engine/analysis.ts'
import {
  type MarkedField,
  type SnippetSegment,
  type SnippetSource,
  snippetSource,
} from '../../../engine/snippet.ts'

/** An excerpt of an act, in the names of the wire. */
export interface Excerpt {
  campo: 'titulo' | 'conteudo_completo'
  segmentos: SnippetSegment[]
  /** The parts of the query that are marked in it, as they were read. */
  termos: string[]
}

/** The texts that excerpts are taken from. */
export interface ActText {
  titulo: string
  conteudo_completo: string
  assinatura: string
}

/** Excerpts, and where in `conteudo_completo` the marks of the last one begin, in UTF-16 units. */
interface PlacedExcerpts {
  trechos: Excerpt[]
  places: number[]
}

/** The length of an excerpt of the full text, in characters. */
const LENGTH = 280

/** Makes excerpts of one act for any query. CPFs in them are masked. */
export function excerptSource(act: ActText, budget: Budget) {
  const { titulo } = act
  const heading = sourceOf(titulo, 'titulo', budget, [])
  const body = bodySource(act, budget)
  return {
    /**
     * The whole title, if a part of it is marked, and the part of the text that best shows why a
     * query finds it.
     */
    excerpts(query: Query): PlacedExcerpts {
      const { places: _, ...title } = heading.snippet(query, titulo.length)
      const { places, ...text } = body(query)
      return {
        trechos: [
          ...(title.termos.length > 0 ? [{ campo: 'titulo' as const, ...title }] : []),
          { campo: 'conteudo_completo', ...text },
        ],
        places,
      }
    },
  }
}

/** The part of an act's text that best shows why a query finds it, and where its marks begin. */
export function textExcerpt(
  act: ActText,
  query: Query,
  budget: Budget,
): { segmentos: SnippetSegment[]; places: number[] } {
  return bodySource(act, budget)(query)
}

function bodySource(act: ActText, budget: Budget) {
  const { titulo, conteudo_completo } = act
  const body = withoutHeading(conteudo_completo, titulo)
  const before = conteudo_completo.length - body.length
  const margins = marginLines(act).map(({ start, end }) => ({
    start: start - before,
    end: end - before,
  }))
  const source = sourceOf(body, 'texto', budget, margins)
  return (query: Query) => {
    const { places, ...text } = source.snippet(query, LENGTH)
    return { ...text, places: places.map((place) => place + before) }
  }
}

/** Masks the whole text, because a mark or the excerpt's end may be in the middle of a CPF. */
function sourceOf(
  text: string,
  field: MarkedField,
  budget: Budget,
  margins: MarginLine[],
): SnippetSource {
  return snippetSource(text, field, budget, { shown: maskCpfs(text), margins })
}

/** Without the heading, which is shown above already; the whole text if nothing else is left. */
export function withoutHeading(text: string, titulo: string): string {
  const rest = text.startsWith(titulo) ? text.slice(titulo.length).trimStart() : ''
  return rest === '' ? text : rest
}
