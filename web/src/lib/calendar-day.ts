import type { Day } from './dates.ts'

/** The address of a day in the calendar; without one, of the newest. */
export function calendarDay(day: Day | undefined): { ano?: number; dia?: Day } {
  return day === undefined ? {} : { ano: Number(day.slice(0, 4)), dia: day }
}
