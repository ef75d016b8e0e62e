import { PRINTED_DATE, readDate } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'

const DATE = new RegExp(`(?<![\\d./-])${PRINTED_DATE}`, 'gi')

/** The dates in a stretch of a text, in order. */
export function datesIn(text: string, { start, end }: Stretch): SlotReading<string>[] {
  return Array.from(text.slice(start, end).matchAll(DATE)).flatMap((found) => {
    const value = readDate(found.slice(1))
    const at = start + found.index
    return value === null ? [] : [{ value, start: at, end: at + found[0].length }]
  })
}
