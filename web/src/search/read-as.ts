import type { Consulta } from '../api/schema.ts'
import { fold } from '../lib/fold.ts'

type Ampliacao = Consulta['ampliacoes'][number]

/** What was sought besides what was typed, for people. */
export interface ReadMore {
  /** As it was typed, accents and capitals included. */
  typed: string
  kind: Ampliacao['tipo']
  /** What else, without the signs of the query language, each once. */
  also: string[]
  /** Acts that were found by it alone. */
  adds: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The widenings of a search that found something; `termo` is what was typed. */
export function readMore({ ampliacoes }: Consulta, termo: string): ReadMore[] {
  return ampliacoes
    .filter(({ acrescenta }) => acrescenta > 0)
    .map(({ tipo, escrito, tambem, acrescenta }) => ({
      typed: asTyped(termo, escrito),
      kind: tipo,
      also: onceEach(tambem.map(bare)),
      adds: acrescenta,
    }))
}

/** The words of `termo` that fold to `escrito`; that itself where they are not in a row, as in a filter. */
function asTyped(termo: string, escrito: string): string {
  const words = [...termo.matchAll(WORD)]
  const sought = escrito.match(WORD) ?? []
  const at = words.findIndex((_, start) =>
    sought.every((word, offset) => fold(words[start + offset]?.[0] ?? '') === fold(word)),
  )
  const first = words[at]
  const last = words[at + sought.length - 1]
  return first && last ? termo.slice(first.index, last.index + last[0].length) : escrito
}

/** `norma:"Lei 8.112/1990"` as `Lei 8.112/1990`. */
function bare(query: string): string {
  return query.replace(/^\p{L}+:/u, '').replaceAll(/^"|"$/g, '')
}

/** Of two that differ in accents alone, the first: a name as it is printed comes before its words. */
function onceEach(names: string[]): string[] {
  const folded = names.map(fold)
  return names.filter((_, at) => folded.indexOf(folded[at]!) === at) // as many as names
}
