import { type Day, today } from '../lib/dates.ts'

/** The last day on which a key is valid; it expires at the end of a day in Brasília. */
export function lastDayOf(expiry: string): Day {
  return today(new Date(Date.parse(expiry) - 1))
}
