import { type Day, today } from '../lib/dates.ts'

/** The last day on which a key holds that expires at this moment, which is the end of a day in Brasília. */
export function lastDayOf(expiry: string): Day {
  return today(new Date(Date.parse(expiry) - 1))
}
