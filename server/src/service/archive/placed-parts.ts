import type { PlacedPart, Relation } from '../../gazette/publication-detail.ts'
import { placesOf } from '../../gazette/relations/part-places.ts'
import type { RequestBudget } from '../../lib/flow/budget.ts'

/** Letters read in one step of the budget. */
const LETTERS_A_STEP = 4

/**
 * The part that a relation of an act is about, with its places in the act's text: where it names
 * the part of the other act, or where it has the part that the other one speaks of.
 */
export function placedPart(
  { tipo, parte, said }: Relation,
  text: string,
  budget: RequestBudget,
): PlacedPart | null {
  if (parte === null) return null
  budget.take(text.length / LETTERS_A_STEP)
  const spans = tipo.endsWith('_por') ? placesOf(parte, text) : said
  const trechos = spans
    .filter(([, end]) => end <= text.length)
    .map(([start, end]) => ({ inicio: codePoints(text, start), fim: codePoints(text, end) }))
  return { tipo: parte.tipo, texto: parte.texto, trechos }
}

/** Where a place is in code points; places are given in UTF-16 units. */
function codePoints(text: string, place: number): number {
  return Array.from(text.slice(0, place)).length
}
