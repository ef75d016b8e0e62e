import type { Consulta, Motivo } from '../api/schema.ts'
import { fold } from '../lib/fold.ts'

type Ampliacao = Consulta['ampliacoes'][number]

/** What was searched besides the typed query, for people. */
export interface ReadMore {
  /** As typed, including accents and capitals. */
  typed: string
  kind: Ampliacao['tipo']
  /** The other forms, without query operators, each once. */
  also: string[]
  /** Acts that only these forms found; below 0: acts that have the parts of a code, but not the code. */
  adds: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** The widenings of a search with results; `termo` is the typed query. */
export function readMore({ ampliacoes }: Consulta, termo: string): ReadMore[] {
  return ampliacoes
    .filter(({ acrescenta }) => acrescenta !== 0)
    .map(({ tipo, escrito, tambem, acrescenta }) => ({
      typed: asTyped(termo, escrito),
      kind: tipo,
      also: onceEach(tambem.map(bare)),
      adds: acrescenta,
    }))
}

/** Why acts come near that do not have what was typed, for people. */
export interface ReadNear extends Omit<ReadMore, 'kind' | 'adds'> {
  kind: Motivo['tipo']
  /** The query with the first of the other words in place of the typed ones; null: there is none. */
  consulta: string | null
}

/** More would be a list that nobody reads. */
const MOST_SHOWN = 4

/** Why a list has acts that only come near; `termo` is the typed query. */
export function readNear(motivos: Motivo[], termo: string): ReadNear[] {
  return motivos.map(({ tipo, escrito, tambem, consulta }) => ({
    typed: asTyped(termo, escrito),
    kind: tipo,
    also: onceEach(tambem.map(bare)).slice(0, MOST_SHOWN),
    consulta,
  }))
}

/**
 * The words of `termo` that fold to `escrito`; `escrito` itself if they are not adjacent, as in a
 * filter.
 */
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

/** If names differ only in accents, keeps the first: a printed name comes before its words. */
function onceEach(names: string[]): string[] {
  const folded = names.map(fold)
  return names.filter((_, at) => folded.indexOf(folded[at]!) === at) // as many as names
}
