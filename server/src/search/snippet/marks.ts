import type { Budget, Query } from '../../../engine/port.ts'
import { marginLines } from '../../../engine/analysis.ts'
import { pointCounter } from '../../lib/text/point-counter.ts'
import { printQuery } from '../../../engine/query.ts'
import {
  type SoughtItem,
  endOf,
  findHits,
  soughtItems,
  startOf,
  wordsIn,
} from '../../../engine/snippet.ts'
import type { ActText } from './excerpts.ts'

/** A place in an act's full text that a query found, in code points; `fim` is exclusive. */
export interface Mark {
  inicio: number
  fim: number
  /** The part of the query that matches here, as it was read. */
  termo: string
}

/** Steps per mark: to print it, and to count the letters before it. */
const MARK_STEPS = 20

/**
 * The places in an act's full text that answer a query, in order and without overlaps: the same
 * words that excerpts mark. A word that is searched only in titles is marked in the heading.
 */
export function marksIn(act: ActText, query: Query, budget: Budget): Mark[] {
  const { titulo, conteudo_completo } = act
  const words = wordsIn(conteudo_completo, budget)
  const heading = conteudo_completo.startsWith(titulo) ? titulo.length : 0
  const body = soughtItems(query, 'texto')
  const ofTitle = soughtItems(query, 'titulo').filter(isOfTitle)
  const leaves = [...body, ...ofTitle]
  const inHeading = findHits(words, ofTitle, budget)
    .filter((hit) => endOf(words.tokens, hit) <= heading)
    .map((hit) => ({ ...hit, sought: hit.sought + body.length }))
  const hits = [...findHits(words, body, budget, marginLines(act)), ...inHeading]
  const pointsUntil = pointCounter(conteudo_completo)
  const marks: Mark[] = []
  let free = 0
  for (const hit of hits.sort((a, b) => a.first - b.first || a.last - b.last)) {
    const start = startOf(words.tokens, hit)
    const end = endOf(words.tokens, hit)
    if (start < free) continue
    budget.take(MARK_STEPS)
    free = end
    const termo = printQuery(leaves[hit.sought]!) // hits refer to these leaves
    marks.push({ inicio: pointsUntil(start), fim: pointsUntil(end), termo })
  }
  return marks
}

function isOfTitle(leaf: SoughtItem): boolean {
  return leaf.kind !== 'code' && (leaf.field === 'titulo' || leaf.field === 'sem_assinatura')
}
