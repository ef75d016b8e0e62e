import type { Budget } from '../port/budget.ts'
import type { Token } from '../analysis/analysis.ts'
import type { MarginLine } from '../analysis/margins.ts'
import { printQuery } from '../query/print.ts'
import type { Query } from '../port/query.ts'
import { bestWindow, cut, endOf, startOf } from './choose-part.ts'
import {
  type Hit,
  type MarkedField,
  type SoughtItem,
  type TextWords,
  findHits,
  inOrder,
  soughtItems,
  wordsIn,
} from './find-hits.ts'
import { findRows } from './find-rows.ts'

/** A piece of a snippet; `marcado`: the query searched for it. Plain text, without any markup. */
export interface SnippetSegment {
  texto: string
  marcado: boolean
}

interface Snippet {
  segmentos: SnippetSegment[]
  /** The parts of the query that are marked in it, as they were read. */
  termos: string[]
  /** Where in the text each of them begins, in UTF-16 units. */
  places: number[]
}

/** Shows why queries found a text. Made once for several queries, because reading the text takes longest. */
export interface SnippetSource {
  /**
   * The part of the text that best shows why a query found it: where its words stand in a row, or
   * else where most of the searched items are close together. It is cut at words, spaces are joined, `…` marks omissions. The beginning of
   * the text if the hits are elsewhere, for example in another field. The segments hold at most
   * `length` characters, without the `…`.
   */
  snippet(query: Query, length: number): Snippet
}

interface ShownText {
  /** The text as people may see it, of the same length. */
  shown?: string
  /** Where `corpo:` does not seek, in a full text. */
  margins?: readonly MarginLine[]
}

export function snippetSource(
  text: string,
  field: MarkedField,
  budget: Budget,
  { shown = text, margins = [] }: ShownText = {},
): SnippetSource {
  const words = wordsIn(text, budget)
  return {
    snippet(query, length) {
      const leaves = soughtItems(query, field)
      const hits = findHits(words, leaves, budget, margins)
      const telling = tellingHits(query, words, leaves, hits, length, budget)
      const part = cut(text, words.tokens, telling, length)
      const within = hits.filter(
        (hit) => startOf(words.tokens, hit) < part.end && endOf(words.tokens, hit) > part.start,
      )
      const segments = split(shown, words.tokens, within, part.start, part.end)
      const found = new Set(within.map(({ sought }) => printQuery(leaves[sought]!))) // hits refer to these leaves
      return {
        segmentos: withEllipses(segments, part.start > 0, text.slice(part.end).trim() !== ''),
        termos: [...found],
        places: within.map((hit) => startOf(words.tokens, hit)),
      }
    },
  }
}

/** The hits to show. Neighbours count as one more item, and all words in a row more than everything else. */
function tellingHits(
  query: Query,
  words: TextWords,
  items: SoughtItem[],
  hits: Hit[],
  length: number,
  budget: Budget,
): Hit[] {
  const { pairs, whole } = findRows(query, words, items, hits, budget)
  const all = [...hits, ...pairs, ...whole].sort(inOrder)
  const row = whole[0]?.sought
  return bestWindow(words.tokens, all, length, (sought) => (sought === row ? all.length : 1))
}

/** Alternating parts: unmarked, marked. Hits that touch or overlap are one. */
function split(
  text: string,
  tokens: Token[],
  hits: Hit[],
  start: number,
  end: number,
): SnippetSegment[] {
  const parts: SnippetSegment[] = []
  let at = start
  for (const hit of hits) {
    const from = Math.max(at, startOf(tokens, hit))
    const to = Math.min(end, endOf(tokens, hit))
    if (from >= to) continue
    push(text.slice(at, from), false)
    push(text.slice(from, to), true)
    at = to
  }
  push(text.slice(at, end), false)
  return parts

  function push(piece: string, marcado: boolean): void {
    const spaced = piece.replace(/\s+/g, ' ')
    const before = parts.at(-1)
    if (spaced === '') return
    if (before?.marcado === marcado) before.texto += spaced
    else parts.push({ texto: spaced, marcado })
  }
}

function withEllipses(parts: SnippetSegment[], before: boolean, after: boolean): SnippetSegment[] {
  return [
    ...(before ? [{ texto: '…', marcado: false }] : []),
    ...parts,
    ...(after ? [{ texto: '…', marcado: false }] : []),
  ].reduce<SnippetSegment[]>((joined, part) => {
    const last = joined.at(-1)
    if (last && last.marcado === part.marcado) last.texto += part.texto
    else joined.push({ ...part })
    return joined
  }, [])
}
