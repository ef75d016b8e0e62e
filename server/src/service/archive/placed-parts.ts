import type { PlacedPart, Relation } from '../../gazette/publication-detail.ts'
import type { Span } from '../../gazette/relations/part.ts'
import { placesIn } from '../../gazette/relations/part-places.ts'
import type { RequestBudget } from '../../lib/flow/budget.ts'
import { pointCounter } from '../../lib/text/point-counter.ts'

/**
 * The parts that relations of an act are about, with their places in the act's text: where it names the part
 * of the other act, or where it has the part that the other one speaks of; null for a relation to a whole.
 */
export function placedParts(
  relations: Relation[],
  text: string,
  budget: RequestBudget,
): (PlacedPart | null)[] {
  if (relations.every(({ parte }) => parte === null)) return relations.map(() => null)
  budget.take(text.length)
  const places = placesIn(text)
  const found = relations.map(({ tipo, parte, said }) =>
    parte === null ? [] : tipo.endsWith('_por') ? places(parte) : said.filter(isWithin(text)),
  )
  const point = pointsOf(text, found.flat(2))
  return relations.map(({ parte }, at) => {
    if (parte === null) return null
    const trechos = found[at]!.map(([start, end]) => ({ inicio: point(start), fim: point(end) }))
    return { tipo: parte.tipo, texto: parte.texto, trechos }
  })
}

/** An older version of a text may have been longer. */
function isWithin({ length }: string): (span: Span) => boolean {
  return ([, end]) => end <= length
}

/** Where these places are in code points; they are in UTF-16 units. */
function pointsOf(text: string, places: number[]): (place: number) => number {
  const count = pointCounter(text)
  const points = new Map(places.toSorted((a, b) => a - b).map((place) => [place, count(place)]))
  return (place) => points.get(place)!
}
