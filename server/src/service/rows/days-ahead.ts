import { dateOfDay, dayNumber } from '../../lib/time/dates.ts'

/** The days from today to this many days ahead; null: none are asked for. */
export function daysAhead(
  days: number | undefined,
  today: string,
): { from: string; to: string } | null {
  return days === undefined ? null : { from: today, to: dateOfDay(dayNumber(today) + days) }
}
