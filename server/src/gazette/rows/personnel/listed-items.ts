import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { nameAhead } from './person-names.ts'

/** The stretches of a list on one line, if each begins with a name; else the whole. */
export function listedIn(text: string, piece: Stretch): Stretch[] {
  const own = text.slice(piece.start, piece.end)
  const cuts = matchesOf(own, NEXT_ITEM).map(({ index, 0: { length } }) => index + length)
  const items = [0, ...cuts].map((from, i) => ({
    start: piece.start + from,
    end: piece.start + (cuts[i] ?? own.length),
  }))
  const isNamed = items.length > 1 && items.every((item) => nameAhead(text, item) !== null)
  return isNamed ? items : [piece]
}

const NEXT_ITEM = /; (?:e )?(?=\p{Lu})/gu
const PLACE_AND_DAY = new RegExp(
  String.raw`^\p{Lu}[\p{L}'’() /-]{2,40}?(?:[,/ –-]{1,3}[A-Z]{2})?,? (?:em )?\d{1,2}[º°]? de \p{L}{4,9} de \d{4}\.?\s*$`,
  'u',
)

/** `Porto Alegre, RS 11 de maio de 2023.` is no item. */
export function isPlaceAndDay(words: string): boolean {
  return PLACE_AND_DAY.test(words)
}
