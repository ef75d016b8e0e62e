import type { Budget, Query } from '../../../engine/port.ts'
import { maskCpfs } from '../../printed/mask-cpf.ts'
import { type SnippetSegment, type SnippetSource, snippetSource } from '../../../engine/snippet.ts'

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
}

/** The length of an excerpt of the full text, in characters. */
const LENGTH = 280

/** Makes excerpts of one act for any query. CPFs in them are masked. */
export function excerptSource({ titulo, conteudo_completo }: ActText, budget: Budget) {
  const heading = sourceOf(titulo, 'titulo', budget)
  const body = bodySource({ titulo, conteudo_completo }, budget)
  return {
    /**
     * The whole title, if a part of it is marked, and the part of the text that best shows why a
     * query finds it.
     */
    excerpts(query: Query): Excerpt[] {
      const title = heading.snippet(query, titulo.length)
      const text = body.snippet(query, LENGTH)
      return [
        ...(title.termos.length > 0 ? [{ campo: 'titulo' as const, ...title }] : []),
        { campo: 'conteudo_completo', ...text },
      ]
    },
  }
}

/** The part of an act's text that best shows why a query finds it. */
export function textExcerpt(act: ActText, query: Query, budget: Budget): SnippetSegment[] {
  return bodySource(act, budget).snippet(query, LENGTH).segmentos
}

function bodySource({ titulo, conteudo_completo }: ActText, budget: Budget): SnippetSource {
  return sourceOf(withoutHeading(conteudo_completo, titulo), 'corpo', budget)
}

/** Masks the whole text, because a mark or the excerpt's end may be in the middle of a CPF. */
function sourceOf(text: string, field: 'titulo' | 'corpo', budget: Budget): SnippetSource {
  return snippetSource(text, field, budget, maskCpfs(text))
}

/** Without the heading, which is shown above already; the whole text if nothing else is left. */
function withoutHeading(text: string, titulo: string): string {
  const rest = text.startsWith(titulo) ? text.slice(titulo.length).trimStart() : ''
  return rest === '' ? text : rest
}
