import { dayNumber } from './dates.ts'

/** Days of the week, in the order of `Date.getDay()`. */
export const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** 2000-01-01 was a Saturday. */
const FIRST_WEEKDAY = 6

/** The day of the week of a date (YYYY-MM-DD). */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[(((dayNumber(date) + FIRST_WEEKDAY) % 7) + 7) % 7]! // one of seven
}
