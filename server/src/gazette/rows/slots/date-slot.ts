import { matchesOf, PRINTED_DATE, readDate } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** Usual dates, and those of the Navy: `02MAR2023`. */
const DATE = new RegExp(
  `(?<![\\d./-])(?:${PRINTED_DATE}|(?<day>\\d{1,2})[º°]? \\([\\p{L} ]{2,20}\\) de (?<month>jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[\\p{L}ç]{0,6} de (?<year>\\d{4})(?!\\d)|(?<day>\\d{1,2})[º°]? do m[êe]s de (?<month>jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[\\p{L}ç]{0,6} de (?<year>\\d{4})(?!\\d)|(?<day>\\d{2})(?<month>JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ)(?<year>\\d{4})(?!\\d)|(?<day>\\d{2})-(?<month>JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ)-(?<year>\\d{2})(?!\\d))`,
  'giu',
)

/** The groups of a date in digits, of one with the name of its month. */
const NO_DIGITS = [undefined, undefined, undefined]

/** The dates in a stretch of a text, in order. */
export function datesIn(text: string, { start, end }: Stretch): SlotReading<string>[] {
  return matchesOf(text.slice(start, end), DATE).flatMap((found) => {
    const { day, month, year } = found.groups!
    const whole = year?.length === 2 ? `20${year}` : year
    const value = readDate(month ? [...NO_DIGITS, day, month, whole] : found.slice(1))
    const at = start + found.index
    return value === null ? [] : [{ value, start: at, end: at + found[0].length }]
  })
}
