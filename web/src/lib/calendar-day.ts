import type { Day } from './dates.ts'

/** The address of a day in the calendar; without one, of the newest. */
export function calendarDay(day: Day | undefined): { ano?: number; dia?: Day } {
  return day === undefined ? {} : { ano: Number(day.slice(0, 4)), dia: day }
}

/** The first day in a sentence of the API. */
export function dayIn(sentence: string | undefined): Day | undefined {
  return /\b\d{4}-\d{2}-\d{2}\b/.exec(sentence ?? '')?.[0]
}
