import { PRINTED_DATE, matchesOf, readDate } from '../../../../engine/entities.ts'
import type { SlotReading } from '../reading.ts'

/** A line of its own with a place and a day: `Brasília-DF, 11 de maio de 2023.` */
const PLACE_AND_DAY = new RegExp(
  String.raw`^[^\S\n]{0,3}\p{Lu}[\p{L}'’.()/ –-]{2,60}?,? (?:em )?(?=\d)${PRINTED_DATE}\.?[^\S\n]{0,3}$`,
  'gimu',
)
const DAY = new RegExp(PRINTED_DATE, 'iu')

export interface PlaceAndDay {
  /** Where the line begins. */
  line: number
  date: SlotReading<string>
}

/** Lines of their own with a place and a day. None after the day of publication: those are days of what is to come. */
export function placesAndDays(text: string, published: string): PlaceAndDay[] {
  return matchesOf(text, PLACE_AND_DAY).flatMap(({ 0: words, index }) => {
    const day = DAY.exec(words)
    const value = day && readDate(day.slice(1))
    if (!day || value === null || value > published) return []
    const start = index + day.index
    return [{ line: index, date: { value, start, end: start + day[0].length } }]
  })
}
