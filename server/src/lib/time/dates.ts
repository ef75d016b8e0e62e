/**
 * Calendar dates as `YYYY-MM-DD` strings, and days as whole numbers since 2000-01-01.
 * The gazette knows only calendar dates of Brasília; none of this depends on a time zone.
 */

/** Milliseconds. */
export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const EPOCH_MS = Date.UTC(2000, 0, 1)

/** Whether `text` is a real calendar date written `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Days from 2000-01-01 to `date` (negative before it). */
export function dayNumber(date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - EPOCH_MS) / DAY_MS)
}

/** The inverse of {@link dayNumber}. */
export function dateOfDay(day: number): string {
  return new Date(EPOCH_MS + day * DAY_MS).toISOString().slice(0, 10)
}

/** The year that a day falls in. */
export function yearOfDay(day: number): number {
  return new Date(EPOCH_MS + day * DAY_MS).getUTCFullYear()
}

/** The last day of a month; `month` is YYYY-MM. */
export function lastDayOfMonth(month: string): string {
  const afterIt = new Date(`${month}-01T00:00:00Z`)
  afterIt.setUTCMonth(afterIt.getUTCMonth() + 1, 0)
  return afterIt.toISOString().slice(0, 10)
}

const brasilia = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The last requested hour since 1970, and its date: formatting a date takes 20 µs. */
let lastAsked = { hour: -1, date: '1969-12-31' }

/**
 * The calendar date in Brasília at `now`; the UTC date is a day ahead after 21:00. The offset from UTC has
 * been a whole number of hours since 1914.
 */
export function brasiliaDate(now: Date): string {
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (hour !== lastAsked.hour) lastAsked = { hour, date: brasilia.format(now) }
  return lastAsked.date
}

const brasiliaOffset = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  timeZoneName: 'longOffset',
})

/** The instant at which clocks in Brasília show `time` (HH:MM) on `date`. */
export function brasiliaInstant(date: string, time: string): Date {
  const asIfUtc = new Date(`${date}T${time}:00Z`)
  const offset = brasiliaOffset.formatToParts(asIfUtc).find(({ type }) => type === 'timeZoneName')
  return new Date(`${date}T${time}:00${offset!.value.slice('GMT'.length)}`) // requested by `timeZoneName`
}
